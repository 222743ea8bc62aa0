import { bigFive } from '@app/frameworks/list/big-five';
import { clinical } from '@app/frameworks/list/clinical';
import { personalityStructure } from '@app/frameworks/list/personality-structure';
import { expect, test } from 'vitest';
import { createLiveReport, type LiveReport } from './live-report.ts';
import { planParts } from './plan/plan-parts.ts';
import type { Plan } from './plan/plan-reading.ts';
import type { Evidence } from './report.ts';
import {
  feed,
  inParts,
  openSample,
  otherQuote,
  type SamplePartAnswer,
  readParts,
  realQuote,
  sampleAnswer,
  listRetractedBlocks,
} from './sample-answer.ts';

const bars = openSample(bigFive);
const barsAnswer = sampleAnswer(bars.plan);
const [opening, traits, moreFacets, ...others] = inParts(bars, barsAnswer) as [
  SamplePartAnswer,
  SamplePartAnswer,
  SamplePartAnswer,
  ...SamplePartAnswer[],
];
const lastFacets = others.reduce(join);
const whole = readParts(bars, [opening, traits, moreFacets, lastFacets], [400]);

/** Joins two parts into one. */
function join(one: SamplePartAnswer, other: SamplePartAnswer): SamplePartAnswer {
  const readings = [one, other].flatMap(({ document }) => (JSON.parse(document) as { readings: object[] }).readings);
  return { ...one, keys: [...one.keys, ...other.keys], document: JSON.stringify({ readings }) };
}

/** The answer up to `end`, exclusive. */
const cutBefore = (part: SamplePartAnswer, end: string): SamplePartAnswer => {
  const at = part.document.indexOf(end);
  if (at < 0) throw new Error(`no ${end} in the answer`);
  return { ...part, document: part.document.slice(0, at), isWhole: false };
};
const missingKeys = (live: LiveReport, plan: Plan): string[] =>
  planParts(plan, live.missing()).flatMap(({ keys }) => keys);

/** The missing parts, as a model would answer them. */
const answerMissing = (live: LiveReport, answer = barsAnswer): SamplePartAnswer[] => {
  const keys = new Set(missingKeys(live, bars.plan));
  const parts = inParts(bars, {
    ...answer,
    readings: (answer['readings'] as { key: string }[]).filter(({ key }) => keys.has(key)),
  });
  return live.missing().opening ? parts : parts.slice(1);
};

test('after a truncated answer its incomplete readings are missing', () => {
  const live = createLiveReport(bars);
  feed(live, opening, [400]);
  const shown = feed(live, cutBefore(traits, '{"key":"bigfive.extraversion"'), [400]);

  expect(live.missing().opening).toBe(false);
  expect(missingKeys(live, bars.plan).slice(0, 3)).toEqual([
    'bigfive.extraversion',
    'bigfive.agreeableness',
    'bigfive.neuroticism',
  ]);
  expect(live.missing().has('bigfive.openness')).toBe(false);
  expect(live.missing().has('bigfive.charisma')).toBe(false);
  expect(shown).toContain('### Conscientiousness');
  expect(shown).not.toContain('### Extraversion');
});

test('a reading truncated before its end is missing', () => {
  const live = createLiveReport(bars);
  feed(live, opening, [400]);
  const { document } = traits;
  const endOfFirst = document.indexOf('},{"key":"bigfive.conscientiousness"');
  feed(live, { ...traits, document: document.slice(0, endOfFirst), isWhole: false }, [400]);

  expect(live.missing().has('bigfive.openness')).toBe(true);
});

test('a further part completes a truncated one, and the live text continues where it stopped', () => {
  const live = createLiveReport(bars);
  const parts = [opening, cutBefore(traits, '{"key":"bigfive.extraversion"')];
  const before = parts.map((part) => feed(live, part, [5])).join('');
  const after = answerMissing(live).map((part) => feed(live, part, [5]));

  expect(after[0]).toMatch(/^\n\n### Extraversion/);
  expect(before + after.join('')).toBe(whole.live);
  expect(live.finish()).toEqual({ report: whole.report, text: whole.text });
  expect(missingKeys(live, bars.plan)).toEqual([]);
});

test('parts after a truncated one wait until it is completed', () => {
  const live = createLiveReport(bars);
  const before = feed(live, opening, [5]) + feed(live, cutBefore(traits, '{"key":"facets.anger"'), [5]);
  const waiting = feed(live, moreFacets, [5]) + feed(live, lastFacets, [5]);
  const after = answerMissing(live).map((part) => feed(live, part, [5]));

  expect(waiting).toBe('');
  expect(before + after.join('')).toBe(whole.live);
  expect(live.finish().text).toBe(whole.text);
});

test('a later lens waits for a lens with a truncated part and is then shown whole', () => {
  const several = openSample(personalityStructure);
  const [first, ...parts] = inParts(several, sampleAnswer(several.plan)) as [SamplePartAnswer, ...SamplePartAnswer[]];
  const [cutOff, ...later] = parts as [SamplePartAnswer, ...SamplePartAnswer[]];
  const live = createLiveReport(several);
  const before = feed(live, first, [90]) + feed(live, { ...cutOff, document: '{"readings":[', isWhole: false }, [90]);
  const waiting = later.map((part) => feed(live, part, [90])).join('');
  const after = feed(live, cutOff, [90]);

  expect(waiting).toBe('');
  expect(before + after).toBe(readParts(several, [first, ...parts], [90]).live);
});

test('when a truncated part is not retried, the finished report has all complete readings and counts the missing ones', () => {
  const parts = [opening, cutBefore(traits, '{"key":"bigfive.neuroticism"'), moreFacets];
  const { live, text, report } = readParts(bars, parts, [30]);

  expect(listRetractedBlocks(live, text)).toEqual([]);
  expect(live).not.toContain('**Cheerfulness**');
  expect(text).toContain('**Cheerfulness**');
  expect(text).not.toContain('### Emotional Reactivity');
  expect(report.unwritten).toBe(1 + 2 + 16);
  expect(text).toContain('**Incomplete:** the model did not write 19 parts.');
});

test('truncated words are not shown again live: the finished text replaces them', () => {
  const live = createLiveReport(bars);
  const torn = cutBefore(traits, 'about it as well');
  const before = feed(live, opening, [5]) + feed(live, torn, [5]);
  const after = answerMissing(live)
    .concat(moreFacets)
    .map((part) => feed(live, part, [5]));

  expect(before).toMatch(/### Openness to Experience: [^\n]*\n\n[^#]*You prepare with care\.$/);
  expect(after.join('')).toBe('');
  expect(live.finish().text).toBe(whole.text);
});

test('readings wait for an opening truncated before its portrait', () => {
  const live = createLiveReport(bars);
  const before = feed(live, cutBefore(opening, '"portrait"'), [5]);
  const waiting = [traits, moreFacets, lastFacets].map((part) => feed(live, part, [5])).join('');

  expect(live.missing().opening).toBe(true);
  const after = feed(live, opening, [5]);

  expect(before).toMatch(/^# Lists for what could go wrong with lists\n\n\*[^*]+\*\n\n$/);
  expect(waiting).toBe('');
  expect(before + after).toBe(whole.live);
  expect(live.finish()).toEqual({ report: whole.report, text: whole.text });
});

test('a portrait truncated mid-text is not continued by another one', () => {
  const live = createLiveReport(bars);
  const before = feed(live, cutBefore(opening, 'for a story'), [5]);
  const after = [opening, traits].map((part) => feed(live, part, [5])).join('');

  expect(before).toMatch(/A planner who laughs\.$/);
  expect(after).toBe('');
  expect(live.finish().text.match(/A planner who laughs/g)).toHaveLength(1);
});

test('a portrait truncated before its first shown word starts over', () => {
  const live = createLiveReport(bars);
  const shown = [cutBefore(opening, 'who laughs'), opening, traits].map((part) => feed(live, part, [5])).join('');

  expect(shown).toContain('### Openness');
  expect(listRetractedBlocks(shown, live.finish().text)).toEqual([]);
});

test('an opening truncated after its portrait is not requested again', () => {
  const parts = [cutBefore(opening, '"findings"'), traits, moreFacets, lastFacets];
  const live = createLiveReport(bars);
  const shown = parts.map((part) => feed(live, part, [5])).join('');

  expect(planParts(bars.plan, live.missing())).toEqual([]);
  expect(shown).toContain('### Openness');
  expect(listRetractedBlocks(shown, live.finish().text)).toEqual([]);
});

test('a blank portrait is requested again and replaced', () => {
  const live = createLiveReport(bars);
  const blank = { ...opening, document: JSON.stringify({ ...barsAnswer, portrait: ' \n ', readings: [] }) };
  const again = { ...opening, document: JSON.stringify({ portrait: 'Here after all.' }) };
  const shown = [blank, traits].map((part) => feed(live, part, [5])).join('');

  expect(live.missing().opening).toBe(true);
  expect(shown).not.toContain('### Openness');
  const after = [again, moreFacets].map((part) => feed(live, part, [5])).join('');

  expect(live.missing().opening).toBe(false);
  expect(after).toContain('### Openness');
  expect(live.finish().report.summary).toBe('Here after all.');
});

test('the first portrait, headline and questions are kept', () => {
  const second = { portrait: 'Another.', headline: 'Another line', questions: ['Another?'] };

  const { text } = readParts(bars, [opening, { ...opening, document: JSON.stringify(second) }, traits], [9]);

  expect(text).not.toContain('Another');
});

test('a passage noticed again by a repeated opening is reported once', () => {
  const noticed: Evidence[] = [];
  const live = createLiveReport(bars, (one) => noticed.push(one));
  const document = JSON.stringify({ ...barsAnswer, noticed: [realQuote, otherQuote], readings: [] });
  feed(live, cutBefore({ ...opening, document }, '"portrait"'), [5]);
  feed(live, { ...opening, document }, [5]);

  expect(noticed).toMatchObject([realQuote, otherQuote]);
  expect(live.finish().report.summaryEvidence).toEqual(noticed);
});

const themes = openSample(clinical);
const [themesOpening, themesPart] = inParts(
  themes,
  sampleAnswer(themes.plan, ({ key }) => (key === 'rc1' ? {} : null)),
) as [SamplePartAnswer, SamplePartAnswer];
const whyNotOf = (live: LiveReport, key: string): string | undefined =>
  live.finish().report.lenses[0]?.readings.find((reading) => reading.key === key)?.whyNot?.reason;

test.for([
  ['a whole answer', true, '', true],
  ['an answer the provider cut off', false, '', false],
  ['an answer that does not end', true, ']}', false],
] as const)('after %s a lens’s unmentioned dimensions are complete: %s', ([, isWhole, lost, isComplete]) => {
  const live = createLiveReport(themes);
  const { keys, document } = themesPart;
  const end = document.length - lost.length;
  feed(live, themesOpening, [400]);
  feed(live, { keys, document: document.slice(0, end), isWhole }, [400]);
  const [listed, other] = [keys.find((key) => key.endsWith('.rc1')), keys.find((key) => !key.endsWith('.rc1'))];

  expect(live.missing().has(listed ?? '')).toBe(false);
  expect(live.missing().has(other ?? '')).toBe(!isComplete);
  expect(whyNotOf(live, other?.split('.')[1] ?? '')).toBe(isComplete ? 'not-mentioned' : 'not-written');
});

test('a dimension missing from a whole answer is requested again and put in its place', () => {
  const live = createLiveReport(bars);
  const without = { ...traits, document: traits.document.replace('"bigfive.extraversion"', '"bigfive.other"') };
  const shown = [opening, without].map((part) => feed(live, part, [5])).join('');

  expect(shown).toContain('### Agreeableness');
  expect(missingKeys(live, bars.plan)).toEqual(['bigfive.extraversion', ...moreFacets.keys, ...lastFacets.keys]);
  for (const part of answerMissing(live)) feed(live, part, [5]);

  expect(live.finish().text).toBe(whole.text);
});

test('readings in another order are shown in the order of the report', () => {
  const readings = (JSON.parse(traits.document) as { readings: { key: string }[] }).readings.toReversed();
  const { text } = readParts(
    bars,
    [opening, { ...traits, document: JSON.stringify({ readings }) }, moreFacets, lastFacets],
    [9],
  );

  expect(text).toBe(whole.text);
});

test('a report has content to keep after its portrait or its first reading', () => {
  const [withOpening, withReadings] = [createLiveReport(bars), createLiveReport(bars)];

  feed(withOpening, cutBefore(opening, '"portrait"'), [400]);
  feed(withReadings, cutBefore(traits, ',"interpretation"'), [400]);
  expect([withOpening.hasAnything(), withReadings.hasAnything()]).toEqual([false, false]);

  feed(withOpening, cutBefore(opening, '"findings"'), [400]);
  feed(withReadings, cutBefore(traits, ',{"key":"bigfive.conscientiousness"'), [400]);
  expect([withOpening.hasAnything(), withReadings.hasAnything()]).toEqual([true, true]);
});

test('the readings so far can be checked before the report is finished', () => {
  const live = createLiveReport(bars);
  feed(live, traits, [400]);

  const { lenses, unwritten } = live.check();

  expect(lenses[0]?.readings.map(({ state }) => state)).toEqual(['read', 'read', 'read', 'read', 'read']);
  expect(unwritten).toBe(1 + moreFacets.keys.length + lastFacets.keys.length);
});

test('the crisis card stands first in the finished report when a later part mentions self-harm', () => {
  const document = traits.document.replace('"self_harm_mentioned":false', '"self_harm_mentioned":true');
  const { live, text, report } = readParts(bars, [opening, { ...traits, document }], [400]);

  expect(live.startsWith('# ')).toBe(true);
  expect(text.startsWith('### If any of this is about you')).toBe(true);
  expect(report.crisis).not.toBe('none');
});
