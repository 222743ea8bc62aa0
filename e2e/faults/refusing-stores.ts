import { setTimeout as delay } from 'node:timers/promises';
import { openLog } from '@app/core/log/log';
import { openRedis, type Redis } from '@app/core/redis/redis';
import { type RawBuilder, sql } from 'kysely';
import type { FaultContext } from './fault-context.ts';
import type { FaultTarget } from './fault-target.ts';

/** Settings under which a store answers and takes no writes. */
type Refusal = { begin(target: FaultTarget): Promise<void>; end(target: FaultTarget): Promise<void> };

/** ALTER SYSTEM is allowed while Postgres is read-only. */
const setReadOnly = async ({ stack: { db } }: FaultTarget, value: 'on' | 'off'): Promise<void> => {
  const steps: RawBuilder<unknown>[] = [
    sql`alter system set default_transaction_read_only = ${sql.lit(value)}`,
    sql`select pg_reload_conf()`,
  ];
  for (const step of steps) await step.execute(db);
};

const tellRedis = async ({ redis: { url } }: FaultTarget, run: (redis: Redis) => Promise<unknown>): Promise<void> => {
  const redis = openRedis(url, 'steady', openLog('silent'));
  await run(redis);
  redis.disconnect();
};

export const refusals = {
  'postgres-read-only': {
    begin: (target) => setReadOnly(target, 'on'),
    end: (target) => setReadOnly(target, 'off'),
  },
  'redis-full': {
    begin: (target) => tellRedis(target, (redis) => redis.config('SET', 'maxmemory', '1')),
    end: (target) => tellRedis(target, (redis) => redis.config('SET', 'maxmemory', '0')),
  },
  'redis-read-only': {
    begin: (target) => tellRedis(target, (redis) => redis.replicaof('127.0.0.1', '1')),
    end: (target) => tellRedis(target, (redis) => redis.replicaof('NO', 'ONE')),
  },
} as const satisfies Record<string, Refusal>;
export type RefusalId = keyof typeof refusals;

export async function refuseWrites(
  id: RefusalId,
  { target, seconds, injectFault, note, reportViolation }: FaultContext,
): Promise<void> {
  await injectFault(async () => {
    await refusals[id].begin(target);
    try {
      await delay((seconds * 1_000) / 2);
      const { apis, workers } = target.stack;
      const answers = await Promise.all(
        [...apis, ...workers].map(async ({ url }) => (await fetch(`${url}/readyz`)).status),
      );
      note(`/readyz ${answers.join(' ')}`);
      // Without Redis the api still keeps requests and reads what is stored.
      const refusing = id === 'postgres-read-only' ? answers : answers.slice(apis.length);
      if (refusing.some((status) => status !== 503)) reportViolation(`/readyz ${answers.join(' ')}`);
      await delay((seconds * 1_000) / 2);
    } finally {
      await refusals[id].end(target);
    }
  });
}
