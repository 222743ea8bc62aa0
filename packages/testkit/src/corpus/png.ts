import { crc32, deflateSync } from 'node:zlib';
import { deflateRepeated } from './bombs.ts';

const signature = Buffer.from('89504e470d0a1a0a', 'hex');

/** `kind` is the PNG colour type: 0 grey, 2 RGB, 6 RGBA. */
export type PngHead = { width: number; height: number; bits?: number; kind?: number };

export function chunk(name: string, data: Buffer, claimedBytes = data.length): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(claimedBytes, 0);
  ends.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
}

export function head({ width, height, bits = 8, kind = 0 }: PngHead): Buffer {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data.set([bits, kind], 8);
  return chunk('IHDR', data);
}

export const pngOf = (...chunks: Buffer[]): Buffer =>
  Buffer.concat([signature, ...chunks, chunk('IEND', Buffer.alloc(0))]);

/** A colour gradient with alpha. */
export function slopePng(width: number, height: number): Buffer {
  const rows = Buffer.alloc((width * 4 + 1) * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++)
      rows.set([x & 255, y & 255, (x ^ y) & 255, (x + y) & 255], y * (width * 4 + 1) + 1 + x * 4);
  }
  return pngOf(head({ width, height, kind: 6 }), chunk('IDAT', deflateSync(rows)));
}

/** A complete black image that compresses to very few bytes. */
export function blackPng({ width, height, bits = 8, kind = 0 }: PngHead): Buffer {
  const samples = { 0: 1, 2: 3, 6: 4 }[kind] ?? 1;
  const row = Math.ceil((width * samples * bits) / 8) + 1;
  const rowsAtOnce = Math.max(1, Math.floor(2 ** 20 / row));
  const times = Math.floor(height / rowsAtOnce);
  const rest = '\u0000'.repeat((height - times * rowsAtOnce) * row);
  const { raw, bytes } = deflateRepeated({ block: Buffer.alloc(row * rowsAtOnce), times, tail: rest });
  const ends = Buffer.alloc(6);
  ends.writeUInt16BE(0x789c, 0);
  // The Adler-32 checksum of `bytes` zeros: its high half is their number modulo 65,521, its low half is 1.
  ends.writeUInt16BE(bytes % 65_521, 2);
  ends.writeUInt16BE(1, 4);
  const data = Buffer.concat([ends.subarray(0, 2), raw, ends.subarray(2)]);
  return pngOf(head({ width, height, bits, kind }), chunk('IDAT', data));
}
