import { ProviderId } from '@app/contract/models';
import { sampleText } from '@app/testkit/sample-text';
import { quickPace } from '@app/testkit/simulator/pace';
import { samplePairs } from '@app/testkit/sampling';
import { frameworks } from '@app/frameworks/index';
import { afterAll, expect, test } from 'vitest';
import { openAnalyzeFixture, quotesIn } from '@app/testkit/analyze-fixture';
import { analyze } from './analyze.ts';
import { startSpacingMs } from './start-spacing.ts';

// What becomes of an answer does not depend on when its call began.
startSpacingMs.perplexity = 10;
const { close, outcome, run, submit, workerWith } = await openAnalyzeFixture(analyze, quickPace);
afterAll(close);

const pairs = samplePairs(frameworks, ProviderId.options).map(([framework, provider]) => ({
  framework,
  id: framework.id,
  provider,
}));

test.for(pairs)('$id by $provider is a whole report', async ({ framework, provider }) => {
  const content = sampleText(framework.id);
  const analysisId = await submit(provider, { framework: framework.id, content });

  await run(workerWith(undefined, 1), analysisId);

  const { status, report, text, calls } = await outcome(analysisId);
  const readings = report?.lenses.flatMap((lens) => lens.readings) ?? [];
  const read = readings.filter(({ state }) => state === 'read');
  expect(status).toBe('done');
  expect(new Set(calls.map(({ part }) => part)).size).toBe(calls.length);
  expect(report?.unwritten).toBe(0);
  // Every lens and every dimension of the framework is in the report, assessed or not.
  expect(report?.lenses.map(({ key }) => key)).toEqual(framework.lenses.map(({ key }) => key));
  expect(readings.length).toBe(framework.lenses.flatMap(({ dimensions }) => dimensions).length);
  expect(read.length).toBeGreaterThan(0);
  expect(readings.filter(({ state, whyNot }) => state === 'not_assessable' && !whyNot)).toEqual([]);
  expect(quotesIn(report).filter(({ quote, start, end }) => content.slice(start, end) !== quote)).toEqual([]);
  expect(text.replace(/^# .+\n\n/, '').startsWith(`*${framework.title}*\n\n*Simulated model`)).toBe(true);
  expect(text).toContain('## How To Read This');
});

test('every reading of a report has a quote', async () => {
  const analysisId = await submit('openai', { framework: 'personality-structure' });

  await run(workerWith('invented-quotes', 1), analysisId);

  const { report } = await outcome(analysisId);
  const read = report?.lenses.flatMap((lens) => lens.readings).filter(({ state }) => state === 'read') ?? [];
  expect(read.filter(({ evidence }) => evidence.length === 0)).toEqual([]);
  expect(report?.dropped.quotes).toBeGreaterThan(0);
});

test('a text that mentions self-harm gets the crisis card first', async () => {
  const content = `${sampleText()} Some nights I want to kill myself and I do not know whom to tell.`;
  const analysisId = await submit('anthropic', { framework: 'anxiety', content });

  await run(workerWith(undefined, 1), analysisId);

  const { report, text } = await outcome(analysisId);
  expect(report?.crisis).toBe('active');
  expect(text.indexOf('findahelpline.com')).toBeLessThan(text.search(/^# /m));
  expect(text.indexOf('findahelpline.com')).toBeGreaterThan(0);
});
