import { mbtiTypes } from '@app/frameworks/tables/mbti-types';
import { socionicsTypes } from '@app/frameworks/tables/socionics';
import * as fc from 'fast-check';
import { sampleRunCount } from '@app/testkit/sampling';
import { expect, test } from 'vitest';
import { deriveModelA, deriveSocionicsShortlist } from './socionics.ts';

const bars = (ei: number, sn: number, tf: number, jp: number) =>
  new Map(Object.entries({ ei, sn, tf, jp }).map(([key, position]) => [key, { position, quotes: 1 }]));
const anyBar = fc.integer({ min: -100, max: 100 });

test.for([
  ['an introvert', 'INTJ', bars(-60, 60, 60, 60), 'ILI', 'INTp'],
  ['an introvert', 'INTP', bars(-60, 60, 60, -60), 'LII', 'INTj'],
  ['an introvert', 'ISFJ', bars(-60, -60, -60, 60), 'SEI', 'ISFp'],
  ['an extravert', 'ENTP', bars(60, 60, 60, -60), 'ILE', 'ENTp'],
  ['an extravert', 'ESTJ', bars(60, -60, 60, 60), 'LSE', 'ESTj'],
] as const)('%s who reads as %s is matched by functions', ([, mbtiCode, positions, key, notation]) => {
  expect(deriveSocionicsShortlist(positions)[0]).toMatchObject({ mbtiCode, distance: 0, type: { key, notation } });
});

test('types one slight letter away join the shortlist, nearest first', () => {
  const shortlist = deriveSocionicsShortlist(bars(-70, 60, 18, 15));

  expect(shortlist.map(({ type, distance }) => [type.key, distance])).toEqual([
    ['ILI', 0],
    ['LII', 15],
    ['IEI', 18],
  ]);
});

test('an open letter gives both of its types, the leaning side nearer', () => {
  const shortlist = deriveSocionicsShortlist(bars(-70, 60, 60, 8));

  expect(shortlist.map(({ type, distance }) => [type.key, distance])).toEqual([
    ['ILI', 0],
    ['LII', 8],
  ]);
});

test('two open letters give four types, three open letters give none', () => {
  expect(deriveSocionicsShortlist(bars(-60, 0, 0, 60))).toHaveLength(4);
  expect(deriveSocionicsShortlist(bars(-60, 0, 0, 0))).toEqual([]);
});

test('the shortlist is empty or has two to four distinct types for any bars', () => {
  fc.assert(
    fc.property(anyBar, anyBar, anyBar, anyBar, (...four) => {
      const shortlist = deriveSocionicsShortlist(bars(...four));
      const names = new Set(shortlist.map(({ type }) => type.key));
      return names.size === shortlist.length && (names.size === 0 || (names.size >= 2 && names.size <= 4));
    }),
    { numRuns: sampleRunCount(10_000) },
  );
});

test('each of the sixteen MBTI types matches exactly one socionics type', () => {
  const met = mbtiTypes.map(({ functions: [dominant, auxiliary] }) =>
    socionicsTypes
      .filter(({ leading, creative }) => leading === dominant && creative === auxiliary)
      .map(({ key }) => key),
  );

  expect(met.every(({ length }) => length === 1)).toBe(true);
  expect(new Set(met.flat()).size).toBe(16);
});

test('the notation of a socionics type follows its leading element', () => {
  const isRational = (element: string) => /^[TF]/.test(element);

  expect(socionicsTypes.filter(({ notation, leading }) => notation.endsWith('j') !== isRational(leading))).toEqual([]);
  expect(socionicsTypes.filter(({ notation, leading }) => notation.startsWith('E') !== leading.endsWith('e'))).toEqual(
    [],
  );
});

test('model A of the ILE matches the published example', () => {
  const [ile] = socionicsTypes;

  expect(ile && deriveModelA(ile)).toEqual([
    { position: 'leading', element: 'Ne' },
    { position: 'creative', element: 'Ti' },
    { position: 'role', element: 'Se' },
    { position: 'vulnerable', element: 'Fi' },
    { position: 'suggestive', element: 'Si' },
    { position: 'mobilizing', element: 'Fe' },
    { position: 'ignoring', element: 'Ni' },
    { position: 'demonstrative', element: 'Te' },
  ]);
});

test.for(socionicsTypes)('model A of $key has all eight elements', (type) => {
  expect(new Set(deriveModelA(type).map(({ element }) => element)).size).toBe(8);
});
