import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Config } from './config/config.ts';
import { readDatabaseFacts } from './db/database-facts.ts';
import type { Metrics } from './metrics/metrics.ts';
import { queueNames } from './queue/jobs.ts';
import { readRedisFacts } from './redis/redis-facts.ts';
import type { Services } from './services.ts';

/** Metrics of the whole fleet. Every api process exports them, so that they exist even when no worker is left. */
export function collectFleetMetrics({ metrics, db, redis, queue, config }: Services): void {
  metrics.set('app_retention_days', {}, config.RETENTION_DAYS);
  metrics.onScrape(async () => {
    await Promise.all(
      queueNames.map(async (name) => {
        const { jobs, oldestAt } = await queue.factsOf(name);
        for (const [state, count] of Object.entries(jobs)) metrics.set('app_queue_jobs', { queue: name, state }, count);
        const waited = oldestAt === undefined ? 0 : Math.max(0, Date.now() - oldestAt) / 1_000;
        metrics.set('app_queue_oldest_seconds', { queue: name }, waited);
      }),
    );
  }, 'queue');
  metrics.onScrape(async () => {
    const { bytes, erasures, isDeletionHeld, partitions } = await readDatabaseFacts(db);
    metrics.set('app_database_bytes', {}, bytes);
    metrics.set('app_deletion_held', {}, isDeletionHeld ? 1 : 0);
    metrics.set('app_erasures_pending', {}, erasures.pending);
    metrics.set('app_erasures_oldest_seconds', {}, erasures.oldestSeconds);
    for (const { table, daysAhead, oldestDays } of partitions) {
      metrics.set('app_partition_days_ahead', { table }, daysAhead);
      metrics.set('app_partition_oldest_days', { table }, oldestDays);
    }
  }, 'database');
  metrics.onScrape(async () => {
    const { memoryBytes, memoryLimitBytes, isAofOk } = await readRedisFacts(redis);
    metrics.set('app_redis_memory_bytes', {}, memoryBytes);
    metrics.set('app_redis_memory_limit_bytes', {}, memoryLimitBytes);
    metrics.set('app_redis_aof_ok', {}, isAofOk ? 1 : 0);
  }, 'redis');
}

/** Free disk space of the folders that hold files; a bucket has no known limit. */
export function collectDiskMetrics(metrics: Metrics, config: Config, hasWork: boolean): void {
  const places = {
    ...(!config.S3_BUCKET && { storage: config.STORAGE_FOLDER }),
    ...(hasWork && { work: config.WORK_FOLDER }),
  };
  metrics.onScrape(async () => {
    for (const [place, folder] of Object.entries(places)) {
      // The folder is created with the first file.
      const { bavail, blocks } = await statfs(folder).catch(() => statfs(dirname(folder)));
      metrics.set('app_disk_free_ratio', { place }, bavail / blocks);
    }
  }, 'disk');
}
