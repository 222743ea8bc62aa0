import { discStyles } from '@app/frameworks/tables/disc-styles';
import * as fc from 'fast-check';
import { sampleRunCount } from '@app/testkit/sampling';
import { expect, test } from 'vitest';
import { deriveDiscBars } from './disc-bars.ts';

const barsAt = (pace: number, focus: number) =>
  Object.fromEntries(deriveDiscBars({ pace, focus }).bars.map(({ key, position }) => [key, position]));
const anySide = fc.double({ min: -100, max: 100, noNaN: true });

test.for([
  ['D', 100, -100, { d: 100, i: 50, s: 0, c: 50 }],
  ['I', 100, 100, { d: 50, i: 100, s: 50, c: 0 }],
  ['S', -100, 100, { d: 0, i: 50, s: 100, c: 50 }],
  ['C', -100, -100, { d: 50, i: 0, s: 50, c: 100 }],
] as const)('the corner of %s has its bar full and the opposite one empty', ([style, pace, focus, bars]) => {
  expect(barsAt(pace, focus)).toEqual(bars);
  expect(deriveDiscBars({ pace, focus }).style).toBe(style);
});

test.for(discStyles.map((style, index) => [style, index] as const))(
  'the style %s is at the middle angle of its slice',
  ([style, index]) => {
    const angle = ((135 - 30 * index) * Math.PI) / 180;

    expect(deriveDiscBars({ pace: 60 * Math.sin(angle), focus: 60 * Math.cos(angle) }).style).toBe(style);
  },
);

test.for([
  [0, 0, undefined],
  [0, 20, undefined],
  [14, -14, undefined],
  [15, -15, 'D'],
] as const)('at pace %d and focus %d the style is %s', ([pace, focus, style]) => {
  expect(deriveDiscBars({ pace, focus }).style).toBe(style);
});

test('bars stay between 0 and 100, opposite bars add up to 100 and the style begins with the longest bar', () => {
  fc.assert(
    fc.property(anySide, anySide, (pace, focus) => {
      const { bars, style } = deriveDiscBars({ pace, focus });
      const [d = -1, i = -1, s = -1, c = -1] = bars.map(({ position }) => position);
      const isOpposite = Math.abs(d + s - 100) < 1e-9 && Math.abs(i + c - 100) < 1e-9;
      const longest = Math.max(d, i, s, c);
      const named = bars.find(({ key }) => key === style?.charAt(0).toLowerCase());
      return isOpposite && longest <= 100 && Math.min(d, i, s, c) >= 0 && (!named || named.position >= longest - 1e-9);
    }),
    { numRuns: sampleRunCount(10_000) },
  );
});

test('the second letter of a blend is the second longest bar', () => {
  fc.assert(
    fc.property(anySide, anySide, (pace, focus) => {
      const { bars, style } = deriveDiscBars({ pace, focus });
      const second = bars.map(({ position }) => position).toSorted((one, other) => other - one)[1] ?? 0;
      const named = bars.find(({ key }) => key === style?.charAt(1));
      return !named || named.position >= second - 1e-9;
    }),
    { numRuns: sampleRunCount(10_000) },
  );
});
