import { expect, test } from 'vitest';
import { AppError } from '../errors/app-error.ts';
import { markFault } from '../errors/store-fault.ts';
import { openLog } from './log.ts';
import { createOutageLogFilter } from './outage-log-filter.ts';

function storeAway(): Error {
  const error = new Error('connect');
  markFault(error, 'redis', 'away');
  return error;
}

function capture(): { lines: string[]; log: ReturnType<typeof openLog> } {
  const lines: string[] = [];
  return { lines, log: openLog('info', { write: (line) => void lines.push(line) }) };
}

test('a field that is not on the list is not logged', () => {
  const { lines, log } = capture();

  log.info({ analysisId: 'a1', content: 'CANARY' } as never, 'analysis queued');

  expect(lines[0]).toContain('a1');
  expect(lines[0]).not.toContain('CANARY');
});

test('an error is logged by class, code and location, never by its message', () => {
  const { lines, log } = capture();

  log.error({ error: new AppError('PROVIDER_CUT', { cause: new Error('CANARY') }) }, 'analysis failed');

  expect(lines[0]).toContain('PROVIDER_CUT');
  expect(lines[0]).toContain('log.test.ts');
  expect(lines[0]).not.toContain('CANARY');
});

test('a store outage logs one line a minute with the number of skipped lines', () => {
  let now = 0;
  const filter = createOutageLogFilter(() => now);
  const away = storeAway();
  const logged = (): number[] =>
    Array.from({ length: 120 }, () => {
      now += 1_000;
      return filter.countSuppressed(away, 'redis');
    }).filter((count) => count !== undefined);

  expect(logged()).toEqual([0, 59]);
  expect(filter.countSuppressed(away, 'postgres')).toBe(0);
  expect(filter.countSuppressed(new TypeError('a bug'))).toBe(0);
  expect(filter.countSuppressed(new TypeError('a bug'))).toBe(0);
});

test('a warning about one analysis is always logged, also during an outage', () => {
  const { lines, log } = capture();
  const error = storeAway();

  for (const analysisId of ['a1', 'a2', 'a3']) log.warn({ analysisId, error }, 'live text not sent');
  for (let round = 0; round < 3; round += 1) log.warn({ store: 'redis', error }, 'redis connection lost');

  expect(lines).toHaveLength(4);
});

test('a message line that looks like a stack frame is not logged', () => {
  const { lines, log } = capture();

  log.error({ error: new Error('first line\n    at CANARY (CANARY:1:1)\n    at CANARY:2:2') }, 'analysis failed');

  expect(lines[0]).toContain('log.test.ts');
  expect(lines[0]).not.toContain('CANARY');
});
