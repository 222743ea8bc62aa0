import { randomBytes } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, expect, test } from 'vitest';
import { AppError } from '../errors/app-error.ts';
import { openLog } from '../log/log.ts';
import { openMetrics } from '../metrics/metrics.ts';
import { deleteKeys } from '../redis/delete-keys.ts';
import { openRedis } from '../redis/redis.ts';
import { noTrace } from '../trace/trace.ts';
import { openQueue } from './queue.ts';
import { startWorkers } from './workers.ts';

const url = process.env.TEST_REDIS_URL || 'redis://127.0.0.1:6379';
const prefix = `test-${randomBytes(6).toString('hex')}`;
const log = openLog('silent');
const redis = openRedis(url, 'steady', log);
const queue = openQueue(redis, prefix);

afterAll(async () => {
  await queue.close();
  redis.disconnect();
  await deleteKeys(url, prefix);
});

test('a finished job is removed, so the same work can be added again', async () => {
  const analysisId = uuidv7();
  let runs = 0;
  const analyze = async (): Promise<void> => {
    runs += 1;
    if (runs === 1) throw new AppError('SERVICE_UNAVAILABLE');
  };
  const settings = { prefix, queues: ['llm-openai' as const], concurrency: 1, lockMs: 5_000, stalledCheckMs: 5_000 };
  const workers = startWorkers(redis, { analyze }, { log, metrics: openMetrics(), trace: noTrace }, settings);
  const isKnown = () => queue.has('llm-openai', analysisId);

  for (const expected of [2, 3]) {
    await queue.add('llm-openai', 'analyze', { analysisId }, { key: analysisId });
    await expect.poll(() => runs, { timeout: 40_000 }).toBe(expected);
    await expect.poll(isKnown, { timeout: 40_000 }).toBe(false);
  }
  await workers.close(1_000);
});
