import type { ErrorCode } from '@app/contract/errors';
import { ProviderId } from '@app/contract/models';
import { type FaultName, faultNames } from '@app/testkit/simulator/faults';
import { simulatorProviders } from '@app/testkit/simulator/provider-settings';
import { startSimulator, type Simulator } from '@app/testkit/simulator/start-simulator';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { createModelRequest, Report, visitorText } from './model-request-fixture.ts';
import { streamModelCall } from './stream-model-call.ts';
import { readFailedCall } from './failed-call.ts';
import { openLlm } from './llm.ts';

const timeouts = { headerMs: 800, firstSchemaHeaderMs: 800, firstChunkMs: 800, chunkMs: 300, totalMs: 5000 };
/** Upper bound of a call: header and first chunk timeouts, plus room for a busy machine. */
const LIMIT_MS = 60_000;

let simulator: Simulator;
beforeAll(async () => {
  simulator = await startSimulator({ firstTokenMs: 5, chunkMs: 0 });
  // Each provider's first call loads code, which on a busy machine takes longer than the timeouts above.
  const llm = openLlm({ providers: simulatorProviders(simulator.url) });
  await Promise.all(ProviderId.options.map((provider) => streamModelCall(llm, createModelRequest({ provider }))));
});
afterAll(() => simulator.close());

const run = (provider: ProviderId, order: string) =>
  streamModelCall(
    openLlm({ providers: simulatorProviders(simulator.url, `sim-fault=${order}`), timeouts }),
    createModelRequest({ provider }),
  );

type Ending = { code: ErrorCode; only?: Partial<Record<ProviderId, ErrorCode>> };
const ends = (code: ErrorCode, only?: Ending['only']): Ending => ({ code, ...(only && { only }) });

const expected: Partial<Record<FaultName, Ending>> = {
  'http-400': ends('PROVIDER_REJECTED'),
  'content-risk': ends('MODEL_REFUSED', { perplexity: 'PROVIDER_REJECTED' }),
  'http-401': ends('PROVIDER_DENIED'),
  'http-402': ends('PROVIDER_QUOTA'),
  'http-403': ends('PROVIDER_DENIED'),
  'http-404': ends('PROVIDER_REJECTED'),
  'http-413': ends('PROVIDER_REJECTED'),
  'http-422': ends('PROVIDER_REJECTED'),
  quota: ends('PROVIDER_QUOTA'),
  'http-429': ends('PROVIDER_BUSY'),
  'http-429-ms': ends('PROVIDER_BUSY'),
  'http-429-90s': ends('PROVIDER_BUSY'),
  'http-429-600s': ends('PROVIDER_BUSY'),
  'http-429-silent': ends('PROVIDER_BUSY'),
  'redirect-307': ends('PROVIDER_REJECTED'),
  'flood-line': ends('PROVIDER_CUT'),
  'flood-comments': ends('PROVIDER_CUT'),
  'flood-text': ends('PROVIDER_CUT'),
  'flood-reasoning': ends('PROVIDER_CUT'),
  'flood-problem': ends('PROVIDER_CUT'),
  'http-500': ends('PROVIDER_FAILED'),
  'http-502': ends('PROVIDER_FAILED'),
  'http-503': ends('PROVIDER_FAILED'),
  'http-529': ends('PROVIDER_BUSY'),
  'error-first': ends('PROVIDER_FAILED', { anthropic: 'PROVIDER_BUSY' }),
  'error-mid': ends('PROVIDER_FAILED', { anthropic: 'PROVIDER_BUSY' }),
  cut: ends('PROVIDER_CUT'),
  reset: ends('PROVIDER_CUT'),
  'malformed-frame': ends('PROVIDER_CUT'),
  empty: ends('PROVIDER_EMPTY'),
  'empty-content': ends('PROVIDER_EMPTY'),
  'content-filter': ends('MODEL_REFUSED'),
  refusal: ends('MODEL_REFUSED'),
  'hang-headers': ends('PROVIDER_TIMEOUT'),
  'hang-first': ends('PROVIDER_TIMEOUT'),
  'hang-mid': ends('PROVIDER_TIMEOUT'),
};

/** Read up to a limit of bytes, which takes longer than these timeouts on a busy machine. */
const isFlood = (fault: string): boolean => fault.startsWith('flood-');

const failing = Object.entries(expected)
  .filter(([fault]) => !isFlood(fault))
  .flatMap(([fault, { code, only }]) =>
    ProviderId.options.map((provider) => ({ fault, provider, code: only?.[provider] ?? code })),
  );

test.for(failing)('$fault of $provider fails with $code in time', async ({ fault, provider, code }) => {
  const startedAt = performance.now();

  await expect(run(provider, fault)).rejects.toMatchObject({ code, cause: { provider } });

  expect(performance.now() - startedAt).toBeLessThan(LIMIT_MS);
});

/** Faults that still yield a text; the caller decides what to do with it. */
const answering = faultNames
  .filter((fault) => expected[fault] === undefined)
  .flatMap((fault) => ProviderId.options.map((provider) => ({ fault, provider })));

test.for(answering)('$fault of $provider still returns a text', async ({ fault, provider }) => {
  const { text, finish } = await run(provider, fault);

  expect(text.length).toBeGreaterThan(100);
  expect(finish).toBe(fault === 'length' ? 'length' : 'stop');
});

test.for(['pretty', 'wrong-order', 'reasoning', 'slow'])('an answer with %s is complete and valid', async (fault) => {
  const { text } = await run('deepseek', fault);

  expect(Report.safeParse(JSON.parse(text)).error).toBeUndefined();
});

test('the fault invented-quotes invents half of the quotes', async () => {
  const { text } = await run('openai', 'invented-quotes');

  const { openness, conscientiousness, extraversion } = Report.parse(JSON.parse(text));
  const quotes = [openness, conscientiousness, extraversion].flatMap(({ evidence }) =>
    evidence.map(({ quote }) => quote),
  );
  const invented = quotes.filter((quote) => !visitorText.includes(quote));
  expect(invented.length).toBe(Math.ceil(quotes.length / 2));
});

test.for([
  { fault: 'http-429', retryAfterMs: 1000 },
  { fault: 'http-429-ms', retryAfterMs: 200 },
  { fault: 'http-429-90s', retryAfterMs: 90_000 },
  { fault: 'http-429-600s', retryAfterMs: 600_000 },
])('after $fault the error gives a wait of $retryAfterMs ms', async ({ fault, retryAfterMs }) => {
  await expect(run('anthropic', fault)).rejects.toMatchObject({ retryAfterMs });
});

test.for(ProviderId.options)('a redirect of %s is not followed', async (provider) => {
  await expect(run(provider, 'redirect-307')).rejects.toMatchObject({ cause: { reason: 'http-307' } });

  expect(simulator.bytesElsewhere()).toBe(0);
});

const flooding = Object.entries(expected)
  .filter(([fault]) => isFlood(fault))
  .flatMap(([fault, { code }]) => ProviderId.options.map((provider) => ({ fault, provider, code })));

test.for(flooding)('$fault of $provider is read to its limit and no further', async ({ fault, provider, code }) => {
  const llm = openLlm({ providers: simulatorProviders(simulator.url, `sim-fault=${fault}`) });

  await expect(streamModelCall(llm, createModelRequest({ provider }))).rejects.toMatchObject({
    code,
    cause: { reason: 'too-long' },
  });

  await expect.poll(() => simulator.requests().at(-1)?.outcome).toBe('closed');
});

test.for(['http-429-silent', 'http-503', 'http-529'])('after %s the provider counts as away', async (fault) => {
  await expect(run('openai', fault)).rejects.toMatchObject({ cause: { kind: 'away' } });
});

test.for(['http://127.0.0.1:1', 'http://no-such-name.invalid'])('a provider at %s counts as away', async (address) => {
  const llm = openLlm({ providers: simulatorProviders(address), timeouts: { ...timeouts, headerMs: LIMIT_MS } });

  await expect(streamModelCall(llm, createModelRequest({ provider: 'openai' }))).rejects.toMatchObject({
    code: 'PROVIDER_FAILED',
    cause: { kind: 'away', reason: 'no-connection' },
  });
});

test.for(ProviderId.options)('a timeout of %s closes the connection and is billed by estimate', async (provider) => {
  const error: unknown = await run(provider, 'hang-mid').catch((thrown: unknown) => thrown);

  await expect.poll(() => simulator.requests().at(-1)?.outcome).toBe('closed');
  const call = readFailedCall(error);
  expect(call).toMatchObject({ reason: 'timeout-chunk', usage: { estimated: true } });
  expect(call?.usage.outputTokens).toBeGreaterThan(0);
  expect(call?.costMicroUsd).toBeGreaterThan(0);
});

test.for(ProviderId.options)('a call that %s rejects costs nothing', async (provider) => {
  const error: unknown = await run(provider, 'http-500').catch((thrown: unknown) => thrown);

  expect(readFailedCall(error)).toMatchObject({ costMicroUsd: 0, reason: 'http-500' });
});

test('a call has a total time limit even while it streams', async () => {
  const lively = await startSimulator({ firstTokenMs: 0, chunkMs: 150 });
  const llm = openLlm({
    providers: simulatorProviders(lively.url),
    timeouts: { headerMs: LIMIT_MS, firstSchemaHeaderMs: LIMIT_MS, chunkMs: LIMIT_MS, totalMs: 500 },
  });

  await expect(streamModelCall(llm, createModelRequest({ provider: 'openai' }))).rejects.toMatchObject({
    code: 'PROVIDER_TIMEOUT',
    cause: { reason: 'timeout-total' },
  });
  await lively.close();
});

test('a fault can be limited to the first calls', async () => {
  const order = 'http-529;times=1';

  await expect(run('openai', order)).rejects.toMatchObject({ code: 'PROVIDER_BUSY' });
  await expect(run('openai', order)).resolves.toMatchObject({ finish: 'stop' });
});

test('a refused connection is a retryable failure', async () => {
  const llm = openLlm({ providers: simulatorProviders('http://127.0.0.1:9'), timeouts });

  await expect(streamModelCall(llm, createModelRequest({ provider: 'deepseek' }))).rejects.toMatchObject({
    code: 'PROVIDER_FAILED',
    cause: { reason: 'no-connection' },
  });
});
