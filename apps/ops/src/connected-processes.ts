import { setTimeout as delay } from 'node:timers/promises';
import type { Config } from '@app/core/config/config';
import { listDatabaseProcesses } from '@app/core/db/connected-processes';
import type { Database } from '@app/core/db/database';
import { openLog } from '@app/core/log/log';
import { listRedisProcesses } from '@app/core/redis/connected-processes';
import { openRedis } from '@app/core/redis/redis';
import { OpsRefusal } from './command.ts';

/** For up to this long after a process ends, Postgres and Redis may still list its connections. */
const STALE_CONNECTION_MS = 3_000;
const POLL_MS = 200;

type Stores = Pick<Config, 'REDIS_URL' | 'REDIS_PREFIX'>;

/** Names of the api, worker and media processes of this deployment that are connected to a store. */
export async function listProcesses(db: Database, { REDIS_URL, REDIS_PREFIX }: Stores): Promise<string[]> {
  const redis = openRedis(REDIS_URL, 'request', openLog('silent'));
  try {
    const lists = await Promise.all([listDatabaseProcesses(db), listRedisProcesses(redis, REDIS_PREFIX)]);
    return [...new Set(lists.flat())];
  } finally {
    redis.disconnect();
  }
}

/** Repeats a read until `isDone` holds, or until the stores no longer list connections of ended processes. */
export async function pollUntil<Facts>(read: () => Promise<Facts>, isDone: (facts: Facts) => boolean): Promise<Facts> {
  const end = performance.now() + STALE_CONNECTION_MS;
  let facts = await read();
  while (!isDone(facts) && performance.now() < end) {
    await delay(POLL_MS);
    facts = await read();
  }
  return facts;
}

/** Throws while an api, worker or media process is connected to a store. */
export async function refuseWhileProcessesRun(db: Database, stores: Stores): Promise<void> {
  const running = await pollUntil(
    () => listProcesses(db, stores),
    (names) => names.length === 0,
  );
  if (running.length > 0)
    throw new OpsRefusal(`${running.length} processes are running: stop api, worker and media first.`);
}
