import { runFfmpeg } from './run-ffmpeg.ts';

export const makeJpeg = (width: number, height: number): Promise<Buffer> =>
  runFfmpeg({
    options: [
      '-f',
      'lavfi',
      '-i',
      `testsrc2=s=${width}x${height}:d=1:r=1`,
      '-frames:v',
      '1',
      '-q:v',
      '4',
      '-c:v',
      'mjpeg',
    ],
    extension: 'jpg',
  });

/** Inserts a segment right after the start marker, where cameras write theirs. */
export function withSegment(jpeg: Buffer, marker: number, data: Buffer): Buffer {
  return Buffer.concat([jpeg.subarray(0, 2), segment(marker, data), jpeg.subarray(2)]);
}

export function segment(marker: number, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt16BE(0xff00 | marker, 0);
  length.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([length, data]);
}

type Entry = { tag: number; type: number; count: number; value: number };

/** EXIF directories, each linked from the one before; `next` is the link of the last and can close a loop. */
export function exif(directories: readonly (readonly Entry[])[], next = 0): Buffer {
  const parts: Buffer[] = [Buffer.from('Exif\u0000\u0000MM\u0000\u002a\u0000\u0000\u0000\u0008', 'latin1')];
  let at = 8;
  for (const [index, entries] of directories.entries()) {
    const part = Buffer.alloc(2 + entries.length * 12 + 4);
    part.writeUInt16BE(entries.length, 0);
    for (const [row, { tag, type, count, value }] of entries.entries()) {
      part.writeUInt16BE(tag, 2 + row * 12);
      part.writeUInt16BE(type, 4 + row * 12);
      part.writeUInt32BE(count, 6 + row * 12);
      part.writeUInt32BE(value, 10 + row * 12);
    }
    at += part.length;
    part.writeUInt32BE(index === directories.length - 1 ? next : at, part.length - 4);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** A rotation by 90 degrees and GPS data. */
export const cameraExif = exif([
  [
    { tag: 0x0112, type: 3, count: 1, value: 6 << 16 },
    { tag: 0x8825, type: 4, count: 1, value: 38 },
  ],
  [
    { tag: 1, type: 2, count: 2, value: 0x4e000000 },
    { tag: 3, type: 2, count: 2, value: 0x45000000 },
  ],
]);

/** Declares another size than the image has. */
export function resized(jpeg: Buffer, width: number, height: number): Buffer {
  const changed = Buffer.from(jpeg);
  const frame = changed.indexOf(Buffer.from([0xff, 0xc0]));
  changed.writeUInt16BE(height, frame + 5);
  changed.writeUInt16BE(width, frame + 7);
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
