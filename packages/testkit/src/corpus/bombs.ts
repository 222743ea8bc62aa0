import { constants, crc32, deflateRawSync, deflateSync } from 'node:zlib';

/** The inflated content of a bomb: `block` repeated `times` times between a head and a tail. */
export type Repeated = { head?: string; block: Buffer; times: number; tail?: string };

export type Deflated = { raw: Buffer; crc: number; bytes: number };

/** Deflates without holding the inflated content: one packed block is written `times` times. */
export function deflateRepeated({ head = '', block, times, tail = '' }: Repeated): Deflated {
  const ends = { head: Buffer.from(head), tail: Buffer.from(tail) };
  const packed = pack(block);
  let crc = crc32(ends.head);
  for (let turn = 0; turn < times; turn++) crc = crc32(block, crc);
  return {
    raw: Buffer.concat([pack(ends.head), ...Array.from({ length: times }, () => packed), deflateRawSync(ends.tail)]),
    crc: crc32(ends.tail, crc),
    bytes: ends.head.length + block.length * times + ends.tail.length,
  };
}

/** A Flate stream of `megabytes` MB of spaces, compressed again `layers - 1` times. */
export function flateBomb(megabytes: number, layers = 1): Buffer {
  const block = Buffer.alloc(2 ** 20, 32);
  const packed = pack(block);
  const raw = Buffer.concat([...Array.from({ length: megabytes }, () => packed), deflateRawSync(Buffer.alloc(0))]);
  // The closing checksum is left out, because PDF readers do not check it.
  let stream = Buffer.concat([Buffer.from([0x78, 0x9c]), raw]);
  for (let layer = 1; layer < layers; layer++) stream = deflateSync(stream, { level: 9 });
  return stream;
}

/** A full flush ends on a byte boundary and resets the dictionary, so packed copies can be concatenated. */
function pack(bytes: Buffer): Buffer {
  return deflateRawSync(bytes, { level: 9, finishFlush: constants.Z_FULL_FLUSH });
}
