import { ProviderId } from '@app/contract/models';
import type { Config } from '../config/config.ts';
import { readCounters } from '../db/counters.ts';
import type { Database } from '../db/database.ts';
import type { AdmissionQueue, QueueLengths } from '../db/queue-lengths.ts';
import { capsOfAll } from './caps.ts';

const everyQueue: AdmissionQueue[] = [...ProviderId.options, 'media'];
const HIGH = 0.5;
/** Under load one query serves all callers within this time. */
const CACHED_MS = 1_000;

/** True when half of a shared resource is used: the total budget or the queue slots. */
export function openPressure({
  db,
  queueLengths,
  config,
}: {
  db: Database;
  queueLengths: QueueLengths;
  config: Config;
}): () => Promise<boolean> {
  const caps = capsOfAll(config);
  let known = { isHigh: Promise.resolve(false), until: 0 };

  const readPressure = async (): Promise<boolean> => {
    const states = await Promise.all(everyQueue.map((queue) => queueLengths.stateOf(queue)));
    if (states.some(({ waiting }) => waiting >= config.QUEUE_MOST_WAITING * HIGH)) return true;
    const used = await readCounters(db, caps);
    return caps.some(({ name, limit }) => limit > 0 && (used.get(name) ?? 0) >= limit * HIGH);
  };

  return () => {
    if (performance.now() > known.until) known = { isHigh: readPressure(), until: performance.now() + CACHED_MS };
    return known.isHigh;
  };
}
