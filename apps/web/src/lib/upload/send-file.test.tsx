import { analyzeMedia } from '@app/contract/analyses';
import { MAX_FILE_BYTES } from '@app/contract/limits';
import { expect, test } from 'vitest';
import { HttpError } from '../api-client.ts';
import { sendFile } from './send-file.ts';

/** The test server refuses every POST, so the test sees a real request of a real worker. */
const nowhere = { ...analyzeMedia, path: '/nowhere/:id' };

/** Durations of the page's long tasks (over 50 ms), during which it could not respond to a click. */
function watchThePage(): () => number[] {
  const durations: number[] = [];
  const note = (entries: PerformanceEntry[]): void => void durations.push(...entries.map(({ duration }) => duration));
  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  observer.observe({ type: 'longtask' });
  return () => {
    note(observer.takeRecords());
    observer.disconnect();
    return durations;
  };
}

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

// Retried, because other programs on the machine may block the page; encoding on the page would fail every time.
test('sending a 50 MB file blocks the page for less than 50 ms at a time', { retry: 3, timeout: 240_000 }, async () => {
  const file = new Blob([new Uint8Array(MAX_FILE_BYTES)]);
  await file.slice(0, 1).arrayBuffer(); // Creating the file is not part of sending it.
  const shares: number[] = [];
  const longTasks = watchThePage();

  const sending = sendFile(nowhere, { fields: {}, file }, { onProgress: (share) => shares.push(share) });

  await expect(sending).rejects.toBeInstanceOf(HttpError);
  expect(longTasks()).toEqual([]);
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  expect(shares.at(-1)).toBe(1);
});
