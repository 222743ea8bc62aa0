import { openQueue } from '@app/core/queue/queue';
import { queueNames } from '@app/core/queue/jobs';
import { openLog } from '@app/core/log/log';
import { explainRedisFault } from '@app/core/redis/explain-fault';
import { openRedis } from '@app/core/redis/redis';
import { readRedisClock, readRedisFacts } from '@app/core/redis/redis-facts';
import { checkClock } from './check-clock.ts';
import { type Check, fail, type CheckResult, ok, warn } from './check-result.ts';

const OLDEST_VERSION = 7;
const FULL = 0.8;
const OLD_JOB_MS = 120_000;

export const checkRedis: Check = async (config) => {
  const redis = openRedis(config.REDIS_URL, 'request', openLog('silent'));
  const queue = openQueue(redis, config.REDIS_PREFIX);
  try {
    const facts = await readRedisFacts(redis);
    const results: CheckResult[] = [
      facts.version < OLDEST_VERSION
        ? fail('redis', `is version ${facts.version}: Redis ${OLDEST_VERSION} or newer, or Valkey, is needed.`)
        : ok('redis', 'answers'),
      ...(await checkClock('Redis', () => readRedisClock(redis))),
    ];
    if (facts.evictionPolicy !== 'noeviction')
      results.push(fail('redis', `may evict queued jobs (maxmemory-policy ${facts.evictionPolicy}): set noeviction.`));
    if (!facts.isAofOk)
      results.push(
        warn(
          'redis',
          'has no working append-only file: set appendonly yes and check its disk. A restart would interrupt running work.',
        ),
      );
    if (facts.memoryLimitBytes > 0 && facts.memoryBytes > facts.memoryLimitBytes * FULL)
      results.push(
        warn(
          'redis',
          `uses ${Math.round((100 * facts.memoryBytes) / facts.memoryLimitBytes)} % of its memory: raise maxmemory; a full Redis refuses writes.`,
        ),
      );
    for (const name of queueNames) {
      const { jobs, oldestAt } = await queue.factsOf(name);
      const waitedMs = oldestAt === undefined ? 0 : Date.now() - oldestAt;
      if (waitedMs > OLD_JOB_MS)
        results.push(
          warn(
            'queue',
            `${name}: ${jobs.waiting} jobs waiting, the oldest for ${Math.round(waitedMs / 1_000)} s, ${jobs.active} running: check that a worker of that role runs.`,
          ),
        );
    }
    return results;
  } catch (error) {
    return [fail('redis', explainRedisFault(error) ?? String(error))];
  } finally {
    await queue.close().catch(() => {});
    redis.disconnect();
  }
};
