import { type RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { Config } from '../config/config.ts';
import { AppError } from '../errors/app-error.ts';
import type { Redis } from '../redis/redis.ts';
import { openCounter } from './open-counter.ts';
import { NETWORKS_OF_BLOCK, type Sender } from './sender.ts';

/** The separate limits. */
const kinds = {
  cheap: { setting: 'RATE_READS_MINUTE', seconds: 60 },
  live: { setting: 'RATE_STREAMS_MINUTE', seconds: 60 },
  costly: { setting: 'RATE_WRITES_MINUTE', seconds: 60 },
  download: { setting: 'DOWNLOADS_VISITOR_HOUR', seconds: 3_600 },
} as const satisfies Record<string, { setting: keyof Config; seconds: number }>;

export type RateKind = keyof typeof kinds;

export type RateLimits = {
  /**
   * Counts one use or more; for a Sender, under its network and its block. Throws RATE_LIMITED with the time until the
   * next window when too few are left. Names are hashes.
   */
  take(kind: RateKind, who: Sender | string, uses?: number): Promise<void>;
};

/**
 * Exact across all processes while Redis responds. While it is down each process counts for itself: no request is
 * refused because of Redis, and none is unlimited. Paid use is also counted in Postgres.
 */
export function openRateLimits(redis: Redis, config: Config): RateLimits {
  const open = (kind: RateKind, name: string, times = 1): RateLimiterRedis => {
    const { setting, seconds } = kinds[kind];
    return openCounter(redis, config.REDIS_PREFIX, { name, points: config[setting] * times, seconds });
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
  };
  /** The counters of a use, the network first: a refused network takes nothing from its block. */
  const countersOf = (kind: RateKind, who: Sender | string): [RateLimiterRedis, string][] => {
    const { own, block } = limiters[kind];
    if (typeof who === 'string') return [[own, who]];
    return [
      [own, who.network],
      [block, who.block],
    ];
  };

  return {
    async take(kind, who, uses = 1) {
      try {
        // A request larger than the whole limit uses all of it, so it succeeds once per window.
        for (const [limiter, name] of countersOf(kind, who))
          await limiter.consume(name, Math.min(uses, limiter.points));
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        throw new AppError('RATE_LIMITED', { retryAfterMs: Math.max(1_000, refusal.msBeforeNext) });
      }
    },
  };
}
