import { inspect } from 'node:util';

import { simulatorProviders } from '@app/testkit/simulator/provider-settings';
import { startSimulator, type Simulator } from '@app/testkit/simulator/start-simulator';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { type FailedCall, readFailedCall } from './failed-call.ts';
import { canTranscribe, openLlm } from './llm.ts';
import { transcribe } from './transcribe.ts';

const speech = 'I write lists for everything. My friends laugh, and I laugh with them.';
let simulator: Simulator;
beforeAll(async () => {
  simulator = await startSimulator({ firstTokenMs: 0, speech });
});
afterAll(() => simulator.close());

const open = (apiKey?: string, totalMs = 5_000) =>
  openLlm({ providers: simulatorProviders(simulator.url, apiKey), timeouts: { totalMs } });
/** Frames of 48 kbit/s at 16 kHz, mono: 6 000 bytes per second. */
const createMp3 = (seconds: number): Uint8Array => {
  const bytes = new Uint8Array(seconds * 6_000);
  bytes.set([0xff, 0xf3, 0x68, 0xc4]);
  return bytes;
};
const hear = (apiKey?: string, totalMs?: number) =>
  transcribe(open(apiKey, totalMs), { audio: createMp3(10), signal: new AbortController().signal });

test('a recording becomes text with times, a duration and a price', async () => {
  const heard = await hear();

  expect(heard).toMatchObject({
    text: speech,
    durationSeconds: 10,
    model: 'whisper-1',
    finish: 'stop',
    usage: { inputTokens: 0, estimated: false },
    costMicroUsd: 1_000,
    priceVersion: expect.any(String),
  });
  expect(heard.segments.map(({ text }) => text).join(' ')).toBe(speech);
  expect(heard.segments).toMatchObject([{ startSeconds: 0 }, { endSeconds: 10 }]);
  expect(heard.segments[0]?.endSeconds).toBe(heard.segments[1]?.startSeconds);
});

test('the provider gets the sound as a file and a request for segment times', async () => {
  await hear();

  expect(simulator.requests().at(-1)).toMatchObject({
    path: '/openai/v1/audio/transcriptions',
    body: {
      model: ['whisper-1'],
      response_format: ['verbose_json'],
      'timestamp_granularities[]': ['segment'],
      file: { name: 'audio.mp3', mediaType: 'audio/mpeg', bytes: 60_000 },
    },
  });
});

test('a recording without speech gives an empty text', async () => {
  await expect(hear('sim-fault=empty-content')).resolves.toMatchObject({ text: '', segments: [], durationSeconds: 10 });
});

test.for([
  { fault: 'http-400', code: 'PROVIDER_REJECTED', reason: 'http-400', isBilled: false },
  { fault: 'http-401', code: 'PROVIDER_DENIED', reason: 'http-401', isBilled: false },
  { fault: 'http-413', code: 'PROVIDER_REJECTED', reason: 'http-413', isBilled: false },
  { fault: 'quota', code: 'PROVIDER_QUOTA', reason: 'http-429', isBilled: false },
  { fault: 'http-429', code: 'PROVIDER_BUSY', reason: 'http-429', isBilled: false },
  { fault: 'http-500', code: 'PROVIDER_FAILED', reason: 'http-500', isBilled: false },
  { fault: 'cut', code: 'PROVIDER_CUT', reason: 'connection-lost', isBilled: true },
  { fault: 'reset', code: 'PROVIDER_CUT', reason: 'connection-lost', isBilled: true },
  { fault: 'empty', code: 'PROVIDER_CUT', reason: 'connection-lost', isBilled: true },
])('$fault fails with $code after one call, with its bill', async ({ fault, code, reason, isBilled }) => {
  const before = simulator.requests().length;

  const error: unknown = await hear(`sim-fault=${fault}`).catch((thrown: unknown) => thrown);

  expect(error).toMatchObject({ code });
  expect(readFailedCall(error)).toMatchObject({ provider: 'openai', model: 'whisper-1', reason });
  expect((readFailedCall(error)?.costMicroUsd ?? 0) > 0).toBe(isBilled);
  expect(simulator.requests()).toHaveLength(before + 1);
  expect(inspect(error, { depth: 20, showHidden: true })).not.toContain('lists');
});

test('after a 429 the error gives the wait time', async () => {
  await expect(hear('sim-fault=http-429-90s')).rejects.toMatchObject({ retryAfterMs: 90_000 });
});

test('a provider that never answers times out, is billed and disconnected', async () => {
  await expect(hear('sim-fault=hang-headers', 200)).rejects.toMatchObject({
    code: 'PROVIDER_TIMEOUT',
    cause: { reason: 'timeout-total', usage: { estimated: true } },
  });

  await expect.poll(() => simulator.requests().at(-1)?.outcome).toBe('closed');
});

test('an aborting caller gets its own reason and the bill', async () => {
  const caller = new AbortController();
  const reason = new Error('the visitor left');
  let bill: FailedCall | undefined;
  const before = simulator.requests().length;
  const heard = transcribe(open('sim-fault=hang-headers'), {
    audio: createMp3(10),
    signal: caller.signal,
    onAborted: (call) => {
      bill = call;
    },
  });
  await expect.poll(() => simulator.requests().length).toBe(before + 1);
  caller.abort(reason);

  await expect(heard).rejects.toBe(reason);

  expect(bill).toMatchObject({ reason: 'aborted', costMicroUsd: 1_500 });
});

test('without an OpenAI key transcription is unavailable', async () => {
  const { anthropic, openai } = simulatorProviders(simulator.url);
  const llm = openLlm({ providers: { anthropic, openai: { ...openai, apiKey: ' ' } } });

  expect([canTranscribe(llm), canTranscribe(open())]).toEqual([false, true]);
  await expect(transcribe(llm, { audio: createMp3(1), signal: new AbortController().signal })).rejects.toMatchObject({
    code: 'MEDIA_UNAVAILABLE',
  });
});
