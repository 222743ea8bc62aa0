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
/** In UTF-16 text that is also valid UTF-8, about half of the bytes are NUL; in UTF-8 text a few are damage. */
const MAX_STRAY_NULS = 0.1;
const SAMPLE_BYTES = 1_000_000;

/** Decodes a file of unknown encoding; undefined when it is not text. */
export function decodeText(bytes: Buffer): string | undefined {
  const text = decode(bytes, encodingOf(bytes));
  return text === undefined || isBinaryText(text) ? undefined : text.replaceAll('\0', '');
}

function encodingOf(bytes: Buffer): string | undefined {
  const marked = marks.find(([, mark]) => mark.every((byte, index) => bytes[index] === byte));
  if (marked) return marked[0];
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  const nuls = countNuls(sample);
  if (isUtf8(bytes) && nuls.all < sample.length * MAX_STRAY_NULS) return 'utf-8';
  if (nuls.all > 0) return wideEncodingOf(nuls);
  // The detector takes a minute for 50 MB, and it needs only the bytes that differ between encodings.
  return detect(sampleNonAscii(bytes)) ?? 'windows-1252';
}

/** With NUL bytes it is UTF-16 without a byte order mark, or not text. */
function wideEncodingOf({ all, odd }: Nuls): string | undefined {
  if (odd / all >= ONE_SIDED) return 'utf-16le';
  return odd / all <= 1 - ONE_SIDED ? 'utf-16be' : undefined;
}

type Nuls = { all: number; odd: number };

function countNuls(bytes: Buffer): Nuls {
  const nuls = { all: 0, odd: 0 };
  for (let index = bytes.indexOf(0); index >= 0; index = bytes.indexOf(0, index + 1)) {
    nuls.all += 1;
    nuls.odd += index % 2;
  }
  return nuls;
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
