import { crc32 } from 'node:zlib';
import { deflateRepeated } from './bombs.ts';
import { joined, u16be, u32be } from './bytes.ts';

const signature = Buffer.from('89504e470d0a1a0a', 'hex');

/** `kind` is the PNG colour type: 0 grey, 2 RGB, 6 RGBA. */
export type PngHead = { width: number; height: number; bits?: number; kind?: number };

export function chunk(name: string, data: Buffer, claimedBytes = data.length): Buffer {
  const body = joined(name, data);
  return joined(u32be(claimedBytes), body, u32be(crc32(body)));
}

export const head = ({ width, height, bits = 8, kind = 0 }: PngHead): Buffer =>
  chunk('IHDR', joined(u32be(width, height), [bits, kind, 0, 0, 0]));

export const pngOf = (...chunks: Buffer[]): Buffer =>
  Buffer.concat([signature, ...chunks, chunk('IEND', Buffer.alloc(0))]);

/** A complete black image that compresses to very few bytes. */
export function blackPng({ width, height, bits = 8, kind = 0 }: PngHead): Buffer {
  const samples = { 0: 1, 2: 3, 6: 4 }[kind] ?? 1;
  const row = Math.ceil((width * samples * bits) / 8) + 1;
  const rowsAtOnce = Math.max(1, Math.floor(2 ** 20 / row));
  const times = Math.floor(height / rowsAtOnce);
  const rest = '\u0000'.repeat((height - times * rowsAtOnce) * row);
  const { raw, bytes } = deflateRepeated({ block: Buffer.alloc(row * rowsAtOnce), times, tail: rest });
  // The Adler-32 checksum of `bytes` zeros: its high half is their number modulo 65,521, its low half is 1.
  const data = joined(u16be(0x789c), raw, u16be(bytes % 65_521, 1));
  return pngOf(head({ width, height, bits, kind }), chunk('IDAT', data));
}
