import { openLog } from '../log/log.ts';
import { openRedis } from './redis.ts';

/** Removes every key under a prefix. Returns how many. */
export async function deleteKeys(redisUrl: string, prefix: string): Promise<number> {
  let count = 0;
  const redis = openRedis(redisUrl, 'request', openLog('silent'));
  try {
    for await (const keys of redis.scanStream({ match: `${prefix}:*`, count: 1_000 }) as AsyncIterable<string[]>)
      if (keys.length > 0) count += await redis.unlink(...keys);
    return count;
  } finally {
    redis.disconnect();
  }
}
