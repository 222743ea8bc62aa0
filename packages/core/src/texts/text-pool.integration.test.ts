import { setImmediate } from 'node:timers/promises';
import { prepareText } from '@app/reading';
import { expect, onTestFinished, test } from 'vitest';
import { openTextPool, type TextLimits, type TextPool } from './text-pool.ts';

const never = new AbortController().signal;
const LIMIT_MS = 120_000;

function openPool(limits: Partial<TextLimits> = {}): TextPool {
  const pool = openTextPool(limits);
  onTestFinished(() => pool.close());
  return pool;
}

test('a thread returns the same result as the main thread', { timeout: LIMIT_MS }, async () => {
  const text = 'I am 34 and I keep a list — “just in case” — for every trip. My sister laughs. '.repeat(20);

  expect(await openPool().prepare(text, never)).toEqual(prepareText(text));
});

test('the event loop keeps running while a thread reads a long text', { timeout: LIMIT_MS }, async () => {
  const over = new AbortController();
  let turns = 0;

  const preparing = openPool()
    .prepare('I went to the market with my sister. '.repeat(20_000), never)
    .finally(() => over.abort());
  while (!over.signal.aborted) {
    await setImmediate();
    turns += 1;
  }
  await preparing;

  expect(turns).toBeGreaterThan(20);
});

test('a text that takes too long is refused as too complex', { timeout: LIMIT_MS }, async () => {
  const pool = openPool({ runMs: 1 });

  await expect(pool.prepare('a '.repeat(1_000_000), never)).rejects.toMatchObject({ code: 'TEXT_TOO_COMPLEX' });
});

test('a text that takes too much memory is refused, and the next one is read', { timeout: LIMIT_MS }, async () => {
  const pool = openPool({ heapMb: 48 });

  await expect(pool.prepare('17 a. '.repeat(1_000_000), never)).rejects.toMatchObject({ code: 'TEXT_TOO_COMPLEX' });
  expect(await pool.prepare('I keep a list.', never)).toMatchObject({ words: 4 });
});

test('an aborted text fails with the reason of the signal', { timeout: LIMIT_MS }, async () => {
  const stop = new AbortController();
  const preparing = openPool().prepare('a '.repeat(1_000_000), stop.signal);

  stop.abort(new Error('stopped'));

  await expect(preparing).rejects.toThrow('stopped');
});

test('a text that waits is read after the text on the only thread is aborted', { timeout: LIMIT_MS }, async () => {
  const pool = openPool({ threads: 1, runMs: 20_000 });
  const stop = new AbortController();
  await pool.prepare('I keep a list.', never); // the thread is started
  const running = pool.prepare('a '.repeat(49_000), stop.signal);
  const waiting = pool.prepare('I keep a list.', never);

  setTimeout(() => stop.abort(new Error('stopped')), 5);

  await expect(running).rejects.toThrow('stopped');
  expect(await waiting).toMatchObject({ words: 4 });
});
