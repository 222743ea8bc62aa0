import * as fc from 'fast-check';
import { sampleRunCount } from '@app/testkit/sampling';
import { expect, test } from 'vitest';
import { deriveSixteenPfGlobals } from './sixteen-pf-globals.ts';

const primaries = ['a', 'b', 'c', 'e', 'f', 'g', 'h', 'i', 'l', 'm', 'n', 'o', 'q1', 'q2', 'q3', 'q4'];
const read = (positions: Record<string, number>) =>
  new Map(Object.entries(positions).map(([key, position]) => [key, { position, quotes: 1 }]));
const globalOf = (key: string, positions: Record<string, number>) =>
  deriveSixteenPfGlobals(read(positions)).find((global) => global.key === key);

test('a global is the mean of its primaries, each with its sign', () => {
  expect(globalOf('extraversion', { a: 40, f: 20, h: 60, n: -30, q2: 50 })).toEqual({
    key: 'extraversion',
    position: (40 + 20 + 60 + 30 - 50) / 5,
    contributed: 5,
    primaries: 5,
  });
});

test.for([
  ['extraversion', { a: 40, f: 20 }, undefined, 2],
  ['extraversion', { a: 40, f: 20, n: -60 }, 40, 3],
  ['anxiety', { c: -50 }, undefined, 1],
  ['anxiety', { c: -50, q4: 30 }, 40, 2],
  ['independence', {}, undefined, 0],
] as const)('%s from %j is %s, with %d primaries', ([key, positions, position, contributed]) => {
  expect(globalOf(key, positions)).toMatchObject({ position, contributed });
});

test('reasoning, an ability, changes no global', () => {
  expect(deriveSixteenPfGlobals(read({ b: 100 }))).toEqual(deriveSixteenPfGlobals(read({})));
});

test('a position without a quote does not contribute', () => {
  const positions = new Map([...read({ c: -50 }), ['o', { position: 90, quotes: 0 }]]);

  expect(deriveSixteenPfGlobals(positions)[1]).toMatchObject({ position: undefined, contributed: 1 });
});

test('globals stay within 100 and change sign when every primary does', () => {
  const anyRead = fc.dictionary(fc.constantFrom(...primaries), fc.integer({ min: -100, max: 100 }));

  fc.assert(
    fc.property(anyRead, (positions) => {
      const turned = Object.fromEntries(Object.entries(positions).map(([key, position]) => [key, -position]));
      const mirror = deriveSixteenPfGlobals(read(turned));
      const globals = deriveSixteenPfGlobals(read(positions));
      const isMirrored = globals.every(
        ({ position }, index) => position === undefined || position + (mirror[index]?.position ?? Number.NaN) === 0,
      );
      return globals.length === 5 && isMirrored && globals.every(({ position = 0 }) => Math.abs(position) <= 100);
    }),
    { numRuns: sampleRunCount(10_000) },
  );
});
