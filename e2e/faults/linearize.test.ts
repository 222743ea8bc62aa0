import { expect, test } from 'vitest';
import { type OperationKind, isLinearizable, type TimedOperation } from './linearize.ts';

const at = (beganMs: number, endedMs: number, call: OperationKind): TimedOperation => ({ beganMs, endedMs, call });
const submit = { name: 'submit', id: 'a' } as const;
const clear = { name: 'clear', isAnswered: true } as const;
const messages = (...ids: string[]): OperationKind => ({ name: 'messages', ids });
const stop = (answer: 'cancelled' | 'too late' | 'unknown' | undefined): OperationKind => ({
  name: 'stop',
  id: 'a',
  answer,
});
const share = (answer: 'shared' | 'unknown' | 'unfinished'): OperationKind => ({ name: 'share', id: 'a', answer });

test.each([
  ['a message that comes when it is done', [at(0, 1, submit), at(2, 3, messages()), at(4, 5, messages('a'))], true],
  ['a message that goes away again', [at(0, 1, submit), at(2, 3, messages('a')), at(4, 5, messages())], false],
  ['a message of nobody', [at(0, 1, messages('a'))], false],
  ['a message after the clear', [at(0, 1, submit), at(2, 3, clear), at(4, 5, messages('a'))], false],
  ['a message while the clear runs', [at(0, 1, submit), at(2, 9, clear), at(3, 4, messages('a'))], true],
  [
    'a message that is back while the clear runs',
    [at(0, 1, submit), at(2, 9, clear), at(3, 4, messages('a')), at(5, 6, messages()), at(7, 8, messages('a'))],
    false,
  ],
  [
    'a clear without an answer that was done late',
    [
      at(0, 1, submit),
      at(2, Infinity, { name: 'clear', isAnswered: false }),
      at(3, 4, messages('a')),
      at(5, 6, messages()),
    ],
    true,
  ],
  [
    'a stop that was granted and has a message',
    [at(0, 1, submit), at(2, 3, stop('cancelled')), at(4, 5, messages('a'))],
    false,
  ],
  ['a stop without an answer', [at(0, 1, submit), at(2, Infinity, stop(undefined)), at(4, 5, messages('a'))], true],
  [
    'a stop that came too late and has no message',
    [at(0, 1, submit), at(2, 3, stop('too late')), at(4, 5, messages())],
    false,
  ],
  ['a share of what was cleared', [at(0, 1, submit), at(2, 3, clear), at(4, 5, share('shared'))], false],
  ['a share while the clear runs', [at(0, 1, submit), at(2, 6, clear), at(4, 5, share('shared'))], true],
  ['a share that knows nothing of what is there', [at(0, 1, submit), at(2, 3, share('unknown'))], false],
])('%s: %#', (_, operations, isRight) => {
  expect(isLinearizable(operations)).toBe(isRight);
});

test('nine concurrent operations are checked', () => {
  const ids = Array.from({ length: 9 }, (_, index) => `id${index}`);
  const submits = ids.map((id) => at(0, 100, { name: 'submit', id }));

  expect(isLinearizable([...submits, at(101, 102, messages(...ids))])).toBe(true);
  expect(isLinearizable([...submits, at(101, 102, messages('other'))])).toBe(false);
});
