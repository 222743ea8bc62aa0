import { spawn } from 'node:child_process';
import { once } from 'node:events';

import { expect, test } from 'vitest';

test('the program prints its local address, serves the configured speech and exits on request', async () => {
  const program = spawn(process.execPath, [new URL('main.ts', import.meta.url).pathname], {
    env: { SIMULATOR_PORT: '0', SIMULATED_SPEECH: 'I said so.' },
  });
  const [line] = (await once(program.stdout, 'data')) as [Buffer];

  const url = /^simulator ready (http:\/\/127\.0\.0\.1:\d+)\n$/.exec(line.toString())?.[1];
  const statistics = await fetch(`${url}/stats`);
  const form = new FormData();
  form.append('model', 'whisper-1');
  form.append('response_format', 'verbose_json');
  form.append('file', new Blob(['sound']), 'audio.mp3');
  const heard = await fetch(`${url}/openai/v1/audio/transcriptions`, {
    method: 'POST',
    headers: { authorization: 'Bearer key' },
    body: form,
  });
  const transcription: unknown = await heard.json();
  program.kill('SIGTERM');

  expect(await statistics.json()).toMatchObject({ calls: 0 });
  expect(transcription).toMatchObject({ text: 'I said so.' });
  expect(await once(program, 'exit')).toEqual([0, null]);
});

test.for([
  { what: 'no number', env: { SIMULATOR_CHUNK_MS: 'fast' } },
  { what: 'no known set of limits', env: { SIMULATOR_LIMITS: 'some' } },
])('a setting that is $what stops the program', async ({ env }) => {
  const program = spawn(process.execPath, [new URL('main.ts', import.meta.url).pathname], { env });

  expect(await once(program, 'exit')).toEqual([1, null]);
});
