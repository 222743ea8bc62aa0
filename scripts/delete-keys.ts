import { openLog } from '@app/core/log/log';
import { openRedis } from '@app/core/redis/redis';

/** Removes every key below a prefix. */
export async function deleteKeys(redisUrl: string, prefix: string): Promise<void> {
  const redis = openRedis(redisUrl, 'steady', openLog('silent'));
  for await (const keys of redis.scanStream({ match: `${prefix}:*`, count: 1_000 }) as AsyncIterable<string[]>)
    if (keys.length > 0) await redis.unlink(...keys);
  redis.disconnect();
}
