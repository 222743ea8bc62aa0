import { isAssessable, type Dimension, type Framework, type Lens } from '@app/frameworks/framework';
import { anxiety } from '@app/frameworks/list/anxiety';
import { bigFive } from '@app/frameworks/list/big-five';
import { clinical } from '@app/frameworks/list/clinical';
import { general } from '@app/frameworks/list/general';
import { personalityStructure } from '@app/frameworks/list/personality-structure';
import { stanfordBinet } from '@app/frameworks/list/stanford-binet';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { inventedQuote, openSample, otherQuote, readInPieces, realQuote, sampleAnswer } from './sample-answer.ts';

const proseParts = [
  'You plan ahead',
  'warm',
  'e.g. ',
  'Mr. ',
  ' and ',
  '. ',
  '! ',
  '? ',
  '… ',
  '.',
  ' ',
  '  ',
  '\n',
  '\n\n',
  '\r\n',
  '\t',

  '"',
  '“',
  '”',
  "'",
  '’',
  '«',
  '*',
  '**',
  '_',
  '___',
  '#',
  '## ',
  '> ',
  '- ',
  '1. ',
  '2) ',
  '`',
  '```',
  '~~~',
  '|',
  '\\',

  '[a](http://b.c)',
  'https://b.c/d',
  'www.b.c',
  'a@b.c',
  '<b>',
  '&lt;',
  '&#8238;',
  '---',
  '===',
  '🙂',
  '👩‍👩‍👧',
  'é',
  '我喜欢',
  '。',

  '\u200B',
  '\u202E',
  '\u0000',
  '\u{E0041}',
  '\uD83D',
  '\uDE42',
  'You have depression. ',
  'You are gay. ',
  'You',
];
const words = fc.array(fc.constantFrom(...proseParts), { maxLength: 14 }).map((parts) => parts.join(''));
const shows = fc.oneof(words, fc.constant('Plans ahead.'));
const item = fc.oneof(
  { weight: 6, arbitrary: fc.record({ quote: fc.constantFrom(realQuote.quote, otherQuote.quote), shows }) },
  { weight: 2, arbitrary: fc.constant(inventedQuote) },
  { weight: 1, arbitrary: fc.constantFrom(null, 7, 'text', {}, { quote: 3 }, { quote: realQuote.quote }) },
);
const evidence = fc.oneof(fc.array(item, { maxLength: 8 }), fc.constantFrom(null, 'none', {}));
const number = fc.oneof(fc.integer({ min: -150, max: 150 }), fc.constantFrom(null, '40', '-12.5', 'high', 1e9, true));

/** Always in the order of the schema; what may be missing is sometimes missing. */
const reading = fc
  .record(
    {
      evidence,
      counter: evidence,
      why_not: fc.oneof({ weight: 8, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: words }),
      position: number,
      strength: number,
      label: fc.constantFrom('denied', 'mentioned', 'mentioned_daily', 'unknown', null),
      extra: fc.anything({ maxDepth: 1, withNullPrototype: false }),
      interpretation: fc.oneof(
        { weight: 8, arbitrary: words },
        { weight: 1, arbitrary: fc.constantFrom(null, ' \n', 3, {}) },
      ),
    },
    { requiredKeys: ['evidence', 'counter'] },
  )
  .map((fields) =>
    Object.fromEntries(
      ['evidence', 'counter', 'why_not', 'position', 'strength', 'label', 'extra', 'interpretation']
        .filter((key) => key in fields)
        .map((key) => [key, (fields as Record<string, unknown>)[key]]),
    ),
  );

const top = fc.record(
  {
    self_harm_mentioned: fc.boolean(),
    summary: fc.oneof({ weight: 6, arbitrary: words }, { weight: 1, arbitrary: fc.constantFrom(null, '', ' ', 5) }),
    summary_evidence: evidence,
  },
  { requiredKeys: [] },
);
const lengths = fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 6 });
const TOP_KEYS = ['self_harm_mentioned', 'summary', 'summary_evidence'] as const;

type Generate = fc.GeneratorValue;

/** Up to five readings somewhere in the plan, and all of it in order. */
function generateAnswer(
  generate: Generate,
  { lenses }: ReturnType<typeof openSample>['plan'],
): Record<string, unknown> {
  const places = lenses.flatMap(({ lens, asked }) => asked.map(({ key }) => `${lens.key}/${key}`));
  const chosen = new Set(generate(fc.subarray, places, { maxLength: 5 }));
  const given: Record<string, unknown> = generate(() => top);
  const parts = lenses.flatMap(({ lens, asked }): [string, unknown][] => {
    const readings = asked
      .filter(({ key }) => chosen.has(`${lens.key}/${key}`))
      .map(({ key }): [string, object] => [key, generate(() => reading)]);
    if (asked.length === 0 || (readings.length === 0 && generate(fc.boolean))) return [];
    return [
      [
        lens.key,
        lens.listing === 'each' ? Object.fromEntries(readings) : readings.map(([key, fields]) => ({ key, ...fields })),
      ],
    ];
  });
  return {
    ...Object.fromEntries(TOP_KEYS.filter((key) => key in given).map((key) => [key, given[key]])),
    ...Object.fromEntries(parts),
  };
}

const frameworks: [string, Framework][] = [general, bigFive, personalityStructure, clinical].map((framework) => [
  framework.id,
  framework,
]);

test.for(frameworks)(
  '2,500 random answers in order (%s): the live text is the beginning of the stored text, however it was cut',
  { timeout: 120_000 },
  ([, framework]) => {
    const context = openSample(framework);
    fc.assert(
      fc.property(fc.gen(), lengths, (generate, pieces) => {
        const document = JSON.stringify(generateAnswer(generate, context.plan));
        const { live, text } = readInPieces(context, document, pieces);
        const whole = readInPieces(context, document, [document.length]);
        expect(text.slice(0, live.length)).toBe(live);
        expect(text).toBe(whole.text);
        expect(live).toBe(whole.live);
        expect(text.isWellFormed()).toBe(true);
      }),
      { numRuns: 2_500, endOnFailure: true },
    );
  },
);

/** The keys of every object in another order; the seed decides which. */
function shuffled(value: unknown, seed: number): unknown {
  if (Array.isArray(value)) return value.map((inner) => shuffled(inner, seed));
  if (typeof value !== 'object' || value === null) return value;
  const rank = (key: string): number =>
    Array.from(key).reduce((hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 16_777_619), seed);
  const entries = Object.entries(value).map(([key, inner]): [string, unknown] => [key, shuffled(inner, seed)]);
  return Object.fromEntries(entries.toSorted(([a], [b]) => rank(a) - rank(b)));
}

test('2,500 random answers in disorder: the stored text does not depend on the cuts, and what was streamed is kept or replaced', () => {
  const context = openSample(bigFive);
  let prefixes = 0;
  fc.assert(
    fc.property(fc.gen(), lengths, fc.integer(), (generate, pieces, seed) => {
      const document = JSON.stringify(shuffled(generateAnswer(generate, context.plan), seed));
      const { live, text, report } = readInPieces(context, document, pieces);
      const whole = readInPieces(context, document, [document.length]);
      expect(text).toBe(whole.text);
      expect(report).toEqual(whole.report);
      if (text.startsWith(live)) prefixes += 1;
    }),
    { numRuns: 2_500, endOnFailure: true },
  );

  expect(prefixes).toBeGreaterThan(0);
}, 120_000);

const unreadable = ({ dimensions }: Lens): Dimension[] =>
  dimensions.filter((dimension) => !isAssessable(dimension, dimension.reads.text));
const withUnreadable: [string, Framework][] = [stanfordBinet, personalityStructure, clinical, anxiety].map(
  (framework) => [framework.id, framework],
);

test.for(withUnreadable)('500 answers (%s) that judge what no text can show: it is never scored', ([, framework]) => {
  const context = openSample(framework);
  const places = framework.lenses.flatMap((lens) => unreadable(lens).map(({ key }) => `${lens.key}/${key}`));
  fc.assert(
    fc.property(fc.gen(), lengths, (generate, pieces) => {
      const answer = sampleAnswer(context.plan, () => null);
      for (const lens of framework.lenses) {
        const readings = unreadable(lens).map(({ key }): [string, object] => [
          key,
          {
            ...generate(() => reading),
            evidence: [realQuote],
            counter: [],
            why_not: null,
            position: 90,
            strength: 4,
            label: 'mentioned_daily',
            interpretation: 'You score high.',
          },
        ]);
        const isList = generate(fc.boolean);
        if (readings.length > 0)
          answer[lens.key] = isList
            ? readings.map(([key, fields]) => ({ key, ...fields }))
            : Object.fromEntries(readings);
      }
      const { live, text, report } = readInPieces(context, JSON.stringify(answer), pieces);
      const judged = report.lenses.flatMap(({ key: lens, readings }) =>
        readings
          .filter(
            ({ state, position, strength, label }) =>
              state === 'read' || [position, strength, label].some((value) => value !== undefined),
          )
          .map(({ key }) => `${lens}/${key}`),
      );
      expect(judged.filter((place) => places.includes(place))).toEqual([]);
      expect(live + text).not.toContain('You score high.');
    }),
    { numRuns: 500, endOnFailure: true },
  );
});
