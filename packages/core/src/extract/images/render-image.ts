import { readdir } from 'node:fs/promises';
import { AppError } from '../../errors/app-error.ts';
import type { Picture } from '../picture.ts';
import { runSandboxed } from '../sandbox/run-sandboxed.ts';
import type { Sandbox } from '../sandbox/sandbox.ts';
import { readWorkFile } from '../sandbox/work-folder.ts';
import type { ImageFormat } from '../sniff-format.ts';
import { imageFaults } from './image-faults.ts';
import { MAX_AVIF_PIXELS, MAX_IMAGE_PIXELS, MAX_PICTURE_BYTES } from './image-limits.ts';
import { readJpeg } from './read-jpeg.ts';

type ImageFile = { folder: string; name: string; format: ImageFormat };

/** The only libvips loader each format may use, and the pixel limit that fits a child's memory. */
const loaders: Record<Exclude<ImageFormat, 'heic'>, { operation: string; maxPixels: number }> = {
  jpeg: { operation: 'VipsForeignLoadJpeg', maxPixels: MAX_IMAGE_PIXELS },
  png: { operation: 'VipsForeignLoadPng', maxPixels: MAX_IMAGE_PIXELS },
  webp: { operation: 'VipsForeignLoadWebp', maxPixels: MAX_IMAGE_PIXELS },
  gif: { operation: 'VipsForeignLoadNsgif', maxPixels: MAX_IMAGE_PIXELS },
  avif: { operation: 'VipsForeignLoadHeif', maxPixels: MAX_AVIF_PIXELS },
};

const RENDERED_FILE = 'rendered.jpg';

/** Renders the image for a model: upright, without metadata, on white, bounded. Animations yield their first frame. */
export async function renderImage(sandbox: Sandbox, file: ImageFile, signal: AbortSignal): Promise<Picture> {
  const { folder, format } = file;
  const source = format === 'heic' ? await convertHeic(sandbox, file, signal) : { ...file, ...loaders[format] };
  // heif-convert has already rotated the file, although its EXIF data may still contain an orientation.
  const orientation = format === 'heic' ? 'as-stored' : 'upright';
  const { code } = await runSandboxed(sandbox, {
    program: { parser: 'render-image' },
    parameters: [source.name, RENDERED_FILE, source.operation, String(source.maxPixels), orientation],
    folder,
    signal,
  });
  if (code !== 0) throw new AppError(imageFaults.get(code) ?? 'FILE_UNREADABLE');
  const picture = readJpeg(await readWorkFile(folder, RENDERED_FILE, MAX_PICTURE_BYTES));
  if (!picture) throw new AppError('FILE_UNREADABLE');
  return picture;
}

/** sharp's libvips lacks the patented codec that phones use. */
async function convertHeic(sandbox: Sandbox, { folder, name }: ImageFile, signal: AbortSignal) {
  const { code } = await runSandboxed(sandbox, {
    program: { native: 'heif-convert' },
    parameters: ['--quiet', '-q', '92', name, 'converted.jpg'],
    folder,
    signal,
  });
  // heif-convert numbers the outputs when a file holds several images.
  const converted = (await readdir(folder)).find((entry) => /^converted(-1)?\.jpg$/.test(entry));
  if (code !== 0 || !converted) throw new AppError('FILE_UNREADABLE');
  return { name: converted, ...loaders.jpeg };
}
