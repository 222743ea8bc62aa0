import type { Framework } from '@app/frameworks/framework';
import { anxiety } from '@app/frameworks/list/anxiety';
import { bigFive } from '@app/frameworks/list/big-five';
import { clinical } from '@app/frameworks/list/clinical';
import { general } from '@app/frameworks/list/general';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ReportContext } from '../check-report.ts';
import { readInPieces } from '../sample-answer.ts';
import { quotesOf } from '../report.ts';
import type { MediaMaterial } from './plan-media.ts';
import { profilesOf } from './profiles-of.ts';
import {
  inventedCue,
  openSampleMedia,
  sampleClip,
  sampleMediaAnswer,
  samplePicture,
  sceneQuote,
  silentClip,
  spokenQuote,
} from './sample-media.ts';

const cases: [string, Framework, MediaMaterial][] = [
  ['the general portrait of a picture', general, samplePicture],
  ['the general portrait of a clip', general, sampleClip],
  ['Big Five of a clip', bigFive, sampleClip],
  ['the clinical lens of a picture', clinical, samplePicture],
  ['the anxiety lens of a clip', anxiety, sampleClip],
  ['the anxiety lens of a silent clip', anxiety, silentClip],
];

const INVENTED = 'turns away';
const WITHHELD = 'She looks sad. ';
const proseParts = [
  'Person 1 leans in',
  'warm',
  '. ',
  '! ',
  ' ',
  '\n\n',
  '“',
  '”',
  '"',
  '> ',
  '# ',
  '[a](http://b.c)',
  'Mr. ',
  '🙂',
  '\uD83D',
  '\u202E',
  WITHHELD,
  'They ',
];
const prose = fc.array(fc.constantFrom(...proseParts), { maxLength: 10 }).map((parts) => parts.join(''));
const quotes = [
  sceneQuote.quote,
  spokenQuote.quote,
  'leans forward with both hands on the table',
  'Person 1, left: leans forward with both hands on the table',
  'looks down at the notebook and writes',
  'pours coffee into three cups',
  'smiling',
];
const labels = ['Person 1, left', 'Person 1, left, at 0:12', 'Scene, centre:', '[0:00]', 'Written in the picture:'];
const item = fc.oneof(
  { weight: 6, arbitrary: fc.record({ quote: fc.constantFrom(...quotes), shows: prose }) },
  { weight: 2, arbitrary: fc.record({ quote: fc.constantFrom(...labels), shows: fc.constant('Label.') }) },
  { weight: 2, arbitrary: fc.constant(inventedCue) },
  { weight: 1, arbitrary: fc.constantFrom(null, 7, {}, { quote: 3 }) },
);
const evidence = fc.oneof(fc.array(item, { maxLength: 5 }), fc.constantFrom(null, 'none'));
const reading = fc.record({
  evidence,
  counter: evidence,
  why_not: fc.oneof({ weight: 6, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: prose }),
  position: fc.constantFrom(40, -20, 'x', null),
  strength: fc.constantFrom(2, 9, null),
  label: fc.constantFrom('mentioned', 'unknown'),
  interpretation: fc.oneof({ weight: 6, arbitrary: prose }, { weight: 1, arbitrary: fc.constantFrom(null, ' ', 3) }),
});
const lengths = fc.array(fc.integer({ min: 1, max: 80 }), { minLength: 1, maxLength: 5 });

function generateAnswer(generate: fc.GeneratorValue, { plan }: ReportContext): Record<string, unknown> {
  const parts = plan.lenses.flatMap(({ lens, asked }): [string, unknown][] => {
    const chosen = generate(fc.subarray, [...asked], { maxLength: Math.min(4, asked.length) });
    if (asked.length === 0 || (chosen.length === 0 && generate(fc.boolean))) return [];
    const readings = chosen.map(({ key }): [string, object] => [key, generate(() => reading)]);
    const value =
      lens.listing === 'each' ? Object.fromEntries(readings) : readings.map(([key, fields]) => ({ key, ...fields }));
    return [[lens.key, value]];
  });
  return {
    self_harm_mentioned: generate(fc.boolean),
    ...(generate(fc.boolean) && { summary: generate(() => prose), summary_evidence: generate(() => evidence) }),
    ...Object.fromEntries(parts),
  };
}

test.for(cases)(
  '200 random answers for %s: what streams is what is stored, and no invented cue, label or guess is shown',
  { timeout: 120_000 },
  ([, framework, material]) => {
    const context = openSampleMedia(framework, material);
    const { text: source } = context.source;
    const ownWords = new Set(context.source.lines?.map(({ where }) => where));
    fc.assert(
      fc.property(fc.gen(), lengths, (generate, pieces) => {
        const document = JSON.stringify(generateAnswer(generate, context));
        const { live, text, report } = readInPieces(context, document, pieces);
        expect(text.slice(0, live.length)).toBe(live);
        expect(text).toBe(readInPieces(context, document, [document.length]).text);
        expect(text.isWellFormed()).toBe(true);
        expect(live + text + JSON.stringify(profilesOf(report))).not.toContain(INVENTED);
        expect(live + text).not.toContain('She looks sad');
        const found = quotesOf(report);
        expect(found.filter(({ quote, start, end }) => source.slice(start, end) !== quote)).toEqual([]);
        expect(found.filter(({ quote }) => /^(?:Person|Scene|Written|\[)/.test(quote))).toEqual([]);
        expect(found.filter(({ where }) => !ownWords.has(where ?? ''))).toEqual([]);
      }),
      { numRuns: 200, endOnFailure: true },
    );
  },
);

test('what one person does carries no claim about another', () => {
  const context = openSampleMedia(general);
  const answer = JSON.stringify(sampleMediaAnswer(context)).replaceAll(
    'looks down at the notebook and writes',
    'pours coffee into three cups',
  );

  const { report } = readInPieces(context, answer, [400]);
  const readOf = (index: number) =>
    report.lenses[index]?.readings.filter(({ state }) => state === 'read').map(({ key }) => key);

  expect(readOf(0)).toHaveLength(10);
  // Only what speaks about the reading itself needs no cue.
  expect(readOf(1)).toEqual(['what_cannot_be_said', 'questions_that_would_help']);
});

test('what is missing is asked for again, person by person', () => {
  const context = openSampleMedia(general);
  const { person_2: left, ...rest } = sampleMediaAnswer(context);
  const whole = readInPieces(context, JSON.stringify({ ...rest, person_2: left }), [400]);

  expect(left).toBeDefined();
  expect(whole.report.unwritten).toBe(0);
  expect(readInPieces(context, JSON.stringify(rest), [400]).report.unwritten).toBe(10);
});
