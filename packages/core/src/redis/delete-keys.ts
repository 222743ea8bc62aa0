import { openLog } from '../log/log.ts';
import { openRedis } from './redis.ts';

/** Removes every key under a prefix, after a demo or a test. */
export async function deleteKeys(redisUrl: string, prefix: string): Promise<void> {
  const redis = openRedis(redisUrl, 'request', openLog('silent'));
  try {
    for await (const keys of redis.scanStream({ match: `${prefix}:*`, count: 1_000 }) as AsyncIterable<string[]>)
      if (keys.length > 0) await redis.unlink(...keys);
  } finally {
    redis.disconnect();
  }
}
