import { expect, test, vi } from 'vitest';
import { drawPicture } from '../testing/draw-picture.ts';
import { makePreview } from './make-preview.ts';

const MAX_CHARS = 200_000;

/** Records until there is data, because a busy machine drops frames. */
async function clip(): Promise<Blob> {
  const canvas = Object.assign(document.createElement('canvas'), { width: 800, height: 400 });
  const context = canvas.getContext('2d');
  const recorder = new MediaRecorder(canvas.captureStream(30), { mimeType: 'video/webm' });
  const pieces: Blob[] = [];
  recorder.ondataavailable = ({ data }) => void pieces.push(data);
  const stopped = new Promise((resolve) => void (recorder.onstop = resolve));
  recorder.start(50);
  await vi.waitUntil(() => {
    context?.fillRect(0, 0, Math.random() * 800, 400);
    return new Blob(pieces).size > 1_000;
  }, 10_000);
  recorder.stop();
  await stopped;
  return new Blob(pieces, { type: 'video/webm' });
}

async function sizeOf(preview: string): Promise<{ width: number; height: number }> {
  const { width, height } = await createImageBitmap(await (await fetch(preview)).blob());
  return { width, height };
}

test('a picture becomes a JPEG 640 px wide with its aspect ratio', async () => {
  const preview = await makePreview({ kind: 'image', file: await drawPicture(2000, 1000, 'plain') });

  expect(preview).toMatch(/^data:image\/jpeg;base64,[A-Za-z0-9+/]+={0,2}$/);
  expect(await sizeOf(preview)).toEqual({ width: 640, height: 320 });
});

test('a small picture is not enlarged', async () => {
  expect(await sizeOf(await makePreview({ kind: 'image', file: await drawPicture(90, 60, 'plain') }))).toEqual({
    width: 90,
    height: 60,
  });
});

// Noise is the worst case: it hardly compresses.
test.for([
  ['wide', 1600, 900],
  ['tall', 900, 2400],
] as const)("a noisy %s picture stays under the server's limit", async ([, width, height]) => {
  const preview = await makePreview({ kind: 'image', file: await drawPicture(width, height, 'noise') });

  expect(preview.length).toBeLessThan(MAX_CHARS);
  expect((await sizeOf(preview)).width).toBeLessThanOrEqual(640);
});

test('a clip gives its first frame', async () => {
  expect(await sizeOf(await makePreview({ kind: 'video', file: await clip() }))).toEqual({ width: 640, height: 320 });
});

test.for(['image', 'video'] as const)('a file that is no %s throws', async (kind) => {
  await expect(makePreview({ kind, file: new Blob(['words'], { type: `${kind}/x` }) })).rejects.toThrow(Error);
});
