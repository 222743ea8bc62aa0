import { openQueue } from '@app/core/queue/queue';
import { queueNames } from '@app/core/queue/jobs';
import { openLog } from '@app/core/log/log';
import { explainRedisFault } from '@app/core/redis/explain-fault';
import { openRedis } from '@app/core/redis/redis';
import { readRedisClock, readRedisFacts } from '@app/core/redis/redis-facts';
import { checkClock } from './check-clock.ts';
import { type Check, fail, type CheckResult, ok, warn } from './finding.ts';

const OLDEST_VERSION = 7;
const FULL = 0.8;
const OLD_JOB_MS = 120_000;

export const checkRedis: Check = async (config) => {
  const redis = openRedis(config.REDIS_URL, 'request', openLog('silent'));
  const queue = openQueue(redis, config.REDIS_PREFIX);
  try {
    const facts = await readRedisFacts(redis);
    const findings: CheckResult[] = [
      facts.version < OLDEST_VERSION
        ? fail('redis', `is version ${facts.version}: Redis ${OLDEST_VERSION} or newer, or Valkey, is needed.`)
        : ok('redis', 'answers'),
      ...(await checkClock('Redis', () => readRedisClock(redis))),
    ];
    if (facts.evictionPolicy !== 'noeviction')
      findings.push(
        fail('redis', `may forget queued work (maxmemory-policy ${facts.evictionPolicy}): set noeviction.`),
      );
    if (!facts.isAofOk)
      findings.push(
        warn(
          'redis',
          'keeps no append-only file, or could not write it: set appendonly yes and look at its disk. A restart would interrupt what runs.',
        ),
      );
    if (facts.memoryLimitBytes > 0 && facts.memoryBytes > facts.memoryLimitBytes * FULL)
      findings.push(
        warn(
          'redis',
          `uses ${Math.round((100 * facts.memoryBytes) / facts.memoryLimitBytes)} % of its memory: give it more; full, it refuses to write.`,
        ),
      );
    for (const name of queueNames) {
      const { jobs, oldestAt } = await queue.factsOf(name);
      const waitedMs = oldestAt === undefined ? 0 : Date.now() - oldestAt;
      if (waitedMs > OLD_JOB_MS)
        findings.push(
          warn(
            'queue',
            `${name}: ${jobs.waiting} wait, the first for ${Math.round(waitedMs / 1_000)} s, ${jobs.active} run: is a worker of that role running?`,
          ),
        );
    }
    return findings;
  } catch (error) {
    return [fail('redis', explainRedisFault(error) ?? String(error))];
  } finally {
    await queue.close().catch(() => {});
    redis.disconnect();
  }
};
