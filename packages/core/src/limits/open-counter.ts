import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';
import type { Redis } from '../redis/redis.ts';

type Counter = { name: string; points: number; seconds: number };

/** Opens a counter that all processes share. While Redis is down, each process counts for itself. */
export function openCounter(redis: Redis, prefix: string, { name, points, seconds }: Counter): RateLimiterRedis {
  const limit = { keyPrefix: `${prefix}:rate-${name}`, points, duration: seconds };
  return new RateLimiterRedis({
    ...limit,
    storeClient: redis,
    rejectIfRedisNotReady: true,
    // A sender over the limit is refused from memory until the window ends, so a flood does not reach Redis.
    inMemoryBlockOnConsumed: points + 1,
    insuranceLimiter: new RateLimiterMemory(limit),
  });
}
