import { inspect } from 'node:util';

import { ProviderId } from '@app/contract/models';
import { simulatorProviders } from '@app/testkit/simulator/provider-settings';
import { startSimulator, type Simulator } from '@app/testkit/simulator/start-simulator';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { createQuestion, Report, secretInstructions, visitorText } from './ask-fixture.ts';
import { ask } from './ask.ts';
import { type FailedCall, readFailedCall } from './failed-call.ts';
import { openLlm, offeredProviders } from './llm.ts';

const providers = ProviderId.options;
let simulator: Simulator;

beforeAll(async () => {
  simulator = await startSimulator({ firstTokenMs: 5, chunkMs: 1 });
});
afterAll(() => simulator.close());

const open = (apiKey?: string) => openLlm({ providers: simulatorProviders(simulator.url, apiKey) });
const lastBody = () => JSON.stringify(simulator.requests().at(-1)?.body);

test.for(providers)('%s streams an answer in many chunks that fits the schema', async (provider) => {
  const chunks: string[] = [];

  const answer = await ask(open(), createQuestion({ provider, onText: (chunk) => chunks.push(chunk) }));

  expect(chunks.length).toBeGreaterThan(10);
  expect(chunks.join('')).toBe(answer.text);
  expect(answer).toMatchObject({ finish: 'stop', usage: { estimated: false } });
  expect(answer.costMicroUsd).toBeGreaterThan(0);
  expect(answer.totalMs).toBeGreaterThanOrEqual(answer.firstTextMs);
  Report.parse(JSON.parse(answer.text));
});

test.for(providers)('%s quotes the visitor letter for letter', async (provider) => {
  const { text } = await ask(open(), createQuestion({ provider }));

  const report = Report.parse(JSON.parse(text));
  const quotes = [report.openness, report.conscientiousness, report.extraversion].flatMap(({ evidence }) =>
    evidence.map(({ quote }) => quote),
  );
  expect(quotes.length).toBeGreaterThan(2);
  expect(quotes.filter((quote) => !visitorText.includes(quote))).toEqual([]);
});

test.for(providers)('%s answers in plain words when no schema is given', async (provider) => {
  const { schema: _, ...question } = createQuestion({ provider, material: 'Why do I plan so much?' });

  const { text } = await ask(open(), question);

  expect(text).toContain('Why do I plan so much?');
});

test.for(providers)('%s closes the connection when the caller aborts, and tells what to bill', async (provider) => {
  const caller = new AbortController();
  const reason = new Error('the visitor left');
  let bill: FailedCall | undefined;
  const question = createQuestion({
    provider,
    signal: caller.signal,
    onText: () => caller.abort(reason),
    onAborted: (call) => {
      bill = call;
    },
  });

  await expect(ask(open(), question)).rejects.toBe(reason);

  await expect.poll(() => simulator.requests().at(-1)?.outcome).toBe('closed');
  expect(bill).toMatchObject({ provider, reason: 'aborted', usage: { estimated: true } });
});

test('a caller that has aborted before makes no call', async () => {
  const before = simulator.requests().length;

  await expect(
    ask(open(), createQuestion({ provider: 'openai', signal: AbortSignal.abort(new Error('too late')) })),
  ).rejects.toThrow('too late');

  expect(simulator.requests()).toHaveLength(before);
});

test.for(providers)('an error thrown by the caller while reading %s is passed on as it is', async (provider) => {
  const bug = new TypeError('bug in the reader');
  const onText = () => {
    throw bug;
  };

  await expect(ask(open(), createQuestion({ provider, onText }))).rejects.toBe(bug);

  await expect.poll(() => simulator.requests().at(-1)?.outcome).toBe('closed');
});

test('a provider without a key, or with an empty one, is not offered', async () => {
  const { openai, deepseek, anthropic } = simulatorProviders(simulator.url);
  const llm = openLlm({
    providers: { openai, deepseek: { ...deepseek, apiKey: '' }, anthropic: { ...anthropic, apiKey: ' ' } },
  });

  expect(offeredProviders(llm)).toEqual(['openai']);
  await expect(ask(llm, createQuestion({ provider: 'deepseek' }))).rejects.toMatchObject({ code: 'MODEL_UNAVAILABLE' });
});

test('openai is told not to store anything', async () => {
  await ask(open(), createQuestion({ provider: 'openai' }));

  expect(simulator.requests().at(-1)?.body).toMatchObject({
    store: false,
    stream: true,
    reasoning: { effort: 'none' },
    prompt_cache_key: 'bigfive-1',
    safety_identifier: 'visitor-hash',
    max_output_tokens: 9000,
    input: [{ role: 'developer' }, { role: 'user' }],
    text: { format: { type: 'json_schema', strict: true } },
  });
});

test('anthropic gets the instructions as a cached system block and the visitor only as a hash', async () => {
  await ask(open(), createQuestion({ provider: 'anthropic' }));

  expect(simulator.requests().at(-1)?.body).toMatchObject({
    stream: true,
    max_tokens: 9000,
    system: [{ text: secretInstructions, cache_control: { type: 'ephemeral' } }],
    messages: [{ role: 'user' }],
    metadata: { user_id: 'visitor-hash' },
    output_config: { format: { type: 'json_schema' } },
  });
});

test('deepseek does not think and is not told who asks', async () => {
  await ask(open(), createQuestion({ provider: 'deepseek' }));

  expect(simulator.requests().at(-1)?.body).toMatchObject({
    thinking: { type: 'disabled' },
    response_format: { type: 'json_object' },
    messages: [{ role: 'system' }, { role: 'system', content: secretInstructions }, { role: 'user' }],
  });
  expect(lastBody()).not.toContain('visitor-hash');
});

test('perplexity gets a model and no preset, so that nothing is searched', async () => {
  await ask(open(), createQuestion({ provider: 'perplexity' }));

  expect(simulator.requests().at(-1)?.body).toMatchObject({
    model: 'perplexity/sonar',
    store: false,
    response_format: { type: 'json_schema', json_schema: { strict: true } },
  });
  expect(lastBody()).not.toContain('preset');
  expect(() => openLlm({ providers: { perplexity: { apiKey: 'k', model: 'fast' } } })).toThrow('preset');
});

test.for(providers)('%s is given no tools', async (provider) => {
  await ask(open(), createQuestion({ provider }));

  expect(simulator.requests().at(-1)?.body).not.toHaveProperty('tools');
});

test.for(
  providers.flatMap((provider) =>
    ['http-400', 'http-401', 'error-mid', 'cut', 'reset', 'malformed-frame', 'refusal'].map((fault) => ({
      provider,
      fault,
    })),
  ),
)('after $fault the error of $provider holds no prompt, no answer and no key', async ({ provider, fault }) => {
  const apiKey = `sim-fault=${fault}`;

  const error: unknown = await ask(open(apiKey), createQuestion({ provider })).catch((thrown: unknown) => thrown);

  const seen = `${inspect(error, { depth: 20, showHidden: true })} ${JSON.stringify(error)} ${JSON.stringify(readFailedCall(error))}`;
  expect(readFailedCall(error)).toMatchObject({ provider, priceVersion: expect.any(String) });
  expect(seen).not.toContain('INSTRUCTIONS-THAT-MUST-NOT-LEAK');
  expect(seen).not.toContain('notebook');
  expect(seen).not.toContain('Simulated reading');
  expect(seen).not.toContain(apiKey);
});
