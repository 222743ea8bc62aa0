import type { AnalysisEvent } from '@app/contract/events';
import { followAnalysis } from '../../../lib/follow-analysis.ts';

type Ending = Extract<AnalysisEvent, { type: 'end' | 'error' }>;
type Listener = { signal: AbortSignal; onEvent: (event: AnalysisEvent) => void };

/** Reads the stream in the response to the question. Undefined means it broke before the reply was complete. */
export async function readReplyStream(
  events: AsyncGenerator<AnalysisEvent>,
  { signal, onEvent }: Listener,
): Promise<Ending | undefined> {
  try {
    for await (const event of events) {
      signal.throwIfAborted();
      if (isEnding(event)) return event;
      if (event.type === 'reconnect') return undefined;
      onEvent(event);
    }
  } catch (error) {
    if (signal.aborted) throw error;
  }
  return undefined;
}

/** Follows a reply by its id and reconnects as often as needed. */
export function followReply(analysisId: string, { signal, onEvent }: Listener): Promise<Ending> {
  const { promise, resolve, reject } = Promise.withResolvers<Ending>();
  if (signal.aborted) return Promise.reject(signal.reason as Error);
  const leave = followAnalysis(analysisId, {
    onEvent: (event) => (isEnding(event) ? resolve(event) : onEvent(event)),
    onLost: () => reject(new Error('')),
  });
  const onAbort = (): void => reject(signal.reason as Error);
  signal.addEventListener('abort', onAbort);
  return promise.finally(() => {
    leave();
    signal.removeEventListener('abort', onAbort);
  });
}

function isEnding(event: AnalysisEvent): event is Ending {
  return event.type === 'end' || event.type === 'error';
}
