import { isUtf8 } from 'node:buffer';
import { detect } from 'chardet';
import { isBinaryText } from './is-binary-text.ts';
import { sampleNonAscii } from './sample-non-ascii.ts';

const marks: [encoding: string, mark: number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];
/** In UTF-16 text, nearly all NUL bytes are at odd or at even offsets. */
const ONE_SIDED = 0.95;

/** Decodes a file of unknown encoding; undefined when it is not text. */
export function decodeText(bytes: Buffer): string | undefined {
  const text = decode(bytes, encodingOf(bytes));
  return text === undefined || isBinaryText(text) ? undefined : text;
}

function encodingOf(bytes: Buffer): string | undefined {
  const marked = marks.find(([, mark]) => mark.every((byte, index) => bytes[index] === byte));
  if (marked) return marked[0];
  if (bytes.includes(0)) return wideEncodingOf(bytes);
  if (isUtf8(bytes)) return 'utf-8';
  // The detector takes a minute for 50 MB, and it needs only the bytes that differ between encodings.
  return detect(sampleNonAscii(bytes)) ?? 'windows-1252';
}

/** With NUL bytes it is UTF-16 without a byte order mark, or not text. */
function wideEncodingOf(bytes: Buffer): string | undefined {
  let count = 0;
  let odd = 0;
  for (let index = bytes.indexOf(0); index >= 0 && count < 100_000; index = bytes.indexOf(0, index + 1)) {
    count += 1;
    odd += index % 2;
  }
  if (odd / count >= ONE_SIDED) return 'utf-16le';
  return odd / count <= 1 - ONE_SIDED ? 'utf-16be' : undefined;
}

function decode(bytes: Buffer, encoding: string | undefined): string | undefined {
  if (encoding === undefined) return undefined;
  try {
    return new TextDecoder(encoding).decode(bytes);
  } catch {
    // The detector knows encodings that the decoder does not; windows-1252 decodes every byte.
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
