import { AppError } from '@app/core/errors/app-error';

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const LETTER_U = 0x75;
const HEX_DIGITS = 4;
const MAX_LATIN1 = 0xff;

/** Characters after a backslash and the characters they stand for. */
const escapes = new Map(
  Object.entries({ '"': '"', '\\': '\\', '/': '/', b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' }).map(
    ([letter, meaning]) => [letter.charCodeAt(0), meaning.charCodeAt(0)],
  ),
);

const hexDigits = new Map(
  Array.from('0123456789abcdefABCDEF', (digit) => [digit.charCodeAt(0), Number.parseInt(digit, 16)]),
);

export type StringPart = { text: string; next: number; isClosed: boolean };

export type JsonStringReader = {
  /**
   * Returns the characters from `start` to the closing quote or the end of the chunk; `next` is the index after them.
   */
  read(chunk: Buffer, start: number): StringPart;
};

/** Reads a JSON string of Latin-1 characters that arrives in chunks; an escape may be split anywhere. */
export function createJsonStringReader(): JsonStringReader {
  let escape: 'none' | 'open' | 'hex' = 'none';
  let hexLeft = 0;
  let hexValue = 0;

  /** Returns the character that this byte of an escape completes, if any. */
  const stepEscape = (byte: number): number | undefined => {
    if (escape === 'hex') return stepHex(byte);
    escape = byte === LETTER_U ? 'hex' : 'none';
    hexLeft = HEX_DIGITS;
    hexValue = 0;
    return escape === 'hex' ? undefined : (escapes.get(byte) ?? refuse());
  };

  const stepHex = (byte: number): number | undefined => {
    hexValue = hexValue * 16 + (hexDigits.get(byte) ?? refuse());
    hexLeft -= 1;
    if (hexLeft > 0) return undefined;
    escape = 'none';
    return hexValue > MAX_LATIN1 ? refuse() : hexValue;
  };

  const readEscaped = (chunk: Buffer, start: number): StringPart => {
    const characters = Buffer.allocUnsafe(chunk.length - start);
    let length = 0;
    let next = start;
    let isClosed = false;
    while (next < chunk.length && !isClosed) {
      const byte = chunk[next++] ?? 0;
      if (escape !== 'none') {
        const character = stepEscape(byte);
        if (character !== undefined) characters[length++] = character;
      } else if (byte === QUOTE) isClosed = true;
      else if (byte === BACKSLASH) escape = 'open';
      else characters[length++] = byte;
    }
    return { text: characters.toString('latin1', 0, length), next, isClosed };
  };

  return {
    read(chunk, start) {
      const quote = chunk.indexOf(QUOTE, start);
      const end = quote < 0 ? chunk.length : quote;
      if (escape !== 'none' || chunk.subarray(start, end).includes(BACKSLASH)) return readEscaped(chunk, start);
      return { text: chunk.toString('latin1', start, end), next: quote < 0 ? end : end + 1, isClosed: quote >= 0 };
    },
  };
}

function refuse(): never {
  throw new AppError('BAD_REQUEST');
}
