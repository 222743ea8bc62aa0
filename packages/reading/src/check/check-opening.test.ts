import { personalityStructure } from '@app/frameworks/list/personality-structure';
import { expect, test } from 'vitest';
import { planReading } from '../plan/plan-reading.ts';
import { inventedQuote, keysOf, otherQuote, realQuote, sampleText } from '../sample-answer.ts';
import {
  checkFinding,
  checkFindings,
  checkNoticed,
  checkQuestions,
  checkSynthesis,
  isShownFinding,
} from './check-opening.ts';
import { prepareSource } from './find-quote.ts';

const source = prepareSource(sampleText);
const nothing = () => ({ quotes: 0, claims: 0, sentences: 0, repeated: 0 });
const finding = (title: string, { quote } = realQuote) => ({ title, quote, text: `About ${title}.` });

test('a noticed passage has the wording of the source', () => {
  const noticed = checkNoticed(source, { ...otherQuote, quote: otherQuote.quote.toUpperCase() });

  expect(noticed).toMatchObject(otherQuote);
  expect(sampleText.slice(noticed?.start, noticed?.end)).toBe(otherQuote.quote);
});

test.for([null, 7, 'I keep a list for every trip', {}, { quote: 3 }, inventedQuote])(
  '%j is rejected as a noticed passage',
  (item) => {
    expect(checkNoticed(source, item)).toBeUndefined();
  },
);

test('a finding keeps the source offsets of its quote', () => {
  expect(checkFinding(source, finding('lists'))).toEqual({
    title: 'lists',
    text: 'About lists.',
    evidence: { quote: realQuote.quote, shows: '', start: 0, end: realQuote.quote.length },
  });
});

test('a finding with an invented quote is left out and counted', () => {
  const dropped = nothing();

  expect(checkFinding(source, finding('lists', inventedQuote), dropped)).toBeUndefined();
  expect(dropped).toEqual({ quotes: 1, claims: 1, sentences: 0, repeated: 0 });
});

test.for([null, [], {}, { title: 'lists', text: 'About lists.' }, { ...finding('lists'), text: ' ' }])(
  '%j is no finding and does not count as a dropped claim',
  (item) => {
    const dropped = nothing();

    expect(checkFinding(source, item, dropped)).toBeUndefined();
    expect(dropped).toEqual(nothing());
  },
);

test('a finding may lack a title', () => {
  expect(checkFinding(source, { ...finding('lists'), title: null })).toMatchObject({ title: '', text: 'About lists.' });
});

test('only the first three findings count, valid or not', () => {
  const items = [finding('one', inventedQuote), finding('two'), null, finding('four'), finding('five')];
  const dropped = nothing();

  expect(checkFindings(source, items, dropped).map(({ title }) => title)).toEqual(['two']);
  expect(items.map((_, index) => isShownFinding(index))).toEqual([true, true, true, false, false]);
  expect(dropped.claims).toBe(1);
});

test('at most five questions are kept, and only non-empty strings', () => {
  expect(checkQuestions(source, ['a?', '', ' ', 7, null, 'b?', 'c?', 'd?', 'e?', 'f?'], nothing())).toEqual(
    Array.from('abcde', (letter) => `${letter}?`),
  );
});

const plan = planReading(personalityStructure, 'text', 2_000);
const [first = '', second = '', third = ''] = keysOf(plan);
const said = (...keys: unknown[]) => ({ text: 'They agree.', keys });

test('a synthesis statement keeps each planned key once', () => {
  expect(checkSynthesis({ plan, source, lenses: [] }, [said(first, second, first, 'x.y', third)], nothing())).toEqual([
    said(first, second, third),
  ]);
});

test.for([
  [said(first)],
  [said(first, first)],
  [said(first, 'x.y')],
  [said()],
  [{ ...said(first, second), text: ' ' }],
  [{ ...said(first, second), keys: 'both' }],
  [said(first, 7)],
  [null],
] as const)('the synthesis statement %j is rejected', ([item]) => {
  expect(checkSynthesis({ plan, source, lenses: [] }, [item], nothing())).toEqual([]);
});

test('at most four synthesis statements are kept', () => {
  expect(
    checkSynthesis(
      { plan, source, lenses: [] },
      Array.from({ length: 9 }, () => said(first, second)),
      nothing(),
    ),
  ).toHaveLength(4);
});
