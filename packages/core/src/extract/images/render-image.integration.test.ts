import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { AppError } from '../../errors/app-error.ts';
import { openLog } from '../../log/log.ts';
import { openSandbox, type Sandbox } from '../sandbox/sandbox.ts';
import type { ImageFormat } from '../sniff-format.ts';
import { renderImage } from './render-image.ts';

const run = promisify(execFile);

let root: string;
let sandbox: Sandbox;
let folder: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'images-'));
  sandbox = await openSandbox({ workFolder: root }, openLog('silent'));
});
beforeEach(async () => {
  folder = await mkdtemp(join(root, 'job-'));
});
afterAll(() => rm(root, { recursive: true }));

const render = async (format: ImageFormat, content: Buffer | string) => {
  await writeFile(join(folder, 'input'), content);
  return renderImage(sandbox, { folder, name: 'input', format }, AbortSignal.timeout(50_000));
};

const codeOf = async (format: ImageFormat, content: Buffer | string) => {
  const error: unknown = await render(format, content).catch((cause: unknown) => cause);
  return error instanceof AppError ? error.code : error;
};

/** The top half is blue, the bottom half red. */
const twoHalves = (width: number, height: number): Sharp => {
  const blue = { create: { width, height: height / 2, channels: 3, background: 'blue' } } as const;
  const canvas = { create: { width, height, channels: 3, background: 'red' } } as const;
  return sharp(canvas).composite([{ input: blue, left: 0, top: 0 }]);
};

const colourAt = async (jpeg: Buffer, left: number, top: number) => {
  const [red = 0, green = 0, blue = 0] = await sharp(jpeg).extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
  return [red, green, blue].map((value) => Math.round(value / 128)).join('');
};

test('a photo is rotated upright, scaled down and stripped of its metadata', async () => {
  const photo = twoHalves(4000, 3000)
    .withExif({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .withIccProfile('p3');

  const { jpeg, width, height } = await render('jpeg', await photo.jpeg().toBuffer());

  expect([width, height]).toEqual([1176, 1568]);
  // A quarter turn clockwise moves the top to the right.
  expect([await colourAt(jpeg, 5, 800), await colourAt(jpeg, 1170, 800)]).toEqual(['200', '002']);
  const { exif, xmp, icc, iptc, orientation } = await sharp(jpeg).metadata();
  expect([exif, xmp, icc, iptc, orientation]).toEqual([undefined, undefined, undefined, undefined, undefined]);
});

test('transparency becomes white', async () => {
  const glass = { create: { width: 40, height: 40, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } } as const;

  const { jpeg, width } = await render('png', await sharp(glass).png().toBuffer());

  expect(await colourAt(jpeg, 20, 20)).toBe('222');
  expect(width).toBe(40);
});

test.for<[ImageFormat, (image: Sharp) => Sharp]>([
  ['png', (image) => image.png()],
  ['webp', (image) => image.webp()],
  ['gif', (image) => image.gif()],
  ['avif', (image) => image.avif({ effort: 0 })],
])('%s is read', async ([format, encode]) => {
  const { jpeg, width, height } = await render(format, await encode(twoHalves(64, 32)).toBuffer());

  expect([width, height]).toEqual([64, 32]);
  expect([await colourAt(jpeg, 30, 2), await colourAt(jpeg, 30, 30)]).toEqual(['002', '200']);
});

test('the first frame of an animated picture is used', async () => {
  const colours = ['blue', 'red'].map((background) => {
    return sharp({ create: { width: 32, height: 32, channels: 3, background } })
      .png()
      .toBuffer();
  });
  const moving = await sharp(await Promise.all(colours), { join: { animated: true } })
    .gif()
    .toBuffer();

  const { jpeg, height } = await render('gif', moving);

  expect([height, await colourAt(jpeg, 16, 16)]).toEqual([32, '002']);
});

test('a HEIC photo is read and not rotated twice', async () => {
  await twoHalves(640, 480).withMetadata({ orientation: 6 }).jpeg().toFile(join(folder, 'photo.jpg'));
  await run('heif-enc', ['-q', '50', 'photo.jpg', '-o', 'photo.heic'], { cwd: folder });

  const { jpeg, width, height } = await render('heic', await readFile(join(folder, 'photo.heic')));

  expect([width, height]).toEqual([640, 480]);
  expect([await colourAt(jpeg, 300, 20), await colourAt(jpeg, 300, 460)]).toEqual(['002', '200']);
});

test.for<[string, number, number]>([
  ['50,000 by 50,000', 50_000, 50_000],
  ['two by a million', 1_000_000, 2],
  ['7,000 by 6,000', 7000, 6000],
])('a picture of %s pixels is refused as too complex', async ([, width, height]) => {
  expect(await codeOf('png', emptyPng(width, height))).toBe('FILE_TOO_COMPLEX');
});

test('a truncated photo is unreadable', async () => {
  const photo = await twoHalves(800, 600).jpeg().toBuffer();

  expect(await codeOf('jpeg', photo.subarray(0, photo.length / 2))).toBe('FILE_UNREADABLE');
});

test('a truncated HEIC photo is unreadable', async () => {
  expect(await codeOf('heic', Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic', 'latin1'))).toBe('FILE_UNREADABLE');
});

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><rect width="10" height="10"/></svg>';

test.for<[string, () => Promise<Buffer>]>([
  ['SVG', async () => Buffer.from(svg)],
  ['TIFF', () => twoHalves(8, 8).tiff().toBuffer()],
  ['PDF', async () => Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>')],
  ['a picture of another kind', () => twoHalves(8, 8).webp().toBuffer()],
])('%s named as PNG is refused', async ([, make]) => {
  expect(await codeOf('png', await make())).toBe('MEDIA_UNSUPPORTED');
});

/** A PNG with all of its pixels that compresses to almost nothing. */
function emptyPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0], 8);
  const rows = Buffer.alloc(Math.min(20_000_000, (Math.ceil(width / 8) + 1) * height));
  const chunks = [chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([Buffer.from('\u0089PNG\r\n\u001A\n', 'latin1'), ...chunks]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}
