import { afterAll, beforeAll, expect, test } from 'vitest';

import {
  nestSchema as nest,
  objectSchema as object,
  repeatSchema as repeat,
  textSchema as text,
} from '../json-schemas.ts';
import { startSimulator, type Simulator } from './start-simulator.ts';

let simulator: Simulator;
beforeAll(async () => {
  simulator = await startSimulator({ firstTokenMs: 0, chunkMs: 0 });
});
afterAll(() => simulator.close());

const nullables = (count: number) => object(repeat(count, { type: ['string', 'null'] }));

type Provider = 'openai' | 'anthropic' | 'deepseek' | 'perplexity';
const providers = ['openai', 'anthropic', 'deepseek', 'perplexity'] as const;
const plan = 'I plan every day.';
const flat = object({ summary: text });

function requestOf(provider: Provider, schema: object): { path: string; body: object } {
  const user = { role: 'user', content: plan };
  switch (provider) {
    case 'openai':
      return {
        path: '/openai/v1/responses',
        body: { input: [user], text: { format: { type: 'json_schema', name: 'report', strict: true, schema } } },
      };
    case 'anthropic':
      return {
        path: '/anthropic/v1/messages',
        body: { max_tokens: 900, messages: [user], output_config: { format: { type: 'json_schema', schema } } },
      };
    case 'deepseek': {
      const told = `Return JSON that conforms to the following schema: ${JSON.stringify(schema)}`;
      return {
        path: '/deepseek/chat/completions',
        body: { response_format: { type: 'json_object' }, messages: [{ role: 'system', content: told }, user] },
      };
    }
    case 'perplexity':
      return {
        path: '/perplexity/v1/agent',
        body: { input: [user], response_format: { type: 'json_schema', json_schema: { name: 'report', schema } } },
      };
  }
}

async function post({ path, body }: { path: string; body: object }): Promise<number> {
  const response = await fetch(simulator.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer key', 'x-api-key': 'key' },
    body: JSON.stringify({ model: 'm', stream: true, ...body }),
  });
  await response.body?.cancel();
  return response.status;
}
const send = (provider: Provider, schema: object): Promise<number> => post(requestOf(provider, schema));

const listOf = (items: object): object => ({ type: 'array', items });

test.for<[Provider, what: string, schema: object]>([
  ['anthropic', '19 unions', nullables(19)],
  ['anthropic', '87 optional properties', object(repeat(87, text), { required: [] })],
  ['anthropic', '61 leaves', object(repeat(61, text))],
  ['anthropic', '180 enum values', object({ a: { type: 'string', enum: Object.keys(repeat(180, text)) } })],
  ['anthropic', 'bounds of a number', object({ a: { type: 'integer', minimum: 0, maximum: 9 } })],
  ['anthropic', 'a limit of a list', object({ a: { ...listOf(text), maxItems: 9 } })],
  ['anthropic', 'an open object', object({ a: text }, { additionalProperties: true })],
  ['anthropic', 'any value', object({ a: {} })],
  ['openai', '14 levels', nest(14)],
  ['openai', '6 000 properties', object(repeat(6_000, text))],
  ['openai', 'an open object', object({ a: text }, { additionalProperties: undefined })],
  ['openai', 'an optional property', object({ a: listOf(object({ b: text }, { required: [] })) })],
  ['openai', 'a default', object({ a: { ...text, default: 'x' } })],
  ['perplexity', 'a recursive schema', object({ next: { $ref: '#' } })],
])('%s refuses %s', async ([provider, , schema]) => {
  expect(await send(provider, schema)).toBe(400);
});

test.for(providers)('%s accepts a flat schema', async (provider) => {
  expect(await send(provider, flat)).toBe(200);
});

test('deepseek accepts any schema', async () => {
  expect(await send('deepseek', object({ summary: text, ...nullables(40).properties }))).toBe(200);
});

test('deepseek requires the word json in the prompt of JSON mode', async () => {
  const { path, body } = requestOf('deepseek', object({}));

  const messages = [{ role: 'user', content: plan }];
  expect(await post({ path, body: { ...body, messages } })).toBe(400);
});

test.for([
  { provider: 'anthropic' as const, field: 'max_tokens', limit: 128_000 },
  { provider: 'openai' as const, field: 'max_output_tokens', limit: 128_000 },
  { provider: 'deepseek' as const, field: 'max_tokens', limit: 384_000 },
])('$provider refuses more than $limit output tokens', async ({ provider, field, limit }) => {
  const { path, body } = requestOf(provider, flat);

  expect(await post({ path, body: { ...body, [field]: limit } })).toBe(200);
  expect(await post({ path, body: { ...body, [field]: limit + 1 } })).toBe(400);
});
