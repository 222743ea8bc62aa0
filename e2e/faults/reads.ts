import { setTimeout as delay } from 'node:timers/promises';
import type { FaultContext } from './fault-context.ts';

const EVERY_MS = 100;
const WELL_SHARE = 0.99;

/** Reads stored messages repeatedly during the fault; almost every read must succeed. */
export async function watchReads({ load, seconds, note, reportViolation }: FaultContext): Promise<void> {
  const readers = load.log.visitors.slice(0, 10);
  const end = performance.now() + seconds * 1_000;
  let reads = 0;
  let well = 0;
  while (performance.now() < end) {
    const visitor = readers[reads % readers.length];
    const response = await visitor?.request(`/api/messages?sessionId=${visitor.sessionId}`).catch(() => undefined);
    await response?.body?.cancel();
    reads += 1;
    if (response && response.status < 500) well += 1;
    await delay(EVERY_MS);
  }
  note(`${well} of ${reads} reads answered meanwhile`);
  if (well < reads * WELL_SHARE) reportViolation(`only ${well} of ${reads} reads were answered`);
}
