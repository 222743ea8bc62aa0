import type { ErrorCode } from '@app/contract/errors';
import { ProviderId } from '@app/contract/models';
import { sampleText } from '@app/testkit/sample-text';
import { afterAll, expect, test } from 'vitest';
import { openAnalyzeFixture, quotesIn } from '@app/testkit/analyze-fixture';
import { analyze } from './analyze.ts';

const { close, outcome, run, submit, workerWith } = await openAnalyzeFixture(analyze);
afterAll(close);

const providers = ProviderId.options;

/** What a visitor is told for each way a provider can fail. */
const failures: Record<string, ErrorCode> = {
  'http-400': 'PROVIDER_REJECTED',
  'http-401': 'PROVIDER_DENIED',
  'http-402': 'PROVIDER_QUOTA',
  quota: 'PROVIDER_QUOTA',
  'http-429': 'PROVIDER_BUSY',
  'http-429-600s': 'PROVIDER_BUSY',
  'http-500': 'PROVIDER_FAILED',
  'http-502': 'PROVIDER_FAILED',
  'http-503': 'PROVIDER_FAILED',
  'http-529': 'PROVIDER_BUSY',
  cut: 'PROVIDER_CUT',
  reset: 'PROVIDER_CUT',
  'malformed-frame': 'PROVIDER_CUT',
  'empty-content': 'PROVIDER_EMPTY',
  'content-filter': 'MODEL_REFUSED',
  refusal: 'MODEL_REFUSED',
  'plain-prose': 'ANSWER_UNUSABLE',
  'hang-headers': 'PROVIDER_TIMEOUT',
  'hang-first': 'PROVIDER_TIMEOUT',
  'hang-mid': 'PROVIDER_TIMEOUT',
};

test.for(Object.entries(failures).flatMap(([fault, code]) => providers.map((provider) => ({ fault, code, provider }))))(
  '$fault at $provider ends the analysis as $code',
  async ({ fault, code, provider }) => {
    const analysisId = await submit(provider);

    await run(workerWith(fault, 1), analysisId);

    const { status, errorCode, row, calls, text } = await outcome(analysisId);
    expect({ status, errorCode, text }).toEqual({ status: 'failed', errorCode: code, text: '' });
    expect(row.worker_key).toBeNull();
    expect(calls).toHaveLength(1);
    expect(calls[0]?.finish).toBeTruthy();
  },
);

test.for([
  ['anthropic', 'PROVIDER_BUSY'],
  ['openai', 'PROVIDER_FAILED'],
  ['deepseek', 'PROVIDER_FAILED'],
  ['perplexity', 'PROVIDER_FAILED'],
] as const)('an error in the middle of a stream of %s is %s', async ([provider, code]) => {
  const analysisId = await submit(provider);

  await run(workerWith('error-mid', 1), analysisId);

  expect(await outcome(analysisId)).toMatchObject({ status: 'failed', errorCode: code });
});

test.for(
  ['', 'fenced', 'prosy', 'pretty', 'wrong-order', 'reasoning', 'invented-quotes'].flatMap((fault) =>
    providers.map((provider) => ({ fault, provider })),
  ),
)(
  'an answer of $provider ($fault) becomes a whole report whose quotes all stand in the text',
  async ({ fault, provider }) => {
    const analysisId = await submit(provider);

    await run(workerWith(fault || undefined, 1), analysisId);

    const { status, report, text, calls } = await outcome(analysisId);
    const shown = quotesIn(report);
    expect(status).toBe('done');
    expect(report?.lenses[0]?.readings.filter(({ state }) => state === 'read')).toHaveLength(13);
    expect(shown.length).toBeGreaterThan(5);
    expect(shown.filter(({ quote, start, end }) => sampleText().slice(start, end) !== quote)).toEqual([]);
    expect(report?.dropped.quotes).toBeGreaterThanOrEqual(fault === 'invented-quotes' ? 1 : 0);
    expect(text).toContain('## How To Read This');
    expect(calls.map(({ purpose, finish }) => [purpose, finish])).toEqual([['write', 'stop']]);
  },
);

test.for(providers)('sections %s left out are asked for once more', async (provider) => {
  const analysisId = await submit(provider);

  await run(workerWith(`missing-fields;times=1;for=${provider}`, 1), analysisId);

  const { report, calls } = await outcome(analysisId);
  expect(calls.map(({ purpose }) => purpose)).toEqual(['write', 'repair']);
  expect(report?.lenses[0]?.readings.filter(({ state }) => state === 'read')).toHaveLength(13);
});

test('a report that stays incomplete says so', async () => {
  const analysisId = await submit('openai');

  await run(workerWith('missing-fields', 1), analysisId);

  const { status, text } = await outcome(analysisId);
  expect(status).toBe('done');
  expect(text).toMatch(/\*\*Incomplete:\*\* the model did not write \d+ part/);
});

test('a passing fault costs one more attempt and one more row, and the visitor gets the report', async () => {
  const analysisId = await submit('anthropic');
  const worker = workerWith('cut;times=1', 3);

  await expect(run(worker, analysisId)).rejects.toMatchObject({ code: 'PROVIDER_CUT' });
  await run(worker, analysisId);

  const { status, attempt, calls } = await outcome(analysisId);
  expect({ status, attempt }).toEqual({ status: 'done', attempt: 2 });
  expect(calls.map((call) => call.attempt)).toEqual([1, 2]);
});

test('a provider that asks for ten minutes of patience is told to the visitor at once', async () => {
  const analysisId = await submit('openai');

  await run(workerWith('http-429-600s', 3), analysisId);

  expect(await outcome(analysisId)).toMatchObject({ status: 'failed', errorCode: 'PROVIDER_BUSY', attempt: 1 });
});

test('a finished analysis is not written again, and an exhausted one is closed', async () => {
  const [done, exhausted] = [await submit('openai'), await submit('openai')];
  await run(workerWith(undefined, 1), done);
  const before = await outcome(done);
  await expect(run(workerWith('cut', 2), exhausted)).rejects.toMatchObject({ code: 'PROVIDER_CUT' });

  await run(workerWith(undefined, 1), done);
  await run(workerWith(undefined, 1), exhausted);

  expect(await outcome(done)).toEqual(before);
  expect(await outcome(exhausted)).toMatchObject({ status: 'failed', errorCode: 'ATTEMPTS_EXHAUSTED' });
});
