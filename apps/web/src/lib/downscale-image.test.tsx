import { IMAGE_DOWNSCALE_ABOVE_BYTES } from '@app/contract/limits';
import { expect, test, vi } from 'vitest';
import { drawPicture } from '../testing/draw-picture.ts';
import { downscaleImage } from './downscale-image.ts';
import { downscaleOnPage } from './downscale-on-page.ts';

type Size = { width: number; height: number };

/** Noise hardly compresses, so the PNG exceeds the limit. */
const noise = ({ width, height }: Size): Promise<Blob> => drawPicture(width, height, 'noise');

async function sizeOf(image: Blob): Promise<Size> {
  const { width, height } = await createImageBitmap(image);
  return { width, height };
}

const tooLarge = (): Blob => new Blob([new Uint8Array(IMAGE_DOWNSCALE_ABOVE_BYTES + 1)], { type: 'image/png' });

test('a large image is scaled to 1600 px wide with its aspect ratio, as a smaller JPEG', async () => {
  const image = await noise({ width: 2100, height: 1400 });
  expect(image.size).toBeGreaterThan(IMAGE_DOWNSCALE_ABOVE_BYTES);

  const prepared = await downscaleImage(image);

  expect(prepared.type).toBe('image/jpeg');
  expect(await sizeOf(prepared)).toEqual({ width: 1600, height: 1067 });
  expect(prepared.size).toBeLessThan(image.size);
});

test('a large narrow image keeps its dimensions and becomes a JPEG', async () => {
  const prepared = await downscaleImage(await noise({ width: 800, height: 2000 }));

  expect(prepared.type).toBe('image/jpeg');
  expect(await sizeOf(prepared)).toEqual({ width: 800, height: 2000 });
});

test('an image of 4 MB or less is sent untouched', async () => {
  const image = new Blob([new Uint8Array(IMAGE_DOWNSCALE_ABOVE_BYTES)], { type: 'image/png' });

  expect(await downscaleImage(image)).toBe(image);
});

test('without a worker the page scales the image with the same result', async () => {
  const image = await noise({ width: 2000, height: 1000 });

  const [onPage, inWorker] = await Promise.all([downscaleOnPage(image), downscaleImage(image)]);

  expect(onPage.type).toBe('image/jpeg');
  expect(await sizeOf(onPage)).toEqual(await sizeOf(inWorker));
});

test('transparency becomes white', async () => {
  const bitmap = await createImageBitmap(await downscaleOnPage(await drawPicture(10, 10, 'clear')));
  const seen = new OffscreenCanvas(10, 10).getContext('2d');
  seen?.drawImage(bitmap, 0, 0);

  expect([...(seen?.getImageData(5, 5, 1, 1).data ?? [])]).toEqual([255, 255, 255, 255]);
});

test('a file that is no image throws', async () => {
  await expect(downscaleImage(tooLarge())).rejects.toThrow('Failed to load image');
});

test('a file that no longer exists throws', async () => {
  const gone = tooLarge();
  vi.spyOn(gone, 'slice').mockReturnValue({
    arrayBuffer: () => Promise.reject(new DOMException('Gone', 'NotFoundError')),
  } as unknown as Blob);

  await expect(downscaleOnPage(gone)).rejects.toThrow('Failed to read file');
});

test('a browser without a canvas throws', async () => {
  const image = await noise({ width: 10, height: 10 });
  const none = vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValueOnce(null);

  await expect(downscaleOnPage(image)).rejects.toThrow('Could not get canvas context');
  expect(none).toHaveBeenCalledWith('2d');
});
