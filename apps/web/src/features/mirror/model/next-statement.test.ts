import { expect, test } from 'vitest';
import { countAnswered, minutesLeft, nextStatement } from './next-statement.ts';

test.for([
  ['nothing is answered', [null, null, null], -1, 0],
  ['the next one is open', [1, null, null], 0, 1],
  ['only an earlier one is open', [null, 2, 3], 2, 0],
  ['an answer was changed', [1, 2, null], 0, 2],
  ['all are answered', [1, 2, 3], 1, undefined],
] as const)('the next statement when %s', ([, answers, after, next]) => {
  expect(nextStatement([...answers], after)).toBe(next);
});

test('the remaining time is given in whole minutes and is zero at the end', () => {
  const open = Array.from({ length: 20 }, () => null);

  expect([minutesLeft(open), minutesLeft([...open.slice(0, 1), 3]), minutesLeft([1, 2])]).toEqual([3, 1, 0]);
  expect(countAnswered([null, 3, 1])).toBe(2);
});
