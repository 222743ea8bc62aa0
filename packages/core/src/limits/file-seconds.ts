import { type RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { Config } from '../config/config.ts';
import { AppError } from '../errors/app-error.ts';
import type { Redis } from '../redis/redis.ts';
import { openCounter } from './open-counter.ts';
import { NETWORKS_OF_BLOCK } from './sender.ts';

/** Hashes of the quota subjects. A client without a cookie is counted by network and block only. */
export type FileQuotaSubject = { visitor?: Buffer | undefined; network: Buffer; block: Buffer };

/** One count of media worker time for extracted, exported and analysed files. */
export type FileSeconds = {
  /** Counts the first second of a file. Throws RATE_LIMITED, or OVERLOADED when the quota of all is used up. */
  take(quotaSubject: FileQuotaSubject): Promise<void>;
  /** Counts the time beyond that second. Never refuses; the next `take` does. */
  charge(quotaSubject: FileQuotaSubject, ranMs: number): void;
};

const HOUR_SECONDS = 3_600;
/** The part of the shared quota that is reserved for blocks with little use. */
const NEWCOMER_PART = 0.2;
const ALL = 'all';

export function openFileSeconds(redis: Redis, config: Config): FileSeconds {
  const open = (name: string, points: number): RateLimiterRedis =>
    openCounter(redis, config.REDIS_PREFIX, { name: `file-${name}`, points, seconds: HOUR_SECONDS });
  const visitors = open('visitor', config.FILE_SECONDS_VISITOR_HOUR);
  const networks = open('network', config.FILE_SECONDS_NETWORK_HOUR);
  const blocks = open('block', config.FILE_SECONDS_NETWORK_HOUR * NETWORKS_OF_BLOCK);
  const all = open(ALL, config.FILE_SECONDS_ALL_HOUR);
  const openToAll = config.FILE_SECONDS_ALL_HOUR * (1 - NEWCOMER_PART);

  const ownCounters = ({ visitor, network, block }: FileQuotaSubject): [RateLimiterRedis, string][] => [
    ...(visitor ? [[visitors, visitor.toString('base64url')] as [RateLimiterRedis, string]] : []),
    [networks, network.toString('base64url')],
    [blocks, block.toString('base64url')],
  ];

  /** A block below one visitor's quota is a newcomer and may use the reserved part. */
  async function takeOfAll(usedByBlock: number): Promise<void> {
    const isNewcomer = usedByBlock <= config.FILE_SECONDS_VISITOR_HOUR;
    const { consumedPoints, msBeforeNext } = await all.consume(ALL);
    if (!isNewcomer && consumedPoints > openToAll) throw new AppError('OVERLOADED', { retryAfterMs: msBeforeNext });
  }

  return {
    async take(quotaSubject) {
      let usedByBlock = 0;
      for (const [counter, name] of ownCounters(quotaSubject))
        usedByBlock = (await counter.consume(name).catch(refuseWith('RATE_LIMITED'))).consumedPoints;
      await takeOfAll(usedByBlock).catch(refuseWith('OVERLOADED'));
    },
    charge(quotaSubject, ranMs) {
      const more = Math.floor(ranMs / 1_000);
      if (more <= 0) return;
      for (const [counter, name] of [...ownCounters(quotaSubject), [all, ALL] as const])
        void counter.penalty(name, more).catch(() => {}); // Redis is away
    },
  };
}

const refuseWith =
  (code: 'RATE_LIMITED' | 'OVERLOADED') =>
  (refusal: unknown): never => {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    throw new AppError(code, { retryAfterMs: Math.max(1_000, refusal.msBeforeNext) });
  };
