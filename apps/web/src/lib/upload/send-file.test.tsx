import { analyzeMedia } from '@app/contract/analyses';
import { MAX_FILE_BYTES } from '@app/contract/limits';
import { expect, test } from 'vitest';
import { HttpError } from '../api-client.ts';
import { sendFile } from './send-file.ts';

/** The test server refuses every POST, so the test sees a real request of a real worker. */
const nowhere = { ...analyzeMedia, path: '/nowhere/:id' };

test('a refusal throws an HttpError', async () => {
  const sending = sendFile(nowhere, { params: { id: 'a/1' }, fields: {}, file: new Blob(['abc']) });

  await expect(sending).rejects.toThrow('404: Not Found');
  await expect(sending).rejects.toBeInstanceOf(HttpError);
});

test('an unreachable server throws a TypeError', async () => {
  const unreachable = { ...nowhere, path: 'http://127.0.0.1:1/' };

  await expect(sendFile(unreachable, { fields: {}, file: new Blob(['abc']) })).rejects.toBeInstanceOf(TypeError);
});

test('an upload can be aborted before it begins and on its way', async () => {
  const input = { fields: {}, file: new Blob([new Uint8Array(MAX_FILE_BYTES)]) };
  const controller = new AbortController();

  const sending = sendFile(nowhere, input, { signal: controller.signal });
  controller.abort();

  await expect(sending).rejects.toMatchObject({ name: 'AbortError' });
  await expect(sendFile(nowhere, input, { signal: controller.signal })).rejects.toMatchObject({ name: 'AbortError' });
});

test('the progress of a 50 MB file rises to one', { timeout: 240_000 }, async () => {
  const shares: number[] = [];

  const sending = sendFile(
    nowhere,
    { fields: {}, file: new Blob([new Uint8Array(MAX_FILE_BYTES)]) },
    { onProgress: (share) => shares.push(share) },
  );

  await expect(sending).rejects.toBeInstanceOf(HttpError);
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  expect(shares.at(-1)).toBe(1);
});
