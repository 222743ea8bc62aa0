import type { LanguageModelV4StreamPart } from '@ai-sdk/provider';
import { expect, test } from 'vitest';
import { readStream, startRun } from './read-stream.ts';
import { startWatchdog } from './timeouts.ts';

async function read(parts: LanguageModelV4StreamPart[]) {
  const watchdog = startWatchdog(
    { totalMs: 60_000, headerMs: 60_000, firstChunkMs: 60_000, chunkMs: 60_000 },
    new AbortController().signal,
  );
  const run = startRun('gpt');
  async function* stream(): AsyncGenerator<LanguageModelV4StreamPart> {
    yield* parts;
  }
  const fault = await readStream(stream(), { run, watchdog, maxOutputTokens: 100, onText: () => {} });
  watchdog.stop();
  return { fault, text: run.text };
}

const text: LanguageModelV4StreamPart[] = [{ type: 'text-delta', id: '1', delta: 'I see a picture.' }];

test('a call whose pictures the provider package left out fails before its first word', async () => {
  const warnings = [{ type: 'unsupported' as const, feature: 'user message part type: file' }];

  const dropped = await read([{ type: 'stream-start', warnings }, ...text]);
  const whole = await read([{ type: 'stream-start', warnings: [] }, ...text]);

  expect(dropped).toEqual({
    fault: { code: 'PROVIDER_REJECTED', reason: 'dropped-input', isBilled: true },
    text: '',
  });
  expect(whole).toEqual({ fault: undefined, text: 'I see a picture.' });
});
