import { bigFive } from '@app/frameworks/list/big-five';
import { clinical } from '@app/frameworks/list/clinical';
import { expect, test } from 'vitest';
import { sentencesOfAnswer, withoutSentences } from './check/review-answer.ts';
import { planRows } from './plan/plan-parts.ts';
import { createNoticer, finishDraft, isRowMissing, type ReportDraft, renderDraft } from './report-draft.ts';
import type { Evidence } from './report.ts';
import {
  addRows,
  feedLastReading,
  inParts,
  inventedQuote,
  openSample,
  openSampleDraft,
  otherQuote,
  readParts,
  realQuote,
  sampleAnswer,
  sampleLastReading,
  type SamplePart,
  sampleText,
} from './sample-answer.ts';

const context = openSample(bigFive);
const answer = sampleAnswer(context.plan);
const parts = inParts(context, answer);
const whole = readParts(context, parts).text;

/** The answer up to `end`, exclusive. */
const cutBefore = (part: SamplePart | undefined, end: string): SamplePart => {
  const at = part?.text.indexOf(end) ?? -1;
  if (!part || at < 0) throw new Error(`no ${end} in the answer`);
  return { ...part, text: part.text.slice(0, at), isWhole: false };
};
const open = (given: readonly SamplePart[], of = context): ReportDraft => {
  const draft = openSampleDraft(of, given);
  feedLastReading(draft, JSON.stringify(sampleLastReading));
  return draft;
};
const missingKeys = (draft: ReportDraft): string[] =>
  planRows(draft.context.plan, isRowMissing(draft)).flatMap(({ keys }) => keys);
/** Only these rows, as a part of their own. */
const answering = (number: number, keys: readonly string[]): SamplePart => {
  const readings = (answer['readings'] as { key: string }[]).filter(({ key }) => keys.includes(key));
  return { number, keys: [...keys], text: JSON.stringify({ ...answer, readings }), isWhole: true };
};

test('rows from stored parts of an earlier attempt make the same report in any order', () => {
  const [first, second] = [parts.slice(0, 4), parts.slice(4)];
  const stored = open(second.toReversed());
  addRows(stored, first);

  expect(missingKeys(open(second))).toEqual(first.flatMap(({ keys }) => keys));
  expect(missingKeys(stored)).toEqual([]);
  expect(finishDraft(stored).text).toBe(whole);
});

test('after a truncated answer its torn row and the rows behind it are missing', () => {
  const draft = open([cutBefore(parts[0], '"bigfive.conscientiousness"'), ...parts.slice(1)]);

  expect(missingKeys(draft)).toEqual(['bigfive.conscientiousness']);
  expect(isRowMissing(draft)('bigfive.openness')).toBe(false);
  expect(isRowMissing(draft)('bigfive.charisma')).toBe(false);
});

test('a row truncated before its end is missing', () => {
  const { text } = cutBefore(parts[0], '},{"key":"bigfive.conscientiousness"');

  expect(missingKeys(open([{ ...cutBefore(parts[0], '}'), text }, ...parts.slice(1)]))).toEqual(parts[0]?.keys);
});

test('a further part completes a truncated one, and the report is as if nothing had happened', () => {
  const draft = open([cutBefore(parts[2], '"facets.anger"'), ...parts.filter((_, index) => index !== 2)]);

  addRows(draft, [answering(99, missingKeys(draft))]);

  expect(missingKeys(draft)).toEqual([]);
  expect(finishDraft(draft).text).toBe(whole);
});

test('when missing rows are not written, the report has all complete ones and counts the others', () => {
  const { text, report } = finishDraft(open([cutBefore(parts[0], '"bigfive.conscientiousness"')]));

  expect(text).toContain('### Openness to Experience');
  expect(text).not.toContain('### Conscientiousness');
  expect(report.unwritten).toBe(34);
  expect(text).toContain('**Incomplete:** the model did not write 34 parts.');
});

test('a dimension missing from a whole answer is requested again and put in its place', () => {
  const draft = open(
    parts.map((part) => ({ ...part, text: part.text.replace('"bigfive.extraversion"', '"bigfive.other"') })),
  );

  expect(missingKeys(draft)).toEqual(['bigfive.extraversion']);
  addRows(draft, [answering(99, ['bigfive.extraversion'])]);

  expect(finishDraft(draft).text).toBe(whole);
});

test('a row written twice keeps its first version', () => {
  const again = answering(99, ['bigfive.openness']);
  const draft = open([...parts, { ...again, text: again.text.replaceAll('You prepare', 'You improvise') }]);

  expect(finishDraft(draft).text).toBe(whole);
});

test('a part replaced by its review loses the named sentence, in the finished text and the stored report', () => {
  const named = 'You have a rare mind.';
  const [first, ...rest] = parts;
  if (!first) throw new Error('no part');
  const praising = { ...first, text: first.text.replace('You laugh about it as well.', named) };
  const draft = open([praising, ...rest]);
  const number = sentencesOfAnswer(praising.text).find(({ sentence }) => sentence.trim() === named)?.number ?? 0;
  expect(finishDraft(draft).text).toContain(named);

  addRows(draft, [{ ...praising, text: withoutSentences(praising.text, new Set([number])) }]);
  const { text, report } = finishDraft(draft);

  expect(text + JSON.stringify(report)).not.toContain('rare mind');
  expect(missingKeys(draft)).toEqual([]);
});

const themes = openSample(clinical);
const [themesPart] = inParts(
  themes,
  sampleAnswer(themes.plan, ({ key }) => (key === 'rc1' ? {} : null)),
);
const whyNotOf = (draft: ReportDraft, key: string): string | undefined =>
  finishDraft(draft).report.lenses[0]?.readings.find((reading) => reading.key === key)?.whyNot?.reason;

test.for([
  ['a whole answer', true, true],
  ['an answer that the provider cut off', false, false],
] as const)('after %s the unmentioned dimensions of a lens are complete: %s', ([, isWhole, isComplete]) => {
  if (!themesPart) throw new Error('no part');
  const { keys } = themesPart;
  const draft = open([{ ...themesPart, isWhole }], themes);
  const [listed = '', other = ''] = [
    keys.find((key) => key.endsWith('.rc1')),
    keys.find((key) => !key.endsWith('.rc1')),
  ];

  expect(isRowMissing(draft)(listed)).toBe(false);
  expect(isRowMissing(draft)(other)).toBe(!isComplete);
  expect(whyNotOf(draft, other.split('.')[1] ?? '')).toBe(isComplete ? 'not-mentioned' : 'not-written');
});

test('a later part that mentions self-harm raises the crisis card above the letter', () => {
  const draft = open(parts);
  const [, second] = parts;
  if (!second) throw new Error('no part');
  draft.lastReading = draft.lastReading.replace('"distress":"none"', '"distress":"low"');
  const before = renderDraft(draft);

  const text = second.text.replace('"self_harm_mentioned":false', '"self_harm_mentioned":true');
  addRows(draft, [{ ...second, text }]);

  expect(before.startsWith('# ')).toBe(true);
  expect(renderDraft(draft).startsWith('### If any of this is about you')).toBe(true);
  expect(finishDraft(draft).report.crisis).toBe('ambiguous');
});

const answerWith = (...evidence: unknown[]): string =>
  JSON.stringify({ self_harm_mentioned: false, items: [], readings: [{ key: 'bigfive.openness', evidence }] });
const openNoticer = (noticed: Evidence[]) => createNoticer(context, (one) => noticed.push(one));

test('a passage is noticed once, when it is complete, in the wording of the source', () => {
  const noticed: Evidence[] = [];
  const shouted = { quote: 'MY SISTER LAUGHS, but she was glad', shows: 'Others see it too.' };
  const text = answerWith(realQuote, inventedQuote, null, shouted, realQuote);
  const one = openNoticer(noticed)();

  one.push(text.slice(0, text.indexOf('Made up.')));
  expect(noticed).toMatchObject([realQuote]);

  one.push(text.slice(text.indexOf('Made up.')));
  expect(noticed).toMatchObject([realQuote, otherQuote]);
  expect(noticed.map(({ start, end }) => sampleText.slice(start, end))).toEqual([realQuote.quote, otherQuote.quote]);
});

test('answers side by side share what was noticed', () => {
  const noticed: Evidence[] = [];
  const begin = openNoticer(noticed);
  const [one, other] = [begin(), begin()];

  one.push(answerWith(realQuote).slice(0, -5));
  other.push(answerWith(realQuote, otherQuote));
  one.push(answerWith(realQuote).slice(-5));

  expect(noticed).toMatchObject([realQuote, otherQuote]);
});

test('at most twelve passages are noticed, and none with a forbidden note', () => {
  const noticed: Evidence[] = [];
  const passages = sampleText.split(' ').flatMap((_, index, words) => {
    const quote = words.slice(index, index + 5).join(' ');
    return index % 3 === 0 ? [{ quote, shows: 'You have depression. Plans ahead.' }] : [];
  });

  openNoticer(noticed)().push(answerWith(...passages));

  expect(passages.length).toBeGreaterThan(12);
  expect(noticed).toHaveLength(12);
  expect(new Set(noticed.map(({ shows }) => shows))).toEqual(new Set(['Plans ahead.']));
});
