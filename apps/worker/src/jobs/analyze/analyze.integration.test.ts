import type { ErrorCode } from '@app/contract/errors';
import { ProviderId } from '@app/contract/models';
import { costOf } from '@app/core/llm/prices';
import { noUsage } from '@app/core/llm/usage';
import { sampleText } from '@app/testkit/sample-text';
import { afterAll, expect, test } from 'vitest';
import { openAnalyzeFixture, quotesIn } from '@app/testkit/analyze-fixture';
import { samplePairs } from '@app/testkit/sampling';
import { analyze } from './analyze.ts';
import { startSpacingMs } from './start-spacing.ts';

// What becomes of an answer does not depend on when its call began.
startSpacingMs.perplexity = 10;
const { close, outcome, requests, run, submit, workerWith } = await openAnalyzeFixture(analyze);
afterAll(close);

const providers = ProviderId.options;

/** The error code a visitor gets for each provider fault. */
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
  refusal: 'MODEL_REFUSED',
  'hang-headers': 'PROVIDER_TIMEOUT',
  'hang-first': 'PROVIDER_TIMEOUT',
  'hang-mid': 'PROVIDER_TIMEOUT',
};

test.for(
  samplePairs(Object.entries(failures), providers).map(([[fault, code], provider]) => ({ fault, code, provider })),
)('$fault at $provider fails the analysis with $code', async ({ fault, code, provider }) => {
  const analysisId = await submit(provider);

  await run(workerWith(fault, 1), analysisId);

  const { status, errorCode, row, calls, text } = await outcome(analysisId);
  expect({ status, errorCode, text }).toEqual({ status: 'failed', errorCode: code, text: '' });
  expect(row.workerKey).toBeNull();
  expect(calls.length).toBeGreaterThan(0);
  expect(calls.filter(({ finish }) => !finish)).toEqual([]);
});

test.for([
  ['anthropic', 'PROVIDER_BUSY'],
  ['openai', 'PROVIDER_FAILED'],
  ['deepseek', 'PROVIDER_FAILED'],
  ['perplexity', 'PROVIDER_FAILED'],
] as const)('an error mid-stream of %s fails the analysis with %s', async ([provider, code]) => {
  const analysisId = await submit(provider);

  await run(workerWith('error-mid', 1), analysisId);

  expect(await outcome(analysisId)).toMatchObject({ status: 'failed', errorCode: code });
});

const shapes = ['', 'fenced', 'prosy', 'pretty', 'wrong-order', 'reasoning', 'invented-quotes'];

test.for(samplePairs(shapes, providers).map(([fault, provider]) => ({ fault, provider })))(
  'an answer of $provider ($fault) becomes a whole report whose quotes are all in the text',
  async ({ fault, provider }) => {
    const analysisId = await submit(provider);

    await run(workerWith(fault || undefined, 1), analysisId);

    const { status, report, text, calls } = await outcome(analysisId);
    const shown = quotesIn(report);
    expect(status).toBe('done');
    const read = report?.lenses[0]?.readings.filter(({ state }) => state === 'read') ?? [];
    // When half of the quotes are invented, some readings have no quote left that does not already support two others.
    expect(read.length).toBeGreaterThanOrEqual(fault === 'invented-quotes' ? 6 : 13);
    expect(shown.length).toBeGreaterThan(5);
    expect(shown.filter(({ quote, start, end }) => sampleText().slice(start, end) !== quote)).toEqual([]);
    expect(report?.dropped.quotes).toBeGreaterThanOrEqual(fault === 'invented-quotes' ? 1 : 0);
    // Two of the three quotations of the letter are invented: their sentences are left out.
    expect(report?.summaryEvidence).toHaveLength(fault === 'invented-quotes' ? 1 : 3);
    expect(report?.dropped.sentences).toBe(fault === 'invented-quotes' ? 2 : 0);
    expect(text).not.toContain('said so all along');
    expect(text).toMatch(/^# One line that fits this material/);
    expect(text).toContain('## How To Read This');
    expect(calls.filter(({ finish }) => finish !== 'stop')).toEqual([]);
    expect(
      calls
        .map(({ purpose }) => purpose)
        .toSorted()
        .join(' '),
    ).toBe('last-reader letter letter letter readings readings readings');
  },
);

test.for(providers)('prose of %s where rows were asked for leaves the letter alone, and says so', async (provider) => {
  const analysisId = await submit(provider);

  await run(workerWith('plain-prose', 1), analysisId);

  const { status, isPartial, report, text } = await outcome(analysisId);
  expect({ status, isPartial, unwritten: report?.unwritten }).toEqual({
    status: 'done',
    isPartial: true,
    unwritten: 13,
  });
  expect(report?.letter).not.toEqual([]);
  expect(text).toContain('**Incomplete:** the model did not write 13 parts');
});

test.for(providers)('sections that %s left out are requested once more', async (provider) => {
  const analysisId = await submit(provider);

  // Three letters and three answers with rows.
  await run(workerWith(`missing-fields;times=6;for=${provider}`, 1), analysisId);

  const { report, calls } = await outcome(analysisId);
  expect(calls.filter(({ purpose }) => purpose === 'repair').length).toBeGreaterThan(0);
  expect(report?.lenses[0]?.readings.filter(({ state }) => state === 'read')).toHaveLength(13);
});

test.for(providers)('an answer filtered mid-way by %s leaves a partial report that says so', async (provider) => {
  const analysisId = await submit(provider);

  await run(workerWith('content-filter', 1), analysisId);

  const { status, report, text } = await outcome(analysisId);
  expect(status).toBe('done');
  expect(report?.unwritten).toBeGreaterThan(0);
  expect(text).toContain(`**Incomplete:** the model did not write ${report?.unwritten} part`);
});

test('a report that stays incomplete says so', async () => {
  const analysisId = await submit('openai');

  await run(workerWith('missing-fields', 1), analysisId);

  const { status, text } = await outcome(analysisId);
  expect(status).toBe('done');
  expect(text).toMatch(/\*\*Incomplete:\*\* the model did not write \d+ part/);
});

test('a transient fault costs one more attempt and repeats no finished part', async () => {
  const analysisId = await submit('anthropic', { framework: 'bigfive' });
  // Three letters and the first rows; the other rows arrive.
  const worker = workerWith('cut;times=4', 3);

  await run(worker, analysisId);
  const between = await outcome(analysisId);
  await run(worker, analysisId);

  const { status, attempt, calls } = await outcome(analysisId);
  const finished = calls.filter(({ finish }) => finish === 'stop');
  expect(between.row).toMatchObject({ status: 'queued', tries: 1, interruptions: 0 });
  expect({ status, attempt }).toEqual({ status: 'done', attempt: 2 });
  expect(finished.filter((call) => call.attempt === 1).length).toBeGreaterThan(0);
  expect(calls.length - finished.length).toBe(4);
  expect(new Set(finished.map(({ part }) => part)).size).toBe(finished.length);
});

test('a provider that asks for a ten-minute wait fails the analysis at once', async () => {
  const analysisId = await submit('openai');

  await run(workerWith('http-429-600s', 3), analysisId);

  expect(await outcome(analysisId)).toMatchObject({ status: 'failed', errorCode: 'PROVIDER_BUSY', attempt: 1 });
});

test.for(['http-429-silent', 'http-503'])(
  'a provider that refuses for a while (%s) loses no analysis',
  async (fault) => {
    const analysisId = await submit('openai');
    const worker = workerWith(`${fault};times=9`, 3);

    await run({ ...worker, config: { ...worker.config, PROVIDER_PATIENCE_MS: 60_000 } }, analysisId);

    const { status, row, calls } = await outcome(analysisId);
    const refused = calls.filter(({ finish }) => finish?.startsWith('http-'));
    expect({ status, attempt: row.attempt, tries: row.tries }).toEqual({ status: 'done', attempt: 1, tries: 0 });
    expect(refused.map(({ costMicroUsd }) => Number(costMicroUsd))).toEqual(Array(9).fill(0));
  },
);

test('the reservation of a call covers its full output limit', async () => {
  const analysisId = await submit('openai');

  await run(workerWith(undefined, 1), analysisId);

  const { calls } = await outcome(analysisId);
  const allowed = requests()
    .slice(-calls.length)
    .map(({ body }) => (body as { max_output_tokens: number }).max_output_tokens);
  const most = allowed.map((outputTokens) => costOf(calls[0]?.model ?? '', { ...noUsage, outputTokens }));
  const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0);
  expect(most).toHaveLength(calls.length);
  expect(sum(most)).toBeGreaterThan(0);
  expect(sum(calls.map((call) => Number(call.reservedMicroUsd)))).toBeGreaterThanOrEqual(sum(most));
});

test('a finished analysis is not written again', async () => {
  const done = await submit('openai');
  await run(workerWith(undefined, 1), done);
  const before = await outcome(done);

  await run(workerWith(undefined, 1), done);

  expect(await outcome(done)).toEqual(before);
});

test('after three tries the analysis fails with the last fault', async () => {
  const analysisId = await submit('openai');
  const worker = workerWith('http-500', 3);

  for (let round = 0; round < 4; round += 1) await run(worker, analysisId);

  expect(await outcome(analysisId)).toMatchObject({ status: 'failed', errorCode: 'PROVIDER_FAILED', attempt: 3 });
});
