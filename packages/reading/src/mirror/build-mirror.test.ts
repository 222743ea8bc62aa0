import { Block } from '@app/contract/blocks';
import { Mirror } from '@app/contract/self-answers';
import { writeTrack } from '@app/document/write-track';
import { mirrorPoints } from '@app/frameworks/tables/mirror';
import { langs } from '@app/words/languages';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { reportAt } from '../compare/sample-compared.ts';
import { renderBlocks } from '../render/report-blocks.ts';
import { buildMirror, measureDistance } from './build-mirror.ts';
import { mirrorBlocks } from './mirror-blocks.ts';

/** Extraversion 88, agreeableness 75, conscientiousness 38, neuroticism 13, openness 100. */
const given = [5, 4, 2, 1, 5, 1, 2, 4, 5, 1, 4, 4, 3, 2, 1, 2, 2, 3, 4, 1];
/** In the order of the report: openness, conscientiousness, extraversion, agreeableness, neuroticism. */
const mirrorAt = (...positions: (number | undefined)[]) => buildMirror(reportAt(positions), given, 'en');

test('each trait has both positions, their distance in points and its word', () => {
  const mirror = mirrorAt(90, 60, 20, undefined, 13);

  expect(mirror?.rows.map(({ key, text, self, points, word }) => [key, text, self, points, word])).toEqual([
    ['openness', [90], 100, 10, 'close'],
    ['conscientiousness', [60], 38, 22, 'some way apart'],
    ['extraversion', [20], 88, 68, 'differ'],
    ['agreeableness', [], 75, undefined, 'not read in the material'],
    ['neuroticism', [13], 13, 0, 'close'],
  ]);
  expect(mirror?.headline).toBe('The two views differ on one trait');
  expect(mirror?.summary).toEqual([
    'They are close on 2 of 4 traits.',
    'They are furthest apart on Extraversion, by 68 of 100 points: the material comes across nearer to “Reserved”, your own answers lie nearer to “Outgoing”.',
  ]);
});

test('with all positions close no widest gap is named, and a report that read nothing says so', () => {
  expect(mirrorAt(100, 38, 88, 75, 13)).toMatchObject({
    headline: 'The two views are close',
    summary: ['They are close on 5 of 5 traits.'],
  });
  expect(mirrorAt()).toMatchObject({ headline: 'Nothing to set side by side' });
});

test('a split reading is drawn at its two positions and has no distance', () => {
  const report = reportAt([50]);
  const points = [
    { position: 10, rated: 2 },
    { position: 90, rated: 2 },
  ];
  Object.assign(report.lenses[0]?.readings[0] ?? {}, { position: undefined, points });

  const [row] = buildMirror(report, given, 'en')?.rows ?? [];

  expect(row).toMatchObject({ text: [10, 90], self: 100, word: 'read at two places' });
  expect(row).not.toHaveProperty('points');
});

test('a report under another framework has no mirror', () => {
  expect(buildMirror({ ...reportAt([50]), framework: 'general' }, given, 'en')).toBeUndefined();
  expect(buildMirror({ ...reportAt([50]), lenses: [] }, given, 'en')).toBeUndefined();
});

test('the word depends only on the distance in points', () => {
  const { close, apart } = mirrorPoints;
  const words = [0, close, close + 1, apart, apart + 1, 100].map(measureDistance);

  expect(words.join(' ')).toBe('close close apart apart differ differ');
});

const place = fc.option(fc.integer({ min: 0, max: 100 }), { nil: undefined });
const answers = fc.array(fc.constantFrom(1, 2, 3, 4, 5), { minLength: 20, maxLength: 20 });

test('any report and any answers, in any language, match the schema and can be drawn in a file', () => {
  fc.assert(
    fc.property(
      fc.array(place, { minLength: 5, maxLength: 5 }),
      answers,
      fc.constantFrom(...langs),
      (at, own, lang) => {
        const mirror = buildMirror(reportAt(at), own, lang);
        const blocks = mirror ? mirrorBlocks(mirror, lang) : [];
        const text = renderBlocks(blocks, lang);

        expect(Mirror.parse(mirror)).toEqual(mirror);
        expect(mirror?.rows.map((row) => row.text)).toEqual(at.map((one) => (one === undefined ? [] : [one])));
        expect(
          mirror?.rows.every(
            ({ points, text: [one], self }) => points === undefined || points === Math.abs((one ?? 0) - self),
          ),
        ).toBe(true);
        expect(text).not.toMatch(/undefined|NaN|null/);
        expect(z.array(Block).parse(blocks)).toEqual(blocks);
        expect(blocks.flatMap((block) => (block.type === 'chart' ? block.rows : []))).toHaveLength(5);
      },
    ),
    { numRuns: 500 },
  );
});

test.for([
  [[0], 100, '●━━━━━━━━━━━━━━━━━━━○'],
  [[100], 0, '○━━━━━━━━━━━━━━━━━━━●'],
  [[50], 50, '──────────●──────────'],
  [[], 50, '──────────○──────────'],
  [[10, 90], 50, '──●───────○───────●──'],
] as const)('the bar of %j and %d is read as plain text', ([filled, hollow, bar]) => {
  const points = [...filled.map((at) => ({ at: at / 100, isHollow: false })), { at: hollow / 100, isHollow: true }];
  const [one, second] = filled;
  const isRange = one !== undefined && second === undefined;
  const range: [number, number] = [Math.min(one ?? 0, hollow) / 100, Math.max(one ?? 0, hollow) / 100];

  expect(writeTrack({ points, ...(isRange && { range }) })).toBe(bar);
});
