import type { Picture } from '../picture.ts';

const START = 0xff_d8;
const END = 0xff_d9;

/** Reads the size of an image that a child wrote, without decoding it. Undefined unless it is one complete JPEG. */
export function readJpeg(jpeg: Buffer): Picture | undefined {
  if (jpeg.length < 4 || jpeg.readUInt16BE(0) !== START || jpeg.readUInt16BE(jpeg.length - 2) !== END) return undefined;
  const sides = readSides(jpeg);
  return sides && { jpeg, ...sides };
}

/** Skips segments up to the start of the first frame. */
function readSides(jpeg: Buffer): { width: number; height: number } | undefined {
  let at = 2;
  while (at + 9 <= jpeg.length && jpeg[at] === 0xff) {
    if (isFrameStart(jpeg.readUInt8(at + 1))) {
      return { height: jpeg.readUInt16BE(at + 5), width: jpeg.readUInt16BE(at + 7) };
    }
    at += 2 + jpeg.readUInt16BE(at + 2);
  }
  return undefined;
}

/** SOF0 to SOF15, without DHT, JPG and DAC, which lie in the same range. */
function isFrameStart(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
}
