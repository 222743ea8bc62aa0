import { Redis, type RedisOptions } from 'ioredis';
import type { Log } from '../log/log.ts';

/**
 * `request`: fails at once while Redis is away, because a visitor waits for the answer.
 * `steady`: waits for Redis to come back, because the work must go on.
 */
const kinds = {
  request: { maxRetriesPerRequest: 1, commandTimeout: 2_000 },
  steady: { maxRetriesPerRequest: null, enableAutoPipelining: true },
} as const satisfies Record<string, RedisOptions>;

export type { Redis } from 'ioredis';
export type RedisKind = keyof typeof kinds;

export function openRedis(url: string, kind: RedisKind, log: Log): Redis {
  const redis = new Redis(url, {
    ...kinds[kind],
    retryStrategy: (attempt) => Math.min(300 * attempt, 3_000),
  });
  redis.on('error', (error) => log.warn({ error }, 'redis connection lost'));
  return redis;
}
