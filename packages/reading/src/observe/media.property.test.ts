import type { Framework } from '@app/frameworks/framework';
import { anxiety } from '@app/frameworks/list/anxiety';
import { bigFive } from '@app/frameworks/list/big-five';
import { clinical } from '@app/frameworks/list/clinical';
import { general } from '@app/frameworks/list/general';
import * as fc from 'fast-check';
import { sampleRunCount } from '@app/testkit/sampling';
import { expect, test } from 'vitest';
import type { ReportContext } from '../check/check-report.ts';
import { keyOf, planRows } from '../plan/plan-parts.ts';
import { finishDraft, isRowMissing } from '../report-draft.ts';
import { quotesOf } from '../report.ts';
import { feedLastReading, inParts, keysOf, openSampleDraft, readAnswer } from '../sample-answer.ts';
import type { MediaMaterial } from './plan-media.ts';
import { profilesOf } from './profiles-of.ts';
import {
  inventedCue,
  openSampleMedia,
  sampleClip,
  sampleMediaAnswer,
  sampleMediaLetters,
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
// Begins a word of its own: 'warmShe' is nobody.
const WITHHELD = ' She looks sad. ';
const proseParts = [
  ...'Person 1 leans in¦warm¦. ¦! ¦ ¦\n\n¦“¦”¦"¦> ¦# ¦[a](http://b.c)¦Mr. ¦🙂¦\uD83D¦\u202E¦They '.split('¦'),
  WITHHELD,
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
  considered: evidence,
  readable: fc.constantFrom(true, true, true, false, null),
  why_not: fc.oneof({ weight: 6, arbitrary: fc.constant('') }, { weight: 1, arbitrary: prose }),
  position: fc.constantFrom(40, -1, 'x', null),
  level: fc.constantFrom('mentioned', 'some', 'unknown', '', 7),
  interpretation: fc.oneof({ weight: 6, arbitrary: prose }, { weight: 1, arbitrary: fc.constantFrom(null, ' ', 3) }),
});
const lengths = fc.array(fc.integer({ min: 1, max: 80 }), { minLength: 1, maxLength: 5 });

/** A letter whose sentences quote cues, labels and inventions. */
const sentence = fc.oneof(
  prose,
  fc.constantFrom(...quotes, ...labels, inventedCue.quote).map((quote) => `The picture has “${quote}” in it. `),
);
const letter = fc
  .record({ headline: prose, paragraphs: fc.array(fc.array(sentence, { maxLength: 4 }), { maxLength: 4 }) })
  .map(({ headline, paragraphs }) => `# ${headline}\n\n${paragraphs.map((all) => all.join('')).join('\n\n')}`);

function generateAnswer(generate: fc.GeneratorValue, { plan }: ReportContext): Record<string, unknown> {
  const chosen = new Set(
    plan.lenses.flatMap(({ lens, asked }) =>
      generate(fc.subarray, [...asked], { maxLength: Math.min(4, asked.length) }).map(({ key }) =>
        keyOf(lens, { key }),
      ),
    ),
  );
  return {
    self_harm_mentioned: generate(fc.boolean),
    items: [],
    readings: keysOf(plan).flatMap((key) => (chosen.has(key) ? [{ key, ...generate(() => reading) }] : [])),
  };
}

test.for(cases)(
  '200 random answers for %s: the chunking changes nothing, and no invented cue, label or guess is shown',
  { timeout: 120_000 },
  ([, framework, material]) => {
    const context = openSampleMedia(framework, material);
    const { text: source } = context.source;
    const ownWords = new Set(context.source.lines?.map(({ where }) => where));
    fc.assert(
      fc.property(fc.gen(), lengths, (generate, pieces) => {
        const answer = generateAnswer(generate, context);
        const letters = [generate(() => letter)];
        const last = { letter: 1, distress: 'none', against: '', changes: [] };
        const draft = openSampleDraft(context, inParts(context, answer), letters);
        const shown = feedLastReading(draft, JSON.stringify(last), pieces);
        const { text, report } = finishDraft(draft);
        expect(text).toBe(readAnswer(context, answer, { letters, last }).text);
        expect(text.startsWith(shown.at(-1) ?? '')).toBe(true);
        expect(text.isWellFormed()).toBe(true);
        // A line of words to say quotes nobody.
        expect(text.replaceAll(/^\*.*\*$/gm, '')).not.toContain(INVENTED);
        expect(text).not.toMatch(/[“"][^“”"\n]*turns away/);
        expect(JSON.stringify(profilesOf(report))).not.toContain(INVENTED);
        expect(text).not.toContain('She looks sad');
        const found = quotesOf(report);
        expect(found.filter(({ quote, start, end }) => source.slice(start, end) !== quote)).toEqual([]);
        expect(found.filter(({ quote }) => /^(?:Person|Scene|Written|\[)/.test(quote))).toEqual([]);
        expect(found.filter(({ where }) => !ownWords.has(where ?? ''))).toEqual([]);
      }),
      { numRuns: sampleRunCount(200), endOnFailure: true },
    );
  },
);

test('a cue of one person supports no claim about another', () => {
  const context = openSampleMedia(general);
  const answer = sampleMediaAnswer(context);
  const ofThird = { quote: 'pours coffee into three cups', shows: 'Serves the others.' };
  const readings = (answer['readings'] as { key: string; evidence: unknown }[]).map((one) =>
    one.key.startsWith('person_2.') ? { ...one, evidence: [ofThird] } : one,
  );

  const { report } = readAnswer(context, { ...answer, readings }, sampleMediaLetters(context));
  const readOf = (index: number) =>
    report.lenses[index]?.readings.filter(({ state }) => state === 'read').map(({ key }) => key);

  expect(readOf(0)).toHaveLength(10);
  // Only sections about the analysis itself need no cue.
  expect(readOf(1)).toEqual(['what_cannot_be_said', 'questions_that_would_help']);
});

test('missing readings are requested again per person', () => {
  const context = openSampleMedia(general);
  const answer = sampleMediaAnswer(context);
  const isOfSecond = ({ key }: { key: string }): boolean => key.startsWith('person_2.');
  const readings = (answer['readings'] as { key: string }[]).filter((one) => !isOfSecond(one));
  const parts = inParts(context, { ...answer, readings });
  const { letters = [] } = sampleMediaLetters(context);
  const draft = openSampleDraft(context, parts, letters);
  const missing = planRows(context.plan, isRowMissing(draft));

  expect(finishDraft(draft).report.unwritten).toBe(11);
  expect(missing.flatMap(({ keys }) => keys)).toEqual(keysOf(context.plan).filter((key) => isOfSecond({ key })));
});
