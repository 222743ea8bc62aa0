import { z } from 'zod';

const SENTINELS = /^redis-sentinel:\/\/([^@/]*@)?[^@/,]+(,[^@/,]+)*\/[\w.-]+$/;

/** The URL of a Redis, or of the Sentinels that know its primary. */
export const RedisAddress = z.union(
  [z.url({ protocol: /^rediss?$/ }), z.string().regex(SENTINELS)],
  'must be redis://host:port or redis-sentinel://host:port,host:port/name',
);

export const redisDescription =
  'Redis or Valkey, not clustered, without eviction. With Sentinels: `redis-sentinel://:password@host:port,host:port/name`, where the hosts are the Sentinels and the name is that of the primary they watch.';
