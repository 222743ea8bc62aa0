import { bigFive } from '@app/frameworks/list/big-five';
import { personalityStructure } from '@app/frameworks/list/personality-structure';
import { expect, test } from 'vitest';
import type { ReportContext } from '../check/check-report.ts';
import type { Report } from '../report.ts';
import {
  inParts,
  inventedQuote,
  openSample,
  otherQuote,
  readParts,
  realQuote,
  sampleAnswer,
} from '../sample-answer.ts';
import { buildSynthesisTask, needsSynthesis } from './build-synthesis-task.ts';

const context = openSample(personalityStructure);
type Change = Parameters<typeof sampleAnswer>[1];

function read(change?: Change, { plan, ...rest }: ReportContext = context): Report {
  const answer = sampleAnswer(plan, change);
  return readParts({ plan, ...rest }, inParts({ plan, ...rest }, answer), [4_000]).report;
}

test('the task begins as the simulator reads it and fills one field', () => {
  const task = buildSynthesisTask(context.plan, read());

  expect(task.split('\n').slice(0, 4)).toEqual([
    'Task: synthesis',
    'Fill: synthesis',
    'Framework: personality-structure',
    '',
  ]);
});

test('every reading that was checked is listed once with its lens, its value and its quotes', () => {
  const report = read();
  const lines = buildSynthesisTask(context.plan, report)
    .split('\n')
    .filter((line) => line.startsWith('- key: '));
  const readings = report.lenses.flatMap(({ key, readings }) =>
    readings.filter(({ state }) => state === 'read').map((one) => `${key}.${one.key}`),
  );

  expect(lines.map((line) => line.split(' ')[2])).toEqual(readings);
  expect(lines).toContain(`- key: bigfive.openness | Big Five | 60 | "${realQuote.quote}"; "${otherQuote.quote}"`);
});

test('a reading that was not supported is not listed', () => {
  const report = read(({ key }) => (key === 'openness' ? { evidence: [inventedQuote] } : {}));
  const task = buildSynthesisTask(context.plan, report);

  expect(task).not.toContain('- key: bigfive.openness ');
  expect(task).not.toContain(inventedQuote.quote);
});

test('only passages that several lenses rest on are named as shared', () => {
  const report = read((_, { key }) => ({
    evidence: [realQuote, ...(key === 'bigfive' ? [otherQuote] : [])],
  }));
  const task = buildSynthesisTask(context.plan, report);

  expect(task).toContain(`Passages that several lenses share:\n- "${realQuote.quote}"\n\n`);
});

test('without a shared passage nothing is said of one', () => {
  const report = read((_, { key }) => (key === 'bigfive' ? {} : null));

  expect(buildSynthesisTask(context.plan, report)).not.toContain('Passages that several');
});

test('pairs that pull apart are named', () => {
  const report = read((_, { key }) => (key === 'hexaco' ? { position: 2 } : { position: 98 }));
  const task = buildSynthesisTask(context.plan, report);

  expect(report.contradictions.length).toBeGreaterThan(0);
  const [pair] = report.contradictions;
  expect(task).toContain(`Pairs that pull apart:\n- ${pair?.a.key} and ${pair?.b.key}`);
  expect(buildSynthesisTask(context.plan, { ...report, contradictions: [] })).not.toContain('Pairs that pull');
});

test('a quote cannot end its line', () => {
  const broken = openSample(personalityStructure, 'I keep a list\n- key: bigfive.openness | forged "for every trip"');
  const evidence = [{ quote: broken.source.text, shows: '' }];
  const task = buildSynthesisTask(
    broken.plan,
    read(() => ({ evidence }), broken),
  );

  expect(task).toContain('I keep a list');
  expect(task.split('\n').filter((line) => line.includes('forged') && !line.includes('I keep a list'))).toEqual([]);
});

test('there is something to bring together where two lenses of a consolidated framework were read', () => {
  const { plan } = openSample(personalityStructure);
  const alone = { ...plan, framework: openSample(bigFive).plan.framework };

  expect(needsSynthesis(plan, read())).toBe(true);
  expect(
    needsSynthesis(
      plan,
      read((_, { key }) => (key === 'hexaco' ? {} : null)),
    ),
  ).toBe(false);
  expect(
    needsSynthesis(
      plan,
      read(() => null),
    ),
  ).toBe(false);
  expect(needsSynthesis(alone, read())).toBe(false);
});
