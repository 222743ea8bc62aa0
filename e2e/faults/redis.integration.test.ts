import { startOwnRedis } from '@app/testkit/own-redis';
import { startStack } from '@app/testkit/stack';
import { expect, onTestFinished, test } from 'vitest';
import { faultless, judgeWatched, report, untilMidStream, watchMany } from './watch.ts';

const environment = { WORKER_LOCK_MS: '5000', WORKER_STALLED_CHECK_MS: '1000', SWEEP_EVERY_MS: '1000' };

test('after Redis is flushed mid-stream readers still end with the whole text', { timeout: 480_000 }, async () => {
  const redis = await startOwnRedis();
  onTestFinished(redis.stop);
  const stack = await startStack({ redisUrl: redis.url, environment, simulator: { chunkMs: 8 } });
  onTestFinished(stack.stop);
  const watched = await watchMany(stack, 6);
  await untilMidStream(watched);

  await redis.flushAll();

  const history = await judgeWatched(stack, watched);
  report('Redis wiped', history);
  expect(history).toMatchObject({ ...faultless, restarts: 0 });
});
