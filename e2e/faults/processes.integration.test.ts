import { setTimeout as delay } from 'node:timers/promises';
import { startStack } from '@app/testkit/stack';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { faultless, judgeWatched, report, untilMidStream, watchMany } from './watch.ts';

/** Short locks and leases, so that another worker soon takes over a dead worker's jobs; otherwise as in production. */
const environment = {
  WORKER_LOCK_MS: '2000',
  WORKER_STALLED_CHECK_MS: '1000',
  SWEEP_EVERY_MS: '2000',
  LEASE_MS: '8000',
};

test('a worker that slept past its lease writes nothing after its successor began', { timeout: 360_000 }, async () => {
  const stack = await startStack({ workers: 1, environment, simulator: { chunkMs: 8, chunkChars: 24 } });
  onTestFinished(stack.stop);
  const [watched] = await watchMany(stack, 1);
  if (!watched) throw new Error('nothing to watch');
  await untilMidStream([watched]);
  const [sleeper] = stack.workers;

  await sleeper?.kill('SIGSTOP');
  await stack.startWorker();
  const sleepMs = Number(process.env.SLEEP_MS || 30_000);
  await delay(sleepMs);
  await sleeper?.kill('SIGCONT');

  const history = await judgeWatched(stack, [watched]);
  report(`worker stopped for ${sleepMs} ms`, history);
  const { rows } = await sql<{ attempt: number; messages: number }>`
    select attempt, (select count(*)::int from messages) as messages from analyses`.execute(stack.db);
  expect(history).toMatchObject(faultless);
  expect(rows).toEqual([{ attempt: history.restarts + 1, messages: 1 }]);
  expect(history.restarts).toBeGreaterThan(0);
});

test('the sweep finds an analysis whose queue entry was lost', { timeout: 240_000 }, async () => {
  const stack = await startStack({ workers: 0, environment });
  onTestFinished(stack.stop);
  const watched = await watchMany(stack, 3);
  await stack.forgetQueue();

  await stack.startWorker();

  const history = await judgeWatched(stack, watched);
  report('queue forgotten', history);
  expect(history).toMatchObject({ ...faultless, restarts: 0 });
});

test('a cancelled analysis ends for reader, worker and provider', { timeout: 240_000 }, async () => {
  const stack = await startStack({ environment, simulator: { chunkMs: 20 } });
  onTestFinished(stack.stop);
  const [watched] = await watchMany(stack, 1);
  if (!watched) throw new Error('nothing to watch');
  await untilMidStream([watched], 100);

  const reply = await watched.visitor.request(`/api/analyses/${watched.analysisId}/cancel`, { method: 'POST' });
  const sight = await watched.sight;

  expect(await reply.json()).toEqual({ status: 'cancelled' });
  expect(sight.events.at(-1)).toMatchObject({ type: 'error', code: 'ANALYSIS_CANCELLED' });
  // The opening may have ended before; the calls of all parts in progress are closed.
  const outcomes = () => new Set(stack.simulator.requests().map(({ outcome }) => outcome));
  await expect.poll(() => outcomes().has('closed') && !outcomes().has('open')).toBe(true);
  expect(await watched.visitor.messages()).toEqual([]);
});
