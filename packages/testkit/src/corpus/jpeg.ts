import sharp, { type Sharp } from 'sharp';
import { joined, u16be, u32be } from './bytes.ts';

/** A slope of colours with a disc on it. */
export const drawSlope = (width: number, height: number): Sharp =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><linearGradient id="a"><stop stop-color="#d33"/><stop offset=".5" stop-color="#3d3" stop-opacity=".5"/><stop offset="1" stop-color="#33d"/></linearGradient><rect width="100%" height="100%" fill="url(#a)"/><circle cx="50%" cy="50%" r="20%" fill="#ee3"/></svg>`,
    ),
  );

export const makeJpeg = (width: number, height: number): Promise<Buffer> =>
  drawSlope(width, height).flatten().jpeg({ quality: 85 }).toBuffer();

/** Inserts a segment right after the start marker, where cameras write theirs. */
export function withSegment(jpeg: Buffer, marker: number, data: Buffer): Buffer {
  return Buffer.concat([jpeg.subarray(0, 2), segment(marker, data), jpeg.subarray(2)]);
}

export const segment = (marker: number, data: Buffer): Buffer => joined(u16be(0xff00 | marker, data.length + 2), data);

type Entry = { tag: number; type: number; count: number; value: number };

/** An EXIF directory; `next` is the place of the one after it and can close a loop. */
export function exif(entries: readonly Entry[], next = 0): Buffer {
  const rows = entries.map(({ tag, type, count, value }) => joined(u16be(tag, type), u32be(count, value)));
  return joined('Exif\u0000\u0000MM\u0000\u002a\u0000\u0000\u0000\u0008', u16be(entries.length), ...rows, u32be(next));
}

/** Declares another size than the image has. */
export function resized(jpeg: Buffer, width: number, height: number): Buffer {
  const changed = Buffer.from(jpeg);
  const frame = changed.indexOf(Buffer.from([0xff, 0xc0]));
  u16be(height, width).copy(changed, frame + 5);
  return changed;
}

/** A progressive JPEG with many scans: each scan visits every block and costs only a few bytes. */
export function manyScans(side: number, scans: number): Buffer {
  const blocks = Math.ceil(side / 8) ** 2;
  const frame = Buffer.from([8, side >> 8, side & 255, side >> 8, side & 255, 1, 1, 0x11, 0]);
  const table = (kind: number, symbol: number): Buffer =>
    segment(0xc4, Buffer.from([kind, 1, ...Array.from({ length: 15 }, () => 0), symbol]));
  const scan = (from: number, to: number, data: Buffer): Buffer =>
    Buffer.concat([segment(0xda, Buffer.from([1, 1, 0x00, from, to, 0])), data]);
  const runs = Math.ceil(blocks / 32_767);
  const bits = '011111111111111'.repeat(runs);
  const packed = Buffer.from((bits.match(/.{1,8}/g) ?? []).map((byte) => Number.parseInt(byte.padEnd(8, '1'), 2)));
  const stuffed = Buffer.from(
    packed.toString('hex').replaceAll(/../g, (byte) => (byte === 'ff' ? 'ff00' : byte)),
    'hex',
  );
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xdb, Buffer.from([0, ...Array.from({ length: 64 }, () => 1)])),
    segment(0xc2, frame),
    table(0x00, 0),
    table(0x10, 0xe0),
    scan(0, 0, Buffer.alloc(Math.ceil(blocks / 8))),
    ...Array.from({ length: scans }, () => scan(1, 63, stuffed)),
    Buffer.from([0xff, 0xd9]),
  ]);
}
