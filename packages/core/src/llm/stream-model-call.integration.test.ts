import { inspect } from 'node:util';

import { ProviderId } from '@app/contract/models';
import { simulatorProviders } from '@app/testkit/simulator/provider-settings';
import { startSimulator, type Simulator } from '@app/testkit/simulator/start-simulator';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { createJpeg, createModelRequest, Report, secretInstructions, visitorText } from './model-request-fixture.ts';
import { streamModelCall } from './stream-model-call.ts';
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

test.for(providers)('%s streams an answer in many chunks that matches the schema', async (provider) => {
  const chunks: string[] = [];

  const answer = await streamModelCall(open(), createModelRequest({ provider, onText: (chunk) => chunks.push(chunk) }));

  expect(chunks.length).toBeGreaterThan(10);
  expect(chunks.join('')).toBe(answer.text);
  expect(answer).toMatchObject({ finish: 'stop', usage: { estimated: false } });
  expect(answer.costMicroUsd).toBeGreaterThan(0);
  expect(answer.totalMs).toBeGreaterThanOrEqual(answer.firstTextMs);
  Report.parse(JSON.parse(answer.text));
});

test.for(providers)('%s quotes the visitor verbatim', async (provider) => {
  const { text } = await streamModelCall(open(), createModelRequest({ provider }));

  const report = Report.parse(JSON.parse(text));
  const quotes = [report.openness, report.conscientiousness, report.extraversion].flatMap(({ evidence }) =>
    evidence.map(({ quote }) => quote),
  );
  expect(quotes.length).toBeGreaterThan(2);
  expect(quotes.filter((quote) => !visitorText.includes(quote))).toEqual([]);
});

test.for(providers)('%s answers in plain text without a schema', async (provider) => {
  const { schema: _, ...request } = createModelRequest({ provider, material: 'Why do I plan so much?' });

  const { text } = await streamModelCall(open(), request);

  expect(text).toContain('Why do I plan so much?');
});

test.for(providers)('%s closes the connection when the caller aborts, and reports what to bill', async (provider) => {
  const caller = new AbortController();
  const reason = new Error('the visitor left');
  let bill: FailedCall | undefined;
  const request = createModelRequest({
    provider,
    signal: caller.signal,
    onText: () => caller.abort(reason),
    onAborted: (call) => {
      bill = call;
    },
  });

  await expect(streamModelCall(open(), request)).rejects.toBe(reason);

  await expect.poll(() => simulator.requests().at(-1)?.outcome).toBe('closed');
  expect(bill).toMatchObject({ provider, reason: 'aborted', usage: { estimated: true } });
});

test('an already aborted call is not made', async () => {
  const before = simulator.requests().length;

  await expect(
    streamModelCall(
      open(),
      createModelRequest({ provider: 'openai', signal: AbortSignal.abort(new Error('too late')) }),
    ),
  ).rejects.toThrow('too late');

  expect(simulator.requests()).toHaveLength(before);
});

test.for(providers)('an error thrown by the caller while reading %s is passed on', async (provider) => {
  const bug = new TypeError('bug in the reader');
  const onText = () => {
    throw bug;
  };

  await expect(streamModelCall(open(), createModelRequest({ provider, onText }))).rejects.toBe(bug);

  await expect.poll(() => simulator.requests().at(-1)?.outcome).toBe('closed');
});

test('a provider with a missing or empty key is not offered', async () => {
  const { openai, deepseek, anthropic } = simulatorProviders(simulator.url);
  const llm = openLlm({
    providers: { openai, deepseek: { ...deepseek, apiKey: '' }, anthropic: { ...anthropic, apiKey: ' ' } },
  });

  expect(offeredProviders(llm)).toEqual(['openai']);
  await expect(streamModelCall(llm, createModelRequest({ provider: 'deepseek' }))).rejects.toMatchObject({
    code: 'MODEL_UNAVAILABLE',
  });
});

test('openai gets store: false, a cache key, the visitor as a hash and a strict schema', async () => {
  await streamModelCall(open(), createModelRequest({ provider: 'openai' }));

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

test('anthropic gets the instructions as a cached system block and the visitor as a hash', async () => {
  await streamModelCall(open(), createModelRequest({ provider: 'anthropic' }));

  expect(simulator.requests().at(-1)?.body).toMatchObject({
    stream: true,
    max_tokens: 9000,
    system: [{ text: secretInstructions, cache_control: { type: 'ephemeral' } }],
    messages: [{ role: 'user' }],
    metadata: { user_id: 'visitor-hash' },
    output_config: { format: { type: 'json_schema' } },
  });
});

test('deepseek gets thinking disabled and no visitor hash', async () => {
  await streamModelCall(open(), createModelRequest({ provider: 'deepseek' }));

  expect(simulator.requests().at(-1)?.body).toMatchObject({
    thinking: { type: 'disabled' },
    response_format: { type: 'json_object' },
    messages: [{ role: 'system' }, { role: 'system', content: secretInstructions }, { role: 'user' }],
  });
  expect(lastBody()).not.toContain('visitor-hash');
});

test('perplexity gets a model and no preset', async () => {
  await streamModelCall(open(), createModelRequest({ provider: 'perplexity' }));

  expect(simulator.requests().at(-1)?.body).toMatchObject({
    model: 'perplexity/sonar',
    store: false,
    response_format: { type: 'json_schema', json_schema: { strict: true } },
  });
  expect(lastBody()).not.toContain('preset');
  expect(() => openLlm({ providers: { perplexity: { apiKey: 'k', model: 'fast' } } })).toThrow('preset');
});

const wrapped = `<material-0f3a>\n${visitorText}\n</material-0f3a>`;
const task = 'Task: readings\nFill: readings';

test.for([
  {
    provider: 'openai' as const,
    sent: {
      input: [
        { role: 'developer' },
        {
          role: 'user',
          content: [
            { type: 'input_text', text: wrapped, prompt_cache_breakpoint: { mode: 'explicit' } },
            { type: 'input_text', text: `\n\n${task}` },
          ],
        },
      ],
    },
  },
  {
    provider: 'anthropic' as const,
    sent: {
      messages: [
        {
          role: 'user',
          content: [
            { type: 'text', text: wrapped, cache_control: { type: 'ephemeral' } },
            { type: 'text', text: `\n\n${task}` },
          ],
        },
      ],
    },
  },
  {
    provider: 'deepseek' as const,
    sent: { messages: [{ role: 'system' }, { role: 'system' }, { role: 'user', content: `${wrapped}\n\n${task}` }] },
  },
  {
    provider: 'perplexity' as const,
    sent: { input: [{ role: 'system' }, { role: 'user', content: `${wrapped}\n\n${task}` }] },
  },
])('$provider gets the task after the material, with a cache mark between them', async ({ provider, sent }) => {
  await streamModelCall(open(), createModelRequest({ provider, task }));

  expect(simulator.requests().at(-1)?.body).toMatchObject(sent);
});

test.for(['openai', 'anthropic'] as const)('%s gets the cache mark on the last picture', async (provider) => {
  const material = [{ text: 'Two pictures:' }, { jpeg: createJpeg('first') }, { jpeg: createJpeg('second') }];

  await streamModelCall(open(), createModelRequest({ provider, material, task }));

  const marks = lastBody().match(/"(cache_control|prompt_cache_breakpoint)"/g) ?? [];
  const afterSecond = lastBody().split('"image').at(-1);
  expect(marks).toHaveLength(provider === 'anthropic' ? 2 : 1);
  expect(afterSecond).toMatch(/"(cache_control|prompt_cache_breakpoint)".*Task: readings/);
});

test.for(providers)('%s gets no cache mark on the material without a task', async (provider) => {
  await streamModelCall(open(), createModelRequest({ provider }));

  const marks = lastBody().match(/"(cache_control|prompt_cache_breakpoint)"/g) ?? [];
  expect(marks).toHaveLength(provider === 'anthropic' ? 1 : 0);
});

test.for([
  { provider: 'openai' as const, reads: [false, true, true] },
  { provider: 'anthropic' as const, reads: [false, true, true] },
  { provider: 'deepseek' as const, reads: [false, false, true] },
  { provider: 'perplexity' as const, reads: [false, false, false] },
])('calls of $provider with different tasks share the cached material', async ({ provider, reads }) => {
  const own = await startSimulator({ firstTokenMs: 0, chunkMs: 0, chunkChars: 60 });
  const llm = openLlm({ providers: simulatorProviders(own.url) });
  const material = `<material-0f3a>\n${visitorText.repeat(20)}\n</material-0f3a>`;
  const cached: boolean[] = [];

  for (const name of ['letter', 'readings', 'last-reader']) {
    const { usage } = await streamModelCall(llm, createModelRequest({ provider, material, task: `Task: ${name}` }));
    cached.push(usage.cacheReadTokens > 1_024 && usage.cacheReadTokens < usage.inputTokens);
  }

  expect(cached).toEqual(reads);
  await own.close();
});

test.for(providers)('%s is given no tools', async (provider) => {
  await streamModelCall(open(), createModelRequest({ provider }));

  expect(simulator.requests().at(-1)?.body).not.toHaveProperty('tools');
});

test.for(
  providers.flatMap((provider) =>
    ['http-400', 'http-401', 'error-mid', 'cut', 'reset', 'malformed-frame', 'refusal'].map((fault) => ({
      provider,
      fault,
    })),
  ),
)('after $fault the error of $provider holds no prompt, answer or key', async ({ provider, fault }) => {
  const apiKey = `sim-fault=${fault}`;

  const error: unknown = await streamModelCall(open(apiKey), createModelRequest({ provider })).catch(
    (thrown: unknown) => thrown,
  );

  const seen = `${inspect(error, { depth: 20, showHidden: true })} ${JSON.stringify(error)} ${JSON.stringify(readFailedCall(error))}`;
  expect(readFailedCall(error)).toMatchObject({ provider, priceVersion: expect.any(String) });
  expect(seen).not.toContain('INSTRUCTIONS-THAT-MUST-NOT-LEAK');
  expect(seen).not.toContain('notebook');
  expect(seen).not.toContain('Simulated reading');
  expect(seen).not.toContain(apiKey);
});
