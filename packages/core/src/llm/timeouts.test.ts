import { randomBytes } from 'node:crypto';

import { ProviderId } from '@app/contract/models';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { readConfig } from '../config/config.ts';
import { openLlm } from './llm.ts';
import { providers } from './providers/index.ts';
import { defaultTimeouts, MAX_TOTAL_MS, startWatchdog, timeoutsFor } from './timeouts.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const settings = Object.fromEntries(
  ProviderId.options.map((id) => [id, { apiKey: 'k', model: id === 'perplexity' ? 'perplexity/sonar' : 'm' }]),
);

test.for([
  { provider: 'anthropic' as const, first: 190_000 },
  { provider: 'openai' as const, first: 75_000 },
  { provider: 'perplexity' as const, first: 60_000 },
  { provider: 'deepseek' as const, first: 45_000 },
])('$provider has a header timeout of $first ms with a new schema and 45 s after that', ({ provider, first }) => {
  const timeouts = openLlm({ providers: settings }).offered.get(provider)?.timeouts;
  const headerMs = (isNewSchema: boolean) => timeouts && timeoutsFor(timeouts, { isNewSchema }).headerMs;

  expect([headerMs(true), headerMs(false)]).toEqual([first, 45_000]);
});

const start = (caller = new AbortController().signal) =>
  startWatchdog({ headerMs: 100, firstChunkMs: 50, chunkMs: 50, totalMs: 200 }, caller);

test('a call without a response header times out', () => {
  const watchdog = start();

  vi.advanceTimersByTime(99);
  expect(watchdog.signal.aborted).toBe(false);
  vi.advanceTimersByTime(1);

  expect([watchdog.signal.aborted, watchdog.expired()]).toEqual([true, 'header']);
});

test('a steady stream times out only at the total, counted from the response', () => {
  const watchdog = start();
  vi.advanceTimersByTime(90);
  watchdog.enter('firstChunk');
  watchdog.enter('chunk');

  for (let elapsed = 40; elapsed < 200; elapsed += 40) {
    vi.advanceTimersByTime(40);
    watchdog.feed();
  }
  expect(watchdog.expired()).toBeUndefined();
  vi.advanceTimersByTime(40);

  expect(watchdog.expired()).toBe('total');
});

test('a gap between two chunks times out', () => {
  const watchdog = start();
  watchdog.enter('firstChunk');
  watchdog.enter('chunk');

  vi.advanceTimersByTime(50);

  expect(watchdog.expired()).toBe('chunk');
});

test('a stopped watchdog never expires', () => {
  const watchdog = start();
  watchdog.enter('firstChunk');
  watchdog.stop();

  vi.advanceTimersByTime(1_000);

  expect(watchdog.expired()).toBeUndefined();
});

test('CALL_LOST_MS exceeds the longest possible call', () => {
  const { CALL_LOST_MS } = readConfig({
    DATABASE_URL: 'postgres://127.0.0.1/app',
    REDIS_URL: 'redis://127.0.0.1:6379',
    SERVER_KEYS: randomBytes(32).toString('base64'),
  });
  const compiling = Math.max(...ProviderId.options.map((id) => providers[id].limits.firstSchemaHeaderMs ?? 0));

  // A provider may refuse a schema after compiling it; the call is then made once more without it.
  expect(CALL_LOST_MS).toBeGreaterThan(compiling + defaultTimeouts.headerMs + MAX_TOTAL_MS);
});

test('a call with a deadline ends then in any phase', () => {
  const caller = new AbortController().signal;
  const watchdog = startWatchdog({ headerMs: 100, firstChunkMs: 50, chunkMs: 50, totalMs: 200, withinMs: 120 }, caller);

  vi.advanceTimersByTime(80);
  watchdog.enter('firstChunk');
  vi.advanceTimersByTime(39);
  expect(watchdog.signal.aborted).toBe(false);
  vi.advanceTimersByTime(1);

  expect([watchdog.signal.aborted, watchdog.expired()]).toEqual([true, 'total']);
});
