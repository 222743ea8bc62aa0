import { Redis, type RedisOptions } from 'ioredis';
import type { Log } from '../log/log.ts';
import { markErrorsOf, markRedisError, redisCode } from './redis-fault.ts';
import { readSentinelAddress } from './read-sentinel-address.ts';

/**
 * `request`: fails at once while Redis is down, because a visitor waits for the response.
 * `steady`: waits for Redis to come back, because the work must go on. A command without a response in time is sent
 * again over a new connection, so a connection that the network dropped silently loses nothing. BullMQ's blocking
 * commands run on copies of such a connection and block for up to 10 s: the timeout is far above that, and above a
 * short stall of Redis.
 */
const kinds = {
  request: { maxRetriesPerRequest: 1, commandTimeout: 2_000, socketTimeout: 4_000 },
  steady: { maxRetriesPerRequest: null, enableAutoPipelining: true, socketTimeout: 30_000 },
} as const satisfies Record<string, RedisOptions>;

const CONNECT_LIMIT_MS = 5_000;

export type { Redis } from 'ioredis';
export type RedisKind = keyof typeof kinds;

/** `name` is what Redis lists the connection under. */
export function openRedis(url: string, kind: RedisKind, log: Log, name?: string): Redis {
  const options = {
    ...kinds[kind],
    ...(name !== undefined && { connectionName: name }),
    connectTimeout: CONNECT_LIMIT_MS,
    retryStrategy: (attempt) => Math.min(300 * attempt, 3_000),
    // A primary that became a replica keeps its connections: reconnect and resend the command.
    reconnectOnError: (error) => (redisCode(error) === 'READONLY' ? 2 : false),
  } satisfies RedisOptions;
  const sentinels = readSentinelAddress(url);
  const redis = sentinels ? new Redis({ ...options, ...sentinels }) : new Redis(url, options);
  redis.on('error', (error) => {
    markRedisError(error);
    const code = redisCode(error) || undefined;
    log.warn({ store: 'redis', setting: 'REDIS_URL', code, error }, 'redis connection lost');
  });
  return markErrorsOf(redis);
}
