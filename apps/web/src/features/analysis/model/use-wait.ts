import { listOpenAnalyses } from '@app/contract/analyses';
import type { Wait } from '@app/contract/status';
import { useEffect, useState } from 'react';
import { call } from '../../../lib/api-client.ts';

const ASK_EVERY_MS = 4_000;

/** Polls the queue position of an accepted analysis until it starts. */
export function useWait(sessionId: string, analysisId: string | undefined): Wait | undefined {
  const [wait, setWait] = useState<Wait>();
  useEffect(() => {
    if (!analysisId) return undefined;
    const gone = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = async (): Promise<void> => {
      const open = await call(listOpenAnalyses, { query: { sessionId }, signal: gone.signal });
      setWait(open.find((work) => work.analysisId === analysisId)?.wait);
      timer = setTimeout(tryToAsk, ASK_EVERY_MS);
    };
    // A failed poll hides the note; the event stream follows the analysis independently.
    const tryToAsk = (): void => void ask().catch(() => setWait(undefined));
    // The first poll is delayed: an analysis that starts soon needs no note and no call.
    timer = setTimeout(tryToAsk, ASK_EVERY_MS);
    return () => {
      gone.abort();
      clearTimeout(timer);
      setWait(undefined);
    };
  }, [sessionId, analysisId]);
  return wait;
}
