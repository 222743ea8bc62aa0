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
const providers = ['openai', 'anthropic', 'deepseek', 'perplexity'] as const;
const plan = 'I plan every day.';
const flat = object({ summary: text });

function requestOf(provider: Provider, schema: object, content: unknown = plan): { path: string; body: object } {
  const user = { role: 'user', content };
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

async function post({ path, body }: { path: string; body: object }, simulator = strict, key = 'key') {
  const response = await fetch(simulator.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${key}`, 'x-api-key': key },
    body: JSON.stringify({ model: 'm', stream: true, ...body }),
  });
  const isJson = response.headers.get('content-type') === 'application/json';
  return { status: response.status, body: isJson ? await response.json() : await response.text() };
}
const send = (provider: Provider, schema: object, simulator = strict) => post(requestOf(provider, schema), simulator);

const listOf = (items: object): object => ({ type: 'array', items });

test.for<[Provider, what: string, schema: object, told: string]>([
  ['anthropic', '19 unions', nullables(19), '(limit: 16 parameters with unions)'],
  ['anthropic', '87 optional properties', object(repeat(87, text), { required: [] }), '(limit: 24)'],
  ['anthropic', '61 leaves', object(repeat(61, text)), 'The compiled grammar is too large'],
  [
    'anthropic',
    '180 enum values',
    object({ a: { type: 'string', enum: Object.keys(repeat(180, text)) } }),
    'The compiled grammar is too large',
  ],
  [
    'anthropic',
    'bounds of a number',
    object({ a: { type: 'integer', minimum: 0, maximum: 9 } }),
    "For 'integer' type, properties maximum, minimum are not supported",
  ],
  ['anthropic', 'a limit of a list', object({ a: { ...listOf(text), maxItems: 9 } }), "property 'maxItems' is not"],
  [
    'anthropic',
    'an open object',
    object({ a: text }, { additionalProperties: true }),
    'must be explicitly set to false',
  ],
  ['anthropic', 'any value', object({ a: {} }), 'Empty schema ({}) that accepts any JSON value is not supported'],
  ['openai', '14 levels', nest(14), '14 levels of nesting exceeds limit of 10.'],
  ['openai', '6 000 properties', object(repeat(6_000, text)), '6000 parameters exceeds limit of 5000.'],
  ['openai', 'an open object', object({ a: text }, { additionalProperties: undefined }), 'In context=(), '],
  ['openai', 'an optional property', object({ a: listOf(object({ b: text }, { required: [] })) }), "Missing 'b'."],
  ['openai', 'a default', object({ a: { ...text, default: 'x' } }), "In context=('properties', 'a'), 'default' is not"],
  ['perplexity', 'a recursive schema', object({ next: { $ref: '#' } }), 'Recursive schemas are not supported'],
])('%s refuses %s with its own message', async ([provider, , schema, told]) => {
  expect(await send(provider, schema)).toMatchObject({
    status: 400,
    body: { error: { message: expect.stringContaining(told) } },
  });
});

test.for(providers)('%s accepts a flat schema', async (provider) => {
  expect(await send(provider, flat)).toMatchObject({ status: 200 });
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
  const { path, body } = requestOf('deepseek', object({}));

  const messages = [{ role: 'user', content: plan }];
  expect(await post({ path, body: { ...body, messages } })).toMatchObject({ status: 400 });
});

test.for([
  { provider: 'anthropic' as const, field: 'max_tokens', limit: 128_000 },
  { provider: 'openai' as const, field: 'max_output_tokens', limit: 128_000 },
  { provider: 'deepseek' as const, field: 'max_tokens', limit: 384_000 },
])('$provider refuses more than $limit output tokens', async ({ provider, field, limit }) => {
  const { path, body } = requestOf(provider, flat);

  expect(await post({ path, body: { ...body, [field]: limit } })).toMatchObject({ status: 200 });
  expect(await post({ path, body: { ...body, [field]: limit + 1 } })).toMatchObject({ status: 400 });
});

test("a test can set a provider's output limit", async () => {
  const own = await startSimulator({ firstTokenMs: 0, outputLimits: { perplexity: 5 } });

  const cut = await send('perplexity', flat, own);
  const whole = await send('openai', flat, own);

  expect(cut.body).toMatch(/"status":"incomplete".*"output_tokens":5\b/);
  expect(whole.body).toContain('"status":"completed"');
  await own.close();
});

test.for(providers)('%s refuses a call without a key', async (provider) => {
  expect(await post(requestOf(provider, flat), strict, '')).toMatchObject({ status: 401 });
});

test("a fault is ordered by the key and never by a visitor's text", async () => {
  const { path, body } = requestOf('deepseek', flat, 'sim-fault=http-500');

  expect(await post({ path, body })).toMatchObject({ status: 200 });
  expect(await post({ path, body }, strict, 'sim-fault=cuts')).toMatchObject({
    status: 500,
    body: { error: { message: expect.stringContaining('unknown fault') } },
  });
});

const jpeg = Buffer.from('ffd8ffe0001000000000ffd9', 'hex').toString('base64');
type Sent = { mediaType: string; base64: string };
const inputImage = ({ mediaType, base64 }: Sent): object => ({
  type: 'input_image',
  image_url: `data:${mediaType};base64,${base64}`,
});
const pictureParts = {
  openai: inputImage,
  perplexity: inputImage,
  deepseek: ({ mediaType, base64 }: Sent) => ({
    type: 'image_url',
    image_url: { url: `data:${mediaType};base64,${base64}` },
  }),
  anthropic: ({ mediaType, base64 }: Sent) => ({
    type: 'image',
    source: { type: 'base64', media_type: mediaType, data: base64 },
  }),
};
const show = (provider: Provider, part: object, changes: object = {}) => {
  const { path, body } = requestOf(provider, flat, [part]);
  return post({ path, body: { ...body, ...changes } });
};

test.for(
  providers.flatMap((provider) => [
    { provider, flaw: 'an unknown type', sent: { mediaType: 'image/tiff', base64: jpeg } },
    { provider, flaw: 'a type that is not its own', sent: { mediaType: 'image/png', base64: jpeg } },
    { provider, flaw: 'broken base64', sent: { mediaType: 'image/jpeg', base64: `${jpeg.slice(0, 5)}*!` } },
    { provider, flaw: 'no bytes', sent: { mediaType: 'image/jpeg', base64: '' } },
  ]),
)('$provider refuses a picture with $flaw', async ({ provider, sent }) => {
  expect(await show(provider, pictureParts[provider](sent))).toMatchObject({ status: 400 });
});

test("a picture in another provider's format, or for a model without vision, is refused", async () => {
  const part = pictureParts.deepseek({ mediaType: 'image/jpeg', base64: jpeg });

  expect(await show('deepseek', part)).toMatchObject({ status: 200 });
  expect(await show('openai', part)).toMatchObject({ status: 400 });
  expect(await show('deepseek', part, { model: 'deepseek-v4-pro' })).toMatchObject({
    status: 400,
    body: { error: { message: expect.stringContaining('does not support image_url') } },
  });
});

const verbose = { model: 'whisper-1', response_format: 'verbose_json' };
const sound = new Blob([new Uint8Array(64_000)], { type: 'audio/mpeg' });

test.for([
  { flaw: 'no file', fields: verbose, file: undefined },
  { flaw: 'no model', fields: { response_format: 'verbose_json' }, file: sound },
  { flaw: 'no sound in the file', fields: verbose, file: new Blob([]) },
])('a transcription with $flaw is refused', async ({ fields, file }) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  if (file) form.append('file', file, 'audio.mp3');

  const response = await fetch(`${strict.url}/openai/v1/audio/transcriptions`, {
    method: 'POST',
    headers: { authorization: 'Bearer key' },
    body: form,
  });

  expect(response.status).toBe(400);
});

test('the statistics count calls and early disconnects', async () => {
  const own = await startSimulator({ firstTokenMs: 60_000 });
  const statistics = async () => (await fetch(`${own.url}/stats`)).json();
  const caller = new AbortController();
  const { path, body } = requestOf('openai', flat);
  const request = {
    method: 'POST',
    headers: { authorization: 'Bearer key' },
    body: JSON.stringify({ model: 'm', stream: true, ...body }),
    signal: caller.signal,
  };

  await fetch(own.url + path, request);
  expect(await statistics()).toMatchObject({ calls: 1, open: 1, closedEarly: 0 });
  caller.abort();

  await expect
    .poll(statistics)
    .toMatchObject({ calls: 1, open: 0, closedEarly: 1, providers: { openai: { closedEarly: 1 } } });
  await own.close();
});
