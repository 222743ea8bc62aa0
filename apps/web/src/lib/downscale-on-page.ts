import { drawFitted, fitToWidth, JPEG } from './image-drawing.ts';

/** Downscales an image on the page: the fallback for browsers and formats that a worker cannot handle. */
export async function downscaleOnPage(file: Blob): Promise<Blob> {
  const address = URL.createObjectURL(file);
  try {
    await assertReadable(file);
    const image = await loadImage(address);
    const size = fitToWidth({ width: image.naturalWidth, height: image.naturalHeight });
    const canvas = Object.assign(document.createElement('canvas'), size);
    drawFitted(canvas.getContext('2d'), image, size);
    return await jpegOf(canvas);
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** An image element cannot distinguish a missing file from a corrupt one. */
async function assertReadable(file: Blob): Promise<void> {
  try {
    await file.slice(0, 1).arrayBuffer();
  } catch (cause) {
    throw new Error('Failed to read file', { cause });
  }
}

async function loadImage(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = address;
  try {
    await image.decode();
  } catch (cause) {
    throw new Error('Failed to load image', { cause });
  }
  return image;
}

function jpegOf(canvas: HTMLCanvasElement): Promise<Blob> {
  const { promise, resolve, reject } = Promise.withResolvers<Blob>();
  const done = (blob: Blob | null): void => (blob ? resolve(blob) : reject(new Error('Could not get canvas context')));
  canvas.toBlob(done, JPEG.type, JPEG.quality);
  return promise;
}
