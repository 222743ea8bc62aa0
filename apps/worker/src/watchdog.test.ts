import type { Queue } from '@app/core/queue/queue';
import type { Workers } from '@app/core/queue/workers';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { startWatchdog } from './watchdog.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const idle = { startedCount: () => 0, activeCount: () => 0, concurrency: 1 } as Workers;

/** True when the watchdog reports a stuck worker within this time, given these answers of the queue. */
async function barksAfter(ms: number, waitingCount: Queue['waitingCount']): Promise<boolean> {
  const onStuck = vi.fn<() => void>();
  const watchdog = startWatchdog({ waitingCount } as Queue, idle, ['llm-openai'], onStuck);
  await vi.advanceTimersByTimeAsync(ms);
  watchdog.stop();
  return onStuck.mock.calls.length > 0;
}

test('a worker that takes no job while jobs wait is stuck', async () => {
  expect(await barksAfter(21_000, async () => 1)).toBe(true);
});

test('a worker without waiting jobs is not stuck', async () => {
  expect(await barksAfter(120_000, async () => 0)).toBe(false);
});

test('a worker is not stuck right after a one-minute Redis outage', async () => {
  const back = Promise.withResolvers<number>();
  setTimeout(() => back.resolve(1), 60_000);

  expect(await barksAfter(61_000, () => back.promise)).toBe(false);
});

test('a worker that runs at half speed is not stuck', async () => {
  const doubled = vi.spyOn(performance, 'now').mockImplementation(() => 2 * Date.now());
  onTestFinished(() => doubled.mockRestore());

  expect(await barksAfter(120_000, async () => 1)).toBe(false);
});
