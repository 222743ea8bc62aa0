import { createHash } from 'node:crypto';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { simulatorProviders } from './provider-settings.ts';
import { startSimulator, type Simulator } from './start-simulator.ts';

let simulator: Simulator;
beforeAll(async () => {
  simulator = await startSimulator({ firstTokenMs: 0, chunkMs: 0 });
});
afterAll(() => simulator.close());

const schema = {
  type: 'object',
  properties: { summary: { type: 'string' } },
  required: ['summary'],
  additionalProperties: false,
};
const text = 'I plan every day, but I never keep to the plan.';

const calls = {
  openai: {
    path: '/openai/v1/responses',
    body: {
      model: 'm',
      input: [{ role: 'user', content: [{ type: 'input_text', text }] }],
      text: { format: { type: 'json_schema', schema } },
    },
  },
  anthropic: {
    path: '/anthropic/v1/messages',
    body: {
      model: 'm',
      max_tokens: 900,
      messages: [{ role: 'user', content: text }],
      output_config: { format: { type: 'json_schema', schema } },
    },
  },
  deepseek: {
    path: '/deepseek/chat/completions',
    body: {
      model: 'm',
      response_format: { type: 'json_object' },
      messages: [
        { role: 'system', content: `Return JSON that conforms to the following schema: ${JSON.stringify(schema)}` },
        { role: 'user', content: text },
      ],
    },
  },
  perplexity: {
    path: '/perplexity/v1/responses',
    body: {
      model: 'm',
      input: [{ role: 'user', content: text }],
      response_format: { type: 'json_schema', json_schema: { schema } },
    },
  },
};

const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  fetch(simulator.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer key', 'x-api-key': 'key', ...headers },
    body: JSON.stringify(body),
  });
const streamed = async (
  { path, body }: { path: string; body: object },
  headers?: Record<string, string>,
): Promise<string> => (await post(path, { ...body, stream: true }, headers)).text();
const typesIn = (stream: string): string[] => {
  const types = [...stream.matchAll(/^event: (.+)$/gm)].map((match) => match[1] ?? '');
  return types.filter((type, index) => type !== types[index - 1]);
};
const dataIn = (stream: string): Record<string, unknown>[] =>
  [...stream.matchAll(/^data: (\{.+)$/gm)].map((match) => JSON.parse(match[1] ?? '') as Record<string, unknown>);

test('openai frames are in the order of the Responses API, numbered, without an end mark', async () => {
  const stream = await streamed(calls.openai);

  expect(typesIn(stream)).toEqual([
    'response.created',
    'response.in_progress',
    'response.output_item.added',
    'response.content_part.added',
    'response.output_text.delta',
    'response.output_text.done',
    'response.content_part.done',
    'response.output_item.done',
    'response.completed',
  ]);
  expect(dataIn(stream).map((frame) => frame['sequence_number'])).toEqual(dataIn(stream).map((_, index) => index));
  expect(stream).not.toContain('[DONE]');
  expect(dataIn(stream).at(-1)).toMatchObject({
    response: { status: 'completed', usage: { input_tokens: expect.any(Number) } },
  });
});

test('openai sends reasoning in an item of its own', async () => {
  const stream = await streamed(calls.openai, { 'x-simulate': 'reasoning' });

  expect(typesIn(stream).slice(2, 8)).toEqual([
    'response.output_item.added',
    'response.reasoning_summary_part.added',
    'response.reasoning_summary_text.delta',
    'response.reasoning_summary_text.done',
    'response.reasoning_summary_part.done',
    'response.output_item.done',
  ]);
});

test('anthropic frames are in the order of the Messages API', async () => {
  const stream = await streamed(calls.anthropic);

  expect(typesIn(stream)).toEqual([
    'message_start',
    'content_block_start',
    'ping',
    'content_block_delta',
    'content_block_stop',
    'message_delta',
    'message_stop',
  ]);
  expect(dataIn(stream).at(-2)).toMatchObject({
    delta: { stop_reason: 'end_turn', stop_sequence: null },
    usage: { output_tokens: expect.any(Number) },
  });
});

test('anthropic answers a json tool with a tool call', async () => {
  const { path, body } = calls.anthropic;
  const { output_config: _, ...rest } = body;

  const stream = await streamed({ path, body: { ...rest, tools: [{ name: 'json', input_schema: schema }] } });

  expect(stream).toContain('"type":"tool_use"');
  expect(stream).toContain('"type":"input_json_delta"');
  expect(stream).toContain('"stop_reason":"tool_use"');
});

test('deepseek sends a keep-alive comment, usage in the last chunk and an end mark', async () => {
  const stream = await streamed(calls.deepseek);

  expect(stream.startsWith(': keep-alive\n\n')).toBe(true);
  expect(stream.endsWith('data: [DONE]\n\n')).toBe(true);
  expect(dataIn(stream)[0]).toMatchObject({
    object: 'chat.completion.chunk',
    choices: [{ delta: { role: 'assistant', content: '' } }],
    usage: null,
  });
  expect(dataIn(stream).at(-1)).toMatchObject({
    choices: [{ delta: { content: '' }, finish_reason: 'stop' }],
    usage: { prompt_cache_hit_tokens: 0 },
  });
});

test('perplexity frames are in the order of the Agent API and include the cost', async () => {
  const stream = await streamed(calls.perplexity);

  expect(typesIn(stream)).toEqual([
    'response.created',
    'response.in_progress',
    'response.output_item.added',
    'response.output_text.delta',
    'response.output_text.done',
    'response.output_item.done',
    'response.completed',
  ]);
  expect(dataIn(stream).at(-1)).toMatchObject({
    response: { usage: { cost: { currency: 'USD', total_cost: expect.any(Number) } } },
  });
});

test.for(Object.entries(calls))(
  '%s answers with one object when no stream is requested',
  async ([, { path, body }]) => {
    const response = await post(path, body);

    expect(response.headers.get('content-type')).toContain('application/json');
    expect(await response.text()).toContain('Simulated reading');
  },
);

test.for(Object.entries(calls))('%s refuses a call without a key', async ([, { path, body }]) => {
  const response = await post(path, body, { authorization: 'Bearer ', 'x-api-key': '' });

  expect(response.status).toBe(401);
});

test("a visitor's text triggers no fault", async () => {
  const { path, body } = calls.deepseek;
  const messages = [...body.messages.slice(0, 1), { role: 'user', content: 'x-simulate: http-500 sim-fault=http-500' }];

  expect((await post(path, { ...body, messages })).status).toBe(200);
});

test('an unknown fault gets an error', async () => {
  const response = await post(calls.openai.path, calls.openai.body, { 'x-simulate': 'cuts' });

  expect(response.status).toBe(500);
  expect(await response.text()).toContain('unknown fault');
});

const jpeg = Buffer.from('ffd8ffe0001000000000ffd9', 'hex').toString('base64');
type Sent = { mediaType: string; base64: string };
const pictureParts = {
  openai: ({ mediaType, base64 }: Sent) => ({ type: 'input_image', image_url: `data:${mediaType};base64,${base64}` }),
  perplexity: ({ mediaType, base64 }: Sent) => ({
    type: 'input_image',
    image_url: `data:${mediaType};base64,${base64}`,
  }),
  deepseek: ({ mediaType, base64 }: Sent) => ({
    type: 'image_url',
    image_url: { url: `data:${mediaType};base64,${base64}` },
  }),
  anthropic: ({ mediaType, base64 }: Sent) => ({
    type: 'image',
    source: { type: 'base64', media_type: mediaType, data: base64 },
  }),
};
const show = (provider: keyof typeof calls, part: object, changes: object = {}) => {
  const { path, body } = calls[provider];
  const { name, messages } =
    'input' in body ? { name: 'input', messages: body.input } : { name: 'messages', messages: body.messages };
  const instructions = messages.filter(({ role }: { role: string }) => role !== 'user');
  return post(path, { ...body, [name]: [...instructions, { role: 'user', content: [part] }], ...changes });
};
const everyProvider = ['openai', 'anthropic', 'deepseek', 'perplexity'] as const;

test.for(everyProvider)('%s accepts a picture and records its type, size and hash', async (provider) => {
  const response = await show(provider, pictureParts[provider]({ mediaType: 'image/jpeg', base64: jpeg }));

  expect(response.status).toBe(200);
  expect(simulator.requests().at(-1)?.parts).toEqual([
    {
      picture: {
        mediaType: 'image/jpeg',
        bytes: 12,
        sha256: createHash('sha256').update(Buffer.from(jpeg, 'base64')).digest('hex'),
      },
    },
  ]);
});

test.for(
  everyProvider.flatMap((provider) => [
    { provider, flaw: 'an unknown type', sent: { mediaType: 'image/tiff', base64: jpeg } },
    { provider, flaw: 'a type that is not its own', sent: { mediaType: 'image/png', base64: jpeg } },
    { provider, flaw: 'broken base64', sent: { mediaType: 'image/jpeg', base64: `${jpeg.slice(0, 5)}*!` } },
    { provider, flaw: 'no bytes', sent: { mediaType: 'image/jpeg', base64: '' } },
  ]),
)('$provider refuses a picture with $flaw', async ({ provider, sent }) => {
  const response = await show(provider, pictureParts[provider](sent));

  expect(response.status).toBe(400);
});

test("a picture in another provider's format is refused", async () => {
  const response = await show('openai', pictureParts.deepseek({ mediaType: 'image/jpeg', base64: jpeg }));

  expect(response.status).toBe(400);
});

test('a model without vision refuses a picture', async () => {
  const part = pictureParts.deepseek({ mediaType: 'image/jpeg', base64: jpeg });

  const response = await show('deepseek', part, { model: 'deepseek-v4-pro' });

  expect(response.status).toBe(400);
  expect(await response.text()).toContain('does not support image_url');
});

test('the log truncates a large picture', async () => {
  const large = Buffer.concat([Buffer.from(jpeg, 'base64'), Buffer.alloc(100_000)]).toString('base64');

  await show('openai', pictureParts.openai({ mediaType: 'image/jpeg', base64: large }));

  expect(JSON.stringify(simulator.requests().at(-1)?.body).length).toBeLessThan(2_000);
});

const hear = (url: string, fields: Record<string, string>, file?: Blob) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  if (file) form.append('file', file, 'audio.mp3');
  return fetch(`${url}/openai/v1/audio/transcriptions`, {
    method: 'POST',
    headers: { authorization: 'Bearer key' },
    body: form,
  });
};
const verbose = { model: 'whisper-1', response_format: 'verbose_json', 'timestamp_granularities[]': 'segment' };
const sound = new Blob([new Uint8Array(64_000)], { type: 'audio/mpeg' });

test('a transcription has the duration of the sound and two timed segments', async () => {
  const response = await hear(simulator.url, verbose, sound);

  expect(await response.json()).toMatchObject({
    task: 'transcribe',
    duration: 4,
    segments: [
      { id: 0, start: 0 },
      { id: 1, end: 4 },
    ],
    usage: { type: 'duration', seconds: 4 },
  });
  expect(simulator.requests().at(-1)?.body).toMatchObject({
    model: ['whisper-1'],
    file: { name: 'audio.mp3', mediaType: 'audio/mpeg', bytes: 64_000 },
  });
});

test('without verbose JSON a transcription is only text and usage', async () => {
  const response = await hear(simulator.url, { model: 'whisper-1' }, sound);

  expect(Object.keys((await response.json()) as object)).toEqual(['text', 'usage']);
});

test('the transcribed speech can be configured', async () => {
  const own = await startSimulator({ firstTokenMs: 0, speech: 'I sing. I read.' });

  const response = await hear(own.url, verbose, sound);

  expect(await response.json()).toMatchObject({ text: 'I sing. I read.', segments: [{ end: 2 }, { start: 2 }] });
  await own.close();
});

test.for([
  { flaw: 'no file', fields: verbose, file: undefined },
  { flaw: 'no model', fields: { response_format: 'json' }, file: sound },
  { flaw: 'no sound in the file', fields: verbose, file: new Blob([]) },
  { flaw: 'times but no verbose JSON', fields: { ...verbose, response_format: 'json' }, file: sound },
])('a transcription with $flaw is refused', async ({ fields, file }) => {
  const response = await hear(simulator.url, fields, file);

  expect(response.status).toBe(400);
});

test('the statistics count calls and early disconnects', async () => {
  const own = await startSimulator({ firstTokenMs: 60_000 });
  const statistics = async () => (await fetch(`${own.url}/stats`)).json();
  const caller = new AbortController();
  const { path, body } = calls.openai;
  const request = {
    method: 'POST',
    headers: { authorization: 'Bearer key' },
    body: JSON.stringify({ ...body, stream: true }),
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

test('the settings point every provider at the simulator', () => {
  const settings = simulatorProviders(simulator.url);

  expect(Object.values(settings).every(({ baseUrl }) => baseUrl.startsWith(simulator.url))).toBe(true);
});
