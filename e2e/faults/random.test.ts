import { expect, test } from 'vitest';
import { drawFaults, shrink } from './random.ts';

test('a seed always draws the same faults, and another seed others', () => {
  const first = drawFaults(7, 300_000);

  expect(first.length).toBeGreaterThan(10);
  expect(drawFaults(7, 300_000)).toEqual(first);
  expect(drawFaults(8, 300_000)).not.toEqual(first);
});

test('a longer run begins like a shorter one', () => {
  const short = drawFaults(7, 100_000);

  expect(drawFaults(7, 300_000).slice(0, short.length)).toEqual(short);
});

test.for([[[3]], [[3, 11]], [[0, 7, 15]]])('a failure is shrunk to the faults %j that cause it', async ([causes]) => {
  const sequence = Array.from({ length: 16 }, (_, index) => index);
  const fails = (shorter: number[]): Promise<boolean> =>
    Promise.resolve((causes as number[]).every((cause) => shorter.includes(cause)));

  expect(await shrink(sequence, fails)).toEqual(causes);
});
