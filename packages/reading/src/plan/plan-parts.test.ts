import type { Framework } from '@app/frameworks/framework';
import { frameworks } from '@app/frameworks/index';
import { bigFive } from '@app/frameworks/list/big-five';
import { clinical } from '@app/frameworks/list/clinical';
import { general } from '@app/frameworks/list/general';
import { expect, test } from 'vitest';
import { openSampleMedia, sampleClip, samplePicture } from '../observe/sample-media.ts';
import { keysOf } from '../sample-answer.ts';
import { type UnwrittenParts, OPENING_NUMBER, planParts, planSynthesis, SYNTHESIS_NUMBER } from './plan-parts.ts';
import { type Plan, planReading } from './plan-reading.ts';

const everything: UnwrittenParts = { opening: true, has: () => true };
const only = (...keys: string[]): UnwrittenParts => ({ opening: false, has: (key) => keys.includes(key) });
const planOf = (framework: Framework): Plan => planReading(framework, 'text', 2_000);

const plans: [string, Plan][] = frameworks.flatMap((framework): [string, Plan][] => [
  [`a text under ${framework.id}`, planOf(framework)],
  [`a short text under ${framework.id}`, planReading(framework, 'text', 50)],
  [`a picture under ${framework.id}`, openSampleMedia(framework, samplePicture).plan],
  [`a clip under ${framework.id}`, openSampleMedia(framework, sampleClip).plan],
]);

test.for(plans)('%s: the parts write every dimension once, in report order', ([, plan]) => {
  const parts = planParts(plan, everything);

  expect(parts.flatMap(({ keys }) => keys)).toEqual(keysOf(plan));
});

test.for(plans)('%s: each readings part has 1 to 12 dimensions and 2,000 to 8,000 output tokens', ([, plan]) => {
  const readings = planParts(plan, everything).filter(({ kind }) => kind === 'readings');

  expect(readings.filter(({ keys }) => keys.length < 1 || keys.length > 12)).toEqual([]);
  expect(readings.filter(({ maxOutputTokens }) => maxOutputTokens < 2_000 || maxOutputTokens > 8_000)).toEqual([]);
});

test.for(plans)('%s: part numbers rise and lie between the opening and the synthesis', ([, plan]) => {
  const numbers = planParts(plan, everything).map(({ number }) => number);

  expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
  expect(numbers.filter((number) => number < OPENING_NUMBER || number >= SYNTHESIS_NUMBER)).toEqual([]);
});

test('a part takes twelve short dimensions, or as many long ones as fit into about 3,500 tokens', () => {
  const sizesOf = (framework: Framework): number[] =>
    planParts(planOf(framework), everything).map(({ keys }) => keys.length);

  expect(sizesOf(general)).toEqual([0, 7, 6]);
  expect(sizesOf(bigFive)).toEqual([0, 7, 12, 12, 4]);
  expect(Math.max(...sizesOf(clinical))).toBe(12);
});

test('a plan with an opening starts with it; without a missing opening, or for media, it starts with readings', () => {
  expect(planParts(planOf(general), everything)[0]).toMatchObject({ kind: 'opening', number: 1_000, keys: [] });
  expect(planParts(planOf(general), { ...everything, opening: false })[0]?.kind).toBe('readings');
  expect(planParts(openSampleMedia(general).plan, everything)[0]?.kind).toBe('readings');
});

test('only missing dimensions are planned', () => {
  const plan = planOf(bigFive);

  expect(planParts(plan, only())).toEqual([]);
  expect(planParts(plan, only('facets.anger', 'bigfive.openness', 'bigfive.charisma'))).toMatchObject([
    { kind: 'readings', keys: ['bigfive.openness', 'facets.anger'] },
  ]);
  expect(planParts(plan, { opening: true, has: () => false })).toMatchObject([{ kind: 'opening' }]);
});

test('a part has the number of its first dimension, independent of what else is missing', () => {
  const plan = planOf(bigFive);
  const numberOf = (missing: UnwrittenParts, key: string): number | undefined =>
    planParts(plan, missing).find(({ keys }) => keys[0] === key)?.number;
  const second = planParts(plan, everything)[2]?.keys ?? [];
  const [first = '', ...rest] = second;

  expect(numberOf(only(...second), first)).toBe(numberOf(everything, first));
  expect(numberOf(only(first), first)).toBe(numberOf(everything, first));
  expect(numberOf(only(...rest), rest[0] ?? '')).toBe((numberOf(everything, first) ?? 0) + 1);
});

test('the completion of a truncated part has its own number', () => {
  const plan = planOf(bigFive);
  const [, first, second] = planParts(plan, everything);
  const numbers = (first?.keys ?? [])
    .map((_, index) => planParts(plan, only(...(first?.keys.slice(index) ?? [])))[0]?.number ?? 0)
    .slice(1);

  expect(new Set(numbers).size).toBe((first?.keys.length ?? 0) - 1);
  expect(numbers.filter((number) => number <= (first?.number ?? 0) || number >= (second?.number ?? 0))).toEqual([]);
});

test('the synthesis is the last part', () => {
  expect(planSynthesis()).toMatchObject({ kind: 'synthesis', number: SYNTHESIS_NUMBER, keys: [] });
});
