import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { Config } from '../config/config.ts';
import { AppError } from '../errors/app-error.ts';
import type { Redis } from '../redis/redis.ts';
import { NETWORKS_OF_BLOCK, type Sender } from './sender.ts';

/** What is counted apart from each other. */
const kinds = {
  cheap: { setting: 'RATE_READS_MINUTE', seconds: 60 },
  live: { setting: 'RATE_STREAMS_MINUTE', seconds: 60 },
  costly: { setting: 'RATE_WRITES_MINUTE', seconds: 60 },
  download: { setting: 'DOWNLOADS_VISITOR_HOUR', seconds: 3_600 },
  file: { setting: 'FILE_SECONDS_NETWORK_HOUR', seconds: 3_600 },
} as const satisfies Record<string, { setting: keyof Config; seconds: number }>;

export type RateKind = keyof typeof kinds;

export type RateLimits = {
  /**
   * Counts one use, of a sender for its network and its block; throws RATE_LIMITED, with the time until the next window,
   * when none is left. Names are hashes.
   */
  take(kind: RateKind, who: Sender | string): Promise<void>;
  /** Counts what was used beyond that one; refuses nothing, the next `take` does. */
  charge(kind: RateKind, who: Sender | string, more: number): void;
};

/**
 * Exact over all processes while Redis answers. While it is away each process counts for itself: nothing is refused
 * because of Redis, and nothing is unlimited. What costs money is counted in Postgres besides.
 */
export function openRateLimits(redis: Redis, config: Config): RateLimits {
  const open = (kind: RateKind, name: string, times = 1): RateLimiterRedis => {
    const { setting, seconds } = kinds[kind];
    const points = config[setting] * times;
    const limit = { keyPrefix: `${config.REDIS_PREFIX}:rate-${name}`, points, duration: seconds };
    return new RateLimiterRedis({
      ...limit,
      storeClient: redis,
      rejectIfRedisNotReady: true,
      // Whoever is over the limit is refused from memory until the window ends: a flood does not reach Redis.
      inMemoryBlockOnConsumed: limit.points + 1,
      insuranceLimiter: new RateLimiterMemory(limit),
    });
  };
  const both = (kind: RateKind): { own: RateLimiterRedis; block: RateLimiterRedis } => ({
    own: open(kind, kind),
    block: open(kind, `${kind}-block`, NETWORKS_OF_BLOCK),
  });
  const limiters = {
    cheap: both('cheap'),
    live: both('live'),
    costly: both('costly'),
    download: both('download'),
    file: both('file'),
  };
  /** What counts this use: a network first, so that one which is refused takes nothing of its neighbours'. */
  const countersOf = (kind: RateKind, who: Sender | string): [RateLimiterRedis, string][] => {
    const { own, block } = limiters[kind];
    if (typeof who === 'string') return [[own, who]];
    return [
      [own, who.network],
      [block, who.block],
    ];
  };

  return {
    charge(kind, who, more) {
      const points = Math.floor(more);
      if (points <= 0) return;
      for (const [limiter, name] of countersOf(kind, who)) void limiter.penalty(name, points).catch(() => {}); // Redis is away
    },
    async take(kind, who) {
      try {
        for (const [limiter, name] of countersOf(kind, who)) await limiter.consume(name);
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        throw new AppError('RATE_LIMITED', { retryAfterMs: Math.max(1_000, refusal.msBeforeNext) });
      }
    },
  };
}
