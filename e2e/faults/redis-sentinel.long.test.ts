import { startOwnSentinel } from '@app/testkit/own-sentinel';
import { startStack } from '@app/testkit/stack';
import { expect, onTestFinished, test } from 'vitest';
import { faultless, judgeWatched, untilMidStream, watchMany } from './watch.ts';

test(
  'when the Redis primary dies the replica is promoted, and nothing is lost or paid twice',
  { timeout: 360_000 },
  async () => {
    const redis = await startOwnSentinel();
    onTestFinished(redis.stop);
    const stack = await startStack({
      processes: true,
      redisUrl: redis.url,
      simulator: { chunkMs: 20, chunkChars: 24 },
    });
    onTestFinished(stack.stop);
    const watched = await watchMany(stack, 4);
    await untilMidStream(watched, 100);

    await redis.primary.kill();
    const later = await watchMany(stack, 2, 'later');

    const history = await judgeWatched(
      stack,
      [...watched, ...later],
      'primary of Redis killed, replica promoted by a Sentinel',
    );
    expect(history).toMatchObject({ ...faultless, restarts: 0 });
  },
);
