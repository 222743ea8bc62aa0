import { isAssessable, type Dimension, type Framework, type Lens } from '@app/frameworks/framework';
import { anxiety } from '@app/frameworks/list/anxiety';
import { bigFive } from '@app/frameworks/list/big-five';
import { clinical } from '@app/frameworks/list/clinical';
import { general } from '@app/frameworks/list/general';
import { personalityStructure } from '@app/frameworks/list/personality-structure';
import { stanfordBinet } from '@app/frameworks/list/stanford-binet';
import * as fc from 'fast-check';
import { sampleRunCount } from '@app/testkit/sampling';
import { expect, test } from 'vitest';
import type { ReportContext } from './check/check-report.ts';
import { createLiveReport } from './live-report.ts';
import { keyOf, planParts } from './plan/plan-parts.ts';
import {
  feed,
  inParts,
  inventedQuote,
  keysOf,
  openSample,
  otherQuote,
  type SamplePartAnswer,
  readInPieces,
  readParts,
  realQuote,
  sampleAnswer,
  listRetractedBlocks,
} from './sample-answer.ts';

const proseParts = [
  'You plan ahead¦warm¦e.g. ¦Mr. ¦ and ¦. ¦! ¦? ¦… ¦.¦ ¦  ¦\n¦\n\n¦\r\n¦\t',
  '"¦“¦”¦\'¦’¦«¦*¦**¦_¦___¦#¦## ¦> ¦- ¦1. ¦2) ¦`¦```¦~~~¦|¦\\',
  '[a](http://b.c)¦https://b.c/d¦www.b.c¦a@b.c¦<b>¦&lt;¦&#8238;¦---¦===¦🙂¦👩‍👩‍👧¦é¦我喜欢¦。',
  '\u200B¦\u202E¦\u0000¦\u{E0041}¦\uD83D¦\uDE42¦You have depression. ¦You are gay. ¦You',
].flatMap((parts) => parts.split('¦'));
const words = fc.array(fc.constantFrom(...proseParts), { maxLength: 14 }).map((parts) => parts.join(''));
const shows = fc.oneof(words, fc.constant('Plans ahead.'));
const item = fc.oneof(
  { weight: 6, arbitrary: fc.record({ quote: fc.constantFrom(realQuote.quote, otherQuote.quote), shows }) },
  { weight: 2, arbitrary: fc.constant(inventedQuote) },
  { weight: 1, arbitrary: fc.constantFrom(null, 7, 'text', {}, { quote: 3 }, { quote: realQuote.quote }) },
);
const evidence = fc.oneof(fc.array(item, { maxLength: 8 }), fc.constantFrom(null, 'none', {}));
const number = fc.oneof(fc.integer({ min: -150, max: 150 }), fc.constantFrom(null, '40', '-12.5', 'high', 1e9, true));

const level = fc.constantFrom('denied', 'mentioned', 'daily', 'not seen', 'some', 'stated', 'unknown', '', null, 4);
const ORDER = [
  'evidence',
  'counter',
  'considered',
  'readable',
  'why_not',
  'position',
  'level',
  'extra',
  'interpretation',
];

/** Fields are always in schema order; optional ones are sometimes missing. */
const reading = fc
  .record(
    {
      evidence,
      counter: evidence,
      considered: evidence,
      readable: fc.oneof(
        { weight: 8, arbitrary: fc.constant(true) },
        { weight: 1, arbitrary: fc.constantFrom(false, null, 'false', 'yes') },
      ),
      why_not: fc.oneof({ weight: 8, arbitrary: fc.constant('') }, { weight: 1, arbitrary: words }),
      position: number,
      level,
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
      ORDER.filter((key) => key in fields).map((key) => [key, (fields as Record<string, unknown>)[key]]),
    ),
  );

const finding = fc.oneof(
  { weight: 6, arbitrary: fc.record({ title: words, quote: fc.constant(otherQuote.quote), text: words }) },
  { weight: 1, arbitrary: fc.record({ title: words, quote: fc.constant(inventedQuote.quote), text: words }) },
  { weight: 1, arbitrary: fc.constantFrom(null, {}, { quote: realQuote.quote }, { text: 'No quote.' }) },
);
const TOP_KEYS = ['self_harm_mentioned', 'noticed', 'headline', 'portrait', 'findings', 'items', 'questions'] as const;
const rating = fc.record({
  key: fc.constantFrom('mini_ipip.5', 'mini_ipip.10', 'mini_ipip.3', 'mini_ipip.99'),
  rating: fc.constantFrom(1, 3, 5, '4', 0, 9, null),
  quote: fc.constantFrom(realQuote.quote, inventedQuote.quote),
});
const top = fc.record(
  {
    self_harm_mentioned: fc.boolean(),
    noticed: evidence,
    headline: fc.oneof({ weight: 6, arbitrary: words }, { weight: 1, arbitrary: fc.constantFrom(null, 5, '') }),
    portrait: fc.oneof({ weight: 9, arbitrary: words }, { weight: 1, arbitrary: fc.constantFrom(null, '', ' ', 5) }),
    findings: fc.oneof(
      { weight: 6, arbitrary: fc.array(finding, { maxLength: 6 }) },
      { weight: 1, arbitrary: fc.constantFrom(null, 'none', {}) },
    ),
    items: fc.array(rating, { maxLength: 4 }),
    questions: fc.array(fc.oneof(words, fc.constantFrom(null, 4)), { maxLength: 7 }),
  },
  { requiredKeys: ['portrait'] },
);
const lengths = fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 6 });

type Generate = fc.GeneratorValue;
type Answer = Record<string, unknown> & { readings: { key: string }[] };

/** Up to five readings from anywhere in the plan, in plan order. */
function generateAnswer(generate: Generate, { plan }: ReportContext): Answer {
  const chosen = new Set(generate(fc.subarray, keysOf(plan), { maxLength: 5 }));
  const given: Record<string, unknown> = generate(() => top);
  const readings = keysOf(plan).flatMap((key) => (chosen.has(key) ? [{ key, ...generate(() => reading) }] : []));
  const fields = Object.fromEntries(TOP_KEYS.filter((key) => key in given).map((key) => [key, given[key]]));
  return { ...fields, readings };
}

const frameworks: [string, Framework][] = [general, bigFive, personalityStructure, clinical].map((framework) => [
  framework.id,
  framework,
]);

test.for(frameworks)(
  '600 random answers in order (%s): the live text is a prefix of the stored text for any chunking',
  { timeout: 180_000 },
  ([, framework]) => {
    const context = openSample(framework);
    fc.assert(
      fc.property(fc.gen(), lengths, (generate, pieces) => {
        const answer = generateAnswer(generate, context);
        const document = JSON.stringify(answer);
        const { live, text } = readInPieces(context, document, pieces);
        const whole = readInPieces(context, document, [document.length]);
        const parts = readParts(context, inParts(context, answer), pieces);
        expect(listRetractedBlocks(live, text)).toEqual([]);
        expect(text).toBe(whole.text);
        expect(live).toBe(whole.live);
        expect(parts).toEqual({ live: parts.live, text, report: whole.report });
        expect(listRetractedBlocks(parts.live, text)).toEqual([]);
        expect(text.isWellFormed()).toBe(true);
      }),
      { numRuns: sampleRunCount(200), endOnFailure: true },
    );
  },
);

const PORTRAIT = 'A planner who laughs. With room for a story.';
const WORDS = /"interpretation":.*?\}(?=,\{"key":|\])/gs;

/** Offsets where an answer can be truncated without cutting words that were already shown. */
function placesBetweenWords(document: string): number[] {
  const words = [...document.matchAll(WORDS)].map(({ index, 0: { length } }) => [index + 17, index + length] as const);
  return Array.from({ length: endOfCuts(document) }, (_, at) => at).filter(
    (at) => !words.some(([start, end]) => at > start && at < end),
  );
}

/** An opening is requested again only while it has no portrait. */
function endOfCuts(document: string): number {
  return document.includes(PORTRAIT) ? document.indexOf(PORTRAIT) : document.length;
}

/** Answers the parts in order, some truncated, and then the missing parts, as the worker does. */
function readWithCuts(
  context: ReportContext,
  answer: Answer,
  { pieces, cut }: { pieces: number[]; cut(part: SamplePartAnswer): SamplePartAnswer },
): ReturnType<typeof readParts> {
  const liveReport = createLiveReport(context);
  let live = '';
  for (const change of [cut, (part: SamplePartAnswer) => part]) {
    const missing = new Set(planParts(context.plan, liveReport.missing()).flatMap(({ keys }) => keys));
    const isOpeningMissing = liveReport.missing().opening;
    const readings = answer.readings.filter(({ key }) => missing.has(key));
    const [opening, ...parts] = inParts(context, { ...answer, readings });
    const asked = parts.map((part) => ({ ...part, keys: part.keys.filter((key) => missing.has(key)) }));
    for (const part of [...(isOpeningMissing && opening ? [opening] : []), ...asked])
      live += feed(liveReport, change(part), pieces);
  }
  return { live, ...liveReport.finish() };
}

/** `noticed` comes first, as in the schema. */
const steady = (answer: Answer): Answer => {
  const rest = Object.entries(answer).filter(([name]) => name !== 'noticed');
  return { noticed: [realQuote], ...(Object.fromEntries(rest) as Answer), portrait: PORTRAIT };
};

test.for(frameworks)(
  '150 random reports (%s) with parts truncated between words: once completed, the live text is a prefix of the same text',
  { timeout: 120_000 },
  ([, framework]) => {
    const context = openSample(framework);
    fc.assert(
      fc.property(fc.gen(), lengths, (generate, pieces) => {
        const answer = steady(generateAnswer(generate, context));
        const cut = (part: SamplePartAnswer): SamplePartAnswer => {
          if (generate(fc.boolean)) return part;
          const end = generate(fc.constantFrom, ...placesBetweenWords(part.document));
          return { ...part, document: part.document.slice(0, end), isWhole: false };
        };
        const { live, text } = readWithCuts(context, answer, { pieces, cut });
        expect(text).toBe(readParts(context, inParts(context, answer), [400]).text);
        expect(listRetractedBlocks(live, text)).toEqual([]);
      }),
      { numRuns: sampleRunCount(150), endOnFailure: true },
    );
  },
);

const headingsOf = (text: string): string[] => text.match(/^(?:#{1,3} .*|- \*\*[^*]+)/gm) ?? [];

test.for(frameworks)(
  '150 random reports (%s) with parts truncated anywhere: nothing is shown twice, and the completed text is the same',
  { timeout: 120_000 },
  ([, framework]) => {
    const context = openSample(framework);
    let torn = 0;
    fc.assert(
      fc.property(fc.gen(), lengths, (generate, pieces) => {
        const answer = steady(generateAnswer(generate, context));
        const cut = (part: SamplePartAnswer): SamplePartAnswer => {
          if (generate(fc.boolean)) return part;
          const isOpening = part.document.includes(PORTRAIT);
          const most = endOfCuts(part.document) + (isOpening ? PORTRAIT.length : -1);
          const end = generate(fc.integer, { min: 0, max: most });
          return { ...part, document: part.document.slice(0, end), isWhole: false };
        };
        const { live, text } = readWithCuts(context, answer, { pieces, cut });
        const headings = headingsOf(live);
        expect(text).toBe(readParts(context, inParts(context, answer), [400]).text);
        // The finished text has further headings between them: overview, synthesis and results.
        expect(headingsOf(text).filter((heading) => headings.includes(heading))).toEqual(headings);
        if (listRetractedBlocks(live, text).length > 0) torn += 1;
      }),
      { numRuns: sampleRunCount(150), endOnFailure: true },
    );

    expect(torn).toBeLessThan(150);
  },
);

/** Reorders the keys of every object; the seed determines the order. */
function shuffled(value: unknown, seed: number): unknown {
  if (Array.isArray(value)) return value.map((inner) => shuffled(inner, seed));
  if (typeof value !== 'object' || value === null) return value;
  const rank = (key: string): number =>
    Array.from(key).reduce((hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 16_777_619), seed);
  const entries = Object.entries(value).map(([key, inner]): [string, unknown] => [key, shuffled(inner, seed)]);
  return Object.fromEntries(entries.toSorted(([a], [b]) => rank(a) - rank(b)));
}

test('600 shuffled random answers: the stored text and report do not depend on the chunking', () => {
  const context = openSample(bigFive);
  let prefixes = 0;
  fc.assert(
    fc.property(fc.gen(), lengths, fc.integer(), (generate, pieces, seed) => {
      const document = JSON.stringify(shuffled(generateAnswer(generate, context), seed));
      const { live, text, report } = readInPieces(context, document, pieces);
      const whole = readInPieces(context, document, [document.length]);
      expect(text).toBe(whole.text);
      expect(report).toEqual(whole.report);
      if (listRetractedBlocks(live, text).length === 0) prefixes += 1;
    }),
    { numRuns: sampleRunCount(600), endOnFailure: true },
  );

  expect(prefixes).toBeGreaterThan(0);
}, 120_000);

const unreadable = ({ dimensions }: Lens): Dimension[] =>
  dimensions.filter((dimension) => !isAssessable(dimension, dimension.evidenceLevels.text));
const withUnreadable: [string, Framework][] = [stanfordBinet, personalityStructure, clinical, anxiety].map(
  (framework) => [framework.id, framework],
);

test.for(withUnreadable)(
  '500 answers (%s) that judge unreadable dimensions: no such dimension is scored',
  { timeout: 120_000 },
  ([, framework]) => {
    const context = openSample(framework);
    const places = framework.lenses.flatMap((lens) => unreadable(lens).map((dimension) => keyOf(lens, dimension)));
    fc.assert(
      fc.property(fc.gen(), lengths, (generate, pieces) => {
        const answer = sampleAnswer(context.plan, () => null);
        const readings = places.map((key) => ({
          key,
          ...generate(() => reading),
          evidence: [realQuote],
          counter: [],
          readable: true,
          why_not: '',
          position: 90,
          level: generate(fc.constantFrom, 'stated', 'daily'),
          interpretation: 'You score high.',
        }));
        const { live, text, report } = readInPieces(context, JSON.stringify({ ...answer, readings }), pieces);
        const judged = report.lenses.flatMap((lens) =>
          lens.readings
            .filter(
              ({ state, position, strength, label }) =>
                state === 'read' || [position, strength, label].some((value) => value !== undefined),
            )
            .map((one) => keyOf(lens, one)),
        );
        expect(judged.filter((key) => places.includes(key))).toEqual([]);
        expect(live + text).not.toContain('You score high.');
      }),
      { numRuns: sampleRunCount(150), endOnFailure: true },
    );
  },
);
