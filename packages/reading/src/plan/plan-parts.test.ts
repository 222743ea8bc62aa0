import type { Framework } from '@app/frameworks/framework';
import { frameworks } from '@app/frameworks/index';
import { bigFive } from '@app/frameworks/list/big-five';
import { clinical } from '@app/frameworks/list/clinical';
import { enneagram } from '@app/frameworks/list/enneagram';
import { general } from '@app/frameworks/list/general';
import { vocational } from '@app/frameworks/list/vocational';
import { expect, test } from 'vitest';
import { openSampleMedia, sampleClip, samplePicture } from '../observe/sample-media.ts';
import { keysOf } from '../sample-answer.ts';
import {
  FIRST_PART_NUMBER,
  keyOf,
  kindOfPart,
  lastReaderPart,
  letterParts,
  type Part,
  planRows,
} from './plan-parts.ts';
import { type Plan, planReading } from './plan-reading.ts';

const all = (plan: Plan): Part[] => planRows(plan, () => true);
const only = (plan: Plan, ...keys: string[]): Part[] => planRows(plan, (key) => keys.includes(key));
const planOf = (framework: Framework): Plan => planReading(framework, 'text', 2_000);

const plans: [string, Plan][] = frameworks.flatMap((framework): [string, Plan][] => [
  [`a text under ${framework.id}`, planOf(framework)],
  [`a short text under ${framework.id}`, planReading(framework, 'text', 50)],
  [`a picture under ${framework.id}`, openSampleMedia(framework, samplePicture).plan],
  [`a clip under ${framework.id}`, openSampleMedia(framework, sampleClip).plan],
]);

test.for(plans)('%s: the parts write every dimension once, in report order', ([, plan]) => {
  expect(all(plan).flatMap(({ keys }) => keys)).toEqual(keysOf(plan));
});

test.for(plans)('%s: each part has 1 to 19 dimensions and 1,500 to 4,700 output tokens', ([, plan]) => {
  expect(all(plan).filter(({ keys }) => keys.length < 1 || keys.length > 19)).toEqual([]);
  expect(all(plan).filter(({ maxOutputTokens }) => maxOutputTokens < 1_500 || maxOutputTokens > 4_700)).toEqual([]);
});

test.for(plans)('%s: part numbers rise, and their numbers tell that they are rows', ([, plan]) => {
  const numbers = all(plan).map(({ number }) => number);

  expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
  expect(numbers.filter((number) => number < FIRST_PART_NUMBER || kindOfPart(number) !== 'readings')).toEqual([]);
});

test('a part takes what one call answers in about 1,000 tokens; statements to rate count, too', () => {
  const sizesOf = (framework: Framework): number[] => all(planOf(framework)).map(({ keys }) => keys.length);

  expect(sizesOf(general)).toEqual([5, 5, 3]);
  expect(sizesOf(bigFive).slice(0, 4)).toEqual([2, 2, 7, 10]);
  expect(Math.max(...sizesOf(clinical))).toBe(10);
});

test.for([
  ['enneagram', enneagram, 'enneagram-ranking', 9],
  ['vocational', vocational, 'value-ranking', 19],
] as const)('the ranking of %s is never split', ([, framework, ranking, size]) => {
  const plan = planOf(framework);
  const ranked = plan.lenses
    .filter(({ lens }) => lens.derive?.includes(ranking))
    .map(({ lens, asked }) => asked.map((dimension) => keyOf(lens, dimension)));

  expect(ranked.map(({ length }) => length)).toContain(size);
  for (const keys of ranked) {
    expect(all(plan).filter((part) => part.keys.some((key) => keys.includes(key)))).toHaveLength(1);
  }
});

test('only missing dimensions are planned', () => {
  const plan = planOf(bigFive);

  expect(only(plan)).toEqual([]);
  expect(only(plan, 'facets.anger', 'bigfive.openness', 'bigfive.charisma')).toMatchObject([
    { kind: 'readings', keys: ['bigfive.openness', 'facets.anger'] },
  ]);
});

test('a part has the number of its first dimension, independent of what else is missing', () => {
  const plan = planOf(bigFive);
  const [, , third] = all(plan);
  const [first = '', ...rest] = third?.keys ?? [];

  expect(only(plan, first, ...rest)[0]?.number).toBe(third?.number);
  expect(only(plan, first)[0]?.number).toBe(third?.number);
  expect(only(plan, ...rest)[0]?.number).toBe((third?.number ?? 0) + 1);
});

test('the completion of a truncated part has its own number', () => {
  const plan = planOf(bigFive);
  const [, , third, fourth] = all(plan);
  const numbers = (third?.keys ?? [])
    .map((_, index) => only(plan, ...(third?.keys.slice(index) ?? []))[0]?.number ?? 0)
    .slice(1);

  expect(new Set(numbers).size).toBe((third?.keys.length ?? 0) - 1);
  expect(numbers.filter((number) => number <= (third?.number ?? 0) || number >= (fourth?.number ?? 0))).toEqual([]);
});

test('three letters and one last reading have numbers of their own, which tell their kind', () => {
  const parts = [...letterParts, lastReaderPart];

  expect(parts.map(({ kind }) => kind)).toEqual(['letter', 'letter', 'letter', 'last-reader']);
  expect(parts.map(({ number }) => kindOfPart(number))).toEqual(parts.map(({ kind }) => kind));
  expect(new Set(parts.map(({ number }) => number)).size).toBe(4);
});
