import { bigFive } from '@app/frameworks/list/big-five';
import { general } from '@app/frameworks/list/general';
import { vocational } from '@app/frameworks/list/vocational';
import { expect, test } from 'vitest';
import { openSample, otherQuote, quotesAt, readAnswer, realQuote, sampleAnswer } from '../sample-answer.ts';
import { filterUnusedPassages, passagesOf } from './passage-limit.ts';

const span = (start: number, end: number) => ({ start, end });

test.for([
  ['the same words', span(10, 30)],
  ['a few words more', span(10, 36)],
  ['a few words less', span(14, 30)],
  ['a sentence that holds it', span(0, 90)],
  ['its second half and something new', span(18, 40)],
] as const)('%s are the same passage', ([, passage]) => {
  expect(filterUnusedPassages([passage], [[span(10, 30)], [span(50, 60), span(10, 30)]])).toEqual([]);
});

test.for([
  ['one reading rests on it', span(10, 30), [[span(10, 30), span(10, 30)]]],
  ['others rest on another clause', span(30, 50), [[span(10, 30)], [span(10, 30)]]],
  ['others only touch it', span(26, 60), [[span(10, 30)], [span(10, 30)]]],
  ['nothing rests on anything', span(10, 30), [[], []]],
] as const)('a passage is unused while %s', ([, passage, usedPassages]) => {
  expect(filterUnusedPassages([passage], usedPassages)).toEqual([passage]);
});

const context = openSample(general);
const onOnePassage = sampleAnswer(context.plan, () => ({ evidence: [realQuote], counter: [] }));

test('the first two readings of a lens keep a passage, and the others become unreadable', () => {
  const { text, report } = readAnswer(context, onOnePassage);
  const read = report.lenses[0]?.readings.filter(({ state, evidence }) => state === 'read' && evidence.length > 0);
  const lost = report.lenses[0]?.readings.filter(({ whyNot }) => whyNot?.reason === 'shared-support');

  expect(read?.map(({ key }) => key)).toEqual(['communication_style', 'thinking_style']);
  expect(lost?.length).toBeGreaterThan(5);
  expect(text).toContain('Its passages already carry two other readings.');
  // Two sections are about the analysis itself and need no quote.
  expect(report.dropped).toMatchObject({ claims: 0, repeated: (lost?.length ?? 0) + 2 });
  expect(text).toContain(`Left out: ${report.dropped.repeated} quotes of passages that already carry two readings.`);
});

test('a reading with another passage keeps that one', () => {
  const answer = sampleAnswer(context.plan, (_, __, index) => ({ evidence: [realQuote, ...quotesAt(index + 1)] }));
  const { report } = readAnswer(context, answer);
  const third = report.lenses[0]?.readings[2];

  expect(third).toMatchObject({ state: 'read' });
  expect(third?.evidence.map(({ quote }) => quote)).not.toContain(realQuote.quote);
});

test('counter-evidence counts as a use of a passage', () => {
  const answer = sampleAnswer(context.plan, (_, __, index) => ({
    evidence: quotesAt(index + 2),
    counter: index < 3 ? [otherQuote] : [],
  }));
  const { report } = readAnswer(context, answer);

  expect(report.lenses[0]?.readings.slice(0, 3).map(({ counter }) => counter.length)).toEqual([1, 1, 0]);
});

test('unshown readings use no passage, and each lens counts separately', () => {
  const values = openSample(vocational);
  const { plan } = values;
  const answer = sampleAnswer(plan, ({ key }) =>
    key === 'realistic' ? { evidence: [realQuote], readable: false, why_not: 'No.' } : { evidence: [realQuote] },
  );
  const { report } = readAnswer(values, answer);
  const read = report.lenses.map(({ readings }) =>
    readings.filter(({ state }) => state === 'read').map(({ key }) => key),
  );

  expect(read[0]).toEqual(['investigative', 'artistic']);
  expect(read.map(({ length }) => length)).toEqual(plan.lenses.map(() => 2));
});

test('no passage of the sample carries more than two readings of a lens', () => {
  const facets = openSample(bigFive);
  const { report } = readAnswer(facets, sampleAnswer(facets.plan));

  for (const { readings } of report.lenses) {
    const spans = readings.map(passagesOf);
    expect(
      spans.flat().filter((one) => spans.filter((all) => all.some(({ start }) => start === one.start)).length > 2),
    ).toEqual([]);
  }
  expect(report.dropped.repeated).toBe(0);
});
