import { followAnalysis as route } from '@app/contract/analyses';
import type { AnalysisEvent } from '@app/contract/events';
import { urlOf } from './api-client.ts';
import { type Connection, openEventStream } from './event-stream.ts';

const KNOWN = {
  progress: true,
  noticed: true,
  'text-delta': true,
  snapshot: true,
  blocks: true,
  restart: true,
  end: true,
  error: true,
  reconnect: true,
} satisfies Record<AnalysisEvent['type'], true>;

type Follower = {
  onEvent: (event: AnalysisEvent) => void;
  onConnection?: (connection: Connection) => void;
  onLost: () => void;
};

/** Reads the events of one analysis or chat reply until the returned function is called. */
export function followAnalysis(analysisId: string, { onEvent, onConnection, onLost }: Follower): () => void {
  const stream = openEventStream(urlOf(route, { analysisId }), {
    onLost,
    ...(onConnection && { onConnection }),
    onMessage(data) {
      const event = JSON.parse(data) as AnalysisEvent;
      if (event.type === 'reconnect') stream.reopen();
      else if (event.type in KNOWN) onEvent(event); // A newer server may send unknown events.
    },
  });
  return stream.close;
}
