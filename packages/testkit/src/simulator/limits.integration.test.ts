import { afterAll, beforeAll, expect, test } from 'vitest';

import {
  nestSchema as nest,
  objectSchema as object,
  repeatSchema as repeat,
  textSchema as text,
} from '../json-schemas.ts';
import { startSimulator, type Simulator } from './start-simulator.ts';

let strict: Simulator;
let lenient: Simulator;
beforeAll(async () => {
  strict = await startSimulator({ firstTokenMs: 0, chunkMs: 0, limits: 'published' });
  lenient = await startSimulator({ firstTokenMs: 0, chunkMs: 0, limits: 'none' });
});
afterAll(() => Promise.all([strict.close(), lenient.close()]));

const nullables = (count: number) => object(repeat(count, { type: ['string', 'null'] }));

type Provider = 'openai' | 'anthropic' | 'deepseek' | 'perplexity';
const user = [{ role: 'user', content: 'I plan every day.' }];
const requests: Record<Provider, (schema: object) => { path: string; body: object }> = {
  openai: (schema) => ({
    path: '/openai/v1/responses',
    body: { model: 'm', input: user, text: { format: { type: 'json_schema', name: 'report', strict: true, schema } } },
  }),
  anthropic: (schema) => ({
    path: '/anthropic/v1/messages',
    body: { model: 'm', max_tokens: 900, messages: user, output_config: { format: { type: 'json_schema', schema } } },
  }),
  deepseek: (schema) => ({
    path: '/deepseek/chat/completions',
    body: {
      model: 'm',
      response_format: { type: 'json_object' },
      messages: [
        { role: 'system', content: `Return JSON that conforms to the following schema: ${JSON.stringify(schema)}` },
        ...user,
      ],
    },
  }),
  perplexity: (schema) => ({
    path: '/perplexity/v1/agent',
    body: {
      model: 'm',
      input: user,
      response_format: { type: 'json_schema', json_schema: { name: 'report', schema } },
    },
  }),
};

async function post(simulator: Simulator, path: string, body: object) {
  const response = await fetch(simulator.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer key', 'x-api-key': 'key' },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: await response.json() };
}
const send = (provider: Provider, schema: object, simulator = strict) => {
  const { path, body } = requests[provider](schema);
  return post(simulator, path, body);
};

const anthropicError = (message: string) => ({
  status: 400,
  body: { type: 'error', error: { type: 'invalid_request_error', message }, request_id: 'req_simulated' },
});
const openaiError = (told: string) => ({
  status: 400,
  body: {
    error: {
      message: `Invalid schema for response_format 'report': ${told}`,
      type: 'invalid_request_error',
      param: 'text.format.schema',
      code: 'invalid_json_schema',
    },
  },
});
const GRAMMAR_TOO_LARGE =
  'The compiled grammar is too large, which would cause performance issues. Simplify your tool schemas or reduce the number of strict tools.';

test.for([
  {
    what: '19 unions',
    schema: nullables(19),
    message:
      'Schemas contains too many parameters with union types (19 parameters with type arrays or anyOf). This causes exponential compilation cost. Reduce the number of nullable or union-typed parameters (limit: 16 parameters with unions).',
  },
  {
    what: '87 optional properties',
    schema: object(repeat(87, text), { required: [] }),
    message:
      'Schemas contains too many optional parameters (87), which would make grammar compilation inefficient. Reduce the number of optional parameters in your tool schemas (limit: 24).',
  },
  { what: '61 leaves', schema: object(repeat(61, text)), message: GRAMMAR_TOO_LARGE },
  {
    what: '180 enum values',
    schema: object({ a: { type: 'string', enum: Object.keys(repeat(180, text)) } }),
    message: GRAMMAR_TOO_LARGE,
  },
  {
    what: 'bounds of a number',
    schema: object({ a: { type: 'integer', minimum: 0, maximum: 9 } }),
    message: "output_config.format.schema: For 'integer' type, properties maximum, minimum are not supported",
  },
  {
    what: 'a limit of a list',
    schema: object({ a: { type: 'array', items: text, maxItems: 9 } }),
    message: "output_config.format.schema: For 'array' type, property 'maxItems' is not supported",
  },
  {
    what: 'an open object',
    schema: object({ a: text }, { additionalProperties: true }),
    message: "output_config.format.schema: For 'object' type, 'additionalProperties' must be explicitly set to false",
  },
  {
    what: 'any value',
    schema: object({ a: {} }),
    message: 'output_config.format.schema: Empty schema ({}) that accepts any JSON value is not supported',
  },
])('anthropic refuses $what with its own message', async ({ schema, message }) => {
  expect(await send('anthropic', schema)).toEqual(anthropicError(message));
});

test.for([
  { what: '14 levels', schema: nest(14), told: '14 levels of nesting exceeds limit of 10.' },
  { what: '6 000 properties', schema: object(repeat(6_000, text)), told: '6000 parameters exceeds limit of 5000.' },
  {
    what: 'an open object',
    schema: object({ a: text }, { additionalProperties: undefined }),
    told: "In context=(), 'additionalProperties' is required to be supplied and to be false.",
  },
  {
    what: 'an optional property',
    schema: object({ list: { type: 'array', items: object({ role: text }, { required: [] }) } }),
    told: "In context=('properties', 'list', 'items'), 'required' is required to be supplied and to be an array including every key in properties. Missing 'role'.",
  },
  {
    what: 'a default',
    schema: object({ a: { type: 'string', default: 'x' } }),
    told: "In context=('properties', 'a'), 'default' is not permitted.",
  },
])('openai refuses $what with its own message', async ({ schema, told }) => {
  expect(await send('openai', schema)).toEqual(openaiError(told));
});

test('perplexity refuses a recursive schema', async () => {
  const recursive = object({ next: { $ref: '#' } });

  expect(await send('perplexity', recursive)).toMatchObject({ status: 400, body: { error: { type: 'bad_request' } } });
});

test.for(['openai', 'anthropic', 'deepseek', 'perplexity'] as const)('%s accepts a flat schema', async (provider) => {
  expect(await send(provider, object({ summary: text }))).toMatchObject({ status: 200 });
});

test('deepseek accepts any schema', async () => {
  expect(await send('deepseek', object({ summary: text, ...nullables(40).properties }))).toMatchObject({ status: 200 });
});

test('without limits every schema is accepted', async () => {
  expect(await send('anthropic', object({ summary: text, ...nullables(40).properties }), lenient)).toMatchObject({
    status: 200,
  });
});

test('deepseek requires the word json in the prompt of JSON mode', async () => {
  const { path, body } = requests.deepseek(object({}));

  expect(await post(strict, path, { ...body, messages: user })).toMatchObject({ status: 400 });
});

test.for([
  { provider: 'anthropic' as const, field: 'max_tokens', limit: 128_000 },
  { provider: 'openai' as const, field: 'max_output_tokens', limit: 128_000 },
  { provider: 'deepseek' as const, field: 'max_tokens', limit: 384_000 },
])('$provider refuses more than $limit output tokens', async ({ provider, field, limit }) => {
  const { path, body } = requests[provider](object({ summary: text }));

  expect(await post(strict, path, { ...body, [field]: limit })).toMatchObject({ status: 200 });
  expect(await post(strict, path, { ...body, [field]: limit + 1 })).toMatchObject({ status: 400 });
});

test("a test can set a provider's output limit", async () => {
  const own = await startSimulator({ firstTokenMs: 0, outputLimits: { perplexity: 5 } });

  const cut = await send('perplexity', object({ summary: text }), own);
  const whole = await send('openai', object({ summary: text }), own);

  expect(cut.body).toMatchObject({ status: 'incomplete', usage: { output_tokens: 5 } });
  expect(whole.body).toMatchObject({ status: 'completed' });
  await own.close();
});
