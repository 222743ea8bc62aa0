import type { Framework } from '@app/frameworks/framework';
import { anxiety } from '@app/frameworks/list/anxiety';
import { bigFive } from '@app/frameworks/list/big-five';
import { darkTraits } from '@app/frameworks/list/dark-traits';
import { evo } from '@app/frameworks/list/evo';
import { stanfordBinet } from '@app/frameworks/list/stanford-binet';
import { expect, test } from 'vitest';
import type { Reading } from '../report.ts';
import { openSample, quotesAt, readAnswer, realQuote, sampleAnswer, sampleLastReading } from '../sample-answer.ts';

/** The first reading of a framework with these values and three passages, which leave its position as it is. */
function readFirst(framework: Framework, values: Record<string, unknown>, words = 2_000): Reading | undefined {
  const context = { ...openSample(framework), words };
  const answer = sampleAnswer(context.plan, (_, __, index) =>
    index === 0 ? { evidence: quotesAt(2).concat(realQuote), ...values } : null,
  );
  return readAnswer(context, answer).report.lenses[0]?.readings[0];
}

test.for([
  ['low', 12, 12],
  ['low', 60, 19],
  ['rather low', 5, 20],
  ['in the middle', 50, 50],
  ['In The Middle ', 70, 60],
  ['rather high', 70, 70],
  ['high', 70, 81],
  ['high', 100, 95],
  ['very high', 70, 70],
  ['constructor', 70, 70],
  ['', 70, 70],
  [3, 70, 70],
  ['high', -1, 88],
  ['rather low', '', 30],
] as const)(
  'the level decides, and the number is its place in it: %j with %j is read as %i',
  ([level, position, at]) => {
    expect(readFirst(bigFive, { level, position })?.position).toBe(at);
  },
);

test.for([
  ['83', 83],
  [' 61.6 of 100', 62],
  [105, 95],
  [0, 5],
  [170, undefined],
  [-1, undefined],
  ['-5', undefined],
  ['high', undefined],
  [null, undefined],
  [[50], undefined],
] as const)('the number %j is read as %s', ([position, expected]) => {
  expect(readFirst(bigFive, { position, level: '' })?.position).toBe(expected);
});

test.for([
  [0, -90],
  [50, 0],
  ['+68', 36],
  [67.6, 36],
  [101, 90],
  [1e300, undefined],
  [-1, undefined],
  [-240, undefined],
] as const)('between two poles %j is read as %s', ([position, expected]) => {
  expect(readFirst(evo, { position, level: '' })?.position).toBe(expected);
});

test.for([
  ['high', 90, 'low', 19],
  ['low', 10, 'high', 81],
  ['rather high', 70, 'rather high', 70],
  ['rather high', 70, 'in the middle', 60],
  ['rather high', 70, 'unheard of', 70],
  ['rather high', 70, undefined, 70],
] as const)('a row reads %s at %i, the letter says %s: the chart has %i', ([level, position, said, at]) => {
  const { plan } = openSample(bigFive);
  const answer = sampleAnswer(plan, (_, __, index) =>
    index === 0 ? { evidence: quotesAt(2).concat(realQuote), level, position } : null,
  );
  const levels = said === undefined ? [] : [{ key: 'bigfive.openness', level: said }];
  const last = { ...sampleLastReading, levels };

  const { report } = readAnswer(openSample(bigFive), answer, { last });

  expect(report.lenses[0]?.readings[0]?.position).toBe(at);
});

test('what the letter says of a dimension without a reading places nothing', () => {
  const context = openSample(bigFive);
  const last = { ...sampleLastReading, levels: [{ key: 'bigfive.openness', level: 'high' }] };
  const none = sampleAnswer(context.plan, () => null);

  const { report } = readAnswer(context, none, { last });

  expect(report.lenses[0]?.readings[0]).toMatchObject({ state: 'not_assessable' });
  expect(report.lenses[0]?.readings[0]).not.toHaveProperty('position');
});

test.for([
  [3, 2_000, 90],
  [2, 2_000, 86],
  [1, 2_000, 80],
  [3, 200, 88],
  [3, 60, 84],
  [1, 60, 76],
] as const)('on %i passages of %i words a position of 90 settles at %i', ([occasions, words, expected]) => {
  const evidence = [...quotesAt(2), realQuote].slice(0, occasions);

  expect(readFirst(bigFive, { position: 90, level: 'high', evidence }, words)?.position).toBe(expected);
});

test('"not seen" on a zero-floor scale stays at zero', () => {
  const lookedAt = { evidence: [], considered: [realQuote], interpretation: 'A list is no weapon.' };

  expect(readFirst(darkTraits, { ...lookedAt, position: 0, level: 'low' })).toMatchObject({
    state: 'read',
    position: 0,
  });
  expect(readFirst(darkTraits, { ...lookedAt, position: 5, level: 'low' })).toMatchObject({ state: 'not_assessable' });
});

test('a position near the middle reads as balanced', () => {
  const context = openSample(evo);
  const { text } = readAnswer(
    context,
    sampleAnswer(context.plan, () => ({ position: 55, level: 'in the middle' })),
  );

  expect(text).toContain(': balanced\n\n`');
  expect(text).toContain('**+10**');
});

test.for([
  ['denied', 'denied'],
  ['mentioned', 'mentioned'],
  [' Often ', 'mentioned_often'],
  ['daily', 'mentioned_daily'],
  ['severe', 'mentioned'],
  ['constructor', 'mentioned'],
  ['', 'mentioned'],
  [3, 'mentioned'],
] as const)('the level %j of a symptom is kept as %s', ([level, label]) => {
  expect(readFirst(anxiety, { level })?.label).toBe(label);
});

test.for([
  ['not seen', 0],
  ['faint', 1],
  ['some', 2],
  ['Clear', 3],
  [' stated', 4],
  ['strong', undefined],
  ['', undefined],
  [4, undefined],
] as const)('the level %j of a strength is kept as %s', ([level, strength]) => {
  const reading = readFirst(stanfordBinet, { level, position: 90 });

  expect(reading).toMatchObject({ state: 'read' });
  expect(reading?.strength).toBe(strength);
  expect(reading?.position).toBeUndefined();
});
