import { MAX_FILE_BYTES } from '@app/contract/limits';
import { AppError } from '@app/core/errors/app-error';
import { createDataUrlDecoder } from './data-url-decoder.ts';
import { createJsonStringReader } from './json-string-reader.ts';
import type { UploadScanner } from './upload-scanner.ts';

const MAX_OTHER_BYTES = 65_536;

const byteOf = (character: string): number => character.charCodeAt(0);
const QUOTE = byteOf('"');
const BACKSLASH = byteOf('\\');
const COLON = byteOf(':');
const COMMA = byteOf(',');
const opening = new Set(['{', '['].map(byteOf));
const closing = new Set(['}', ']'].map(byteOf));
const blank = new Set([' ', '\t', '\n', '\r'].map(byteOf));

const nothing = Buffer.alloc(0);

/** The synchronous variant. */
type JsonUploadScanner = Pick<UploadScanner, 'fieldsBeforeFile'> & {
  push(chunk: Buffer): Buffer;
  end(): Record<string, unknown>;
};

/** Positions at which the scan stops. */
type Mark = 'key-start' | 'key-end' | 'file-start';

/**
 * Parses a JSON object while it arrives: it decodes the file in one top-level field at once, and collects the rest,
 * with `null` in place of the file, for `JSON.parse`. The scan only needs to find that field: if it misreads a
 * malformed body, `JSON.parse` rejects the rest.
 */
export function createJsonUploadScanner(field: string, maxFileBytes = MAX_FILE_BYTES): JsonUploadScanner {
  const reader = createJsonStringReader();
  const decoder = createDataUrlDecoder({ maxBytes: maxFileBytes, acceptsPlainBase64: field === 'mediaData' });
  let fileBytes = 0;
  let isInFile = false;
  let timesNamed = 0;
  /** Latin-1, one character per byte, until the end, because a UTF-8 character may be split between two chunks. */
  let rest = '';
  let beforeFile: string | undefined;
  /** The key being read, including its quotes. */
  let key: string | undefined;
  let depth = 0;
  let isInString = false;
  let isEscaped = false;
  /** The next expected token at the top level. */
  let expected: 'key' | 'colon' | 'file' | 'other' = 'other';

  const keep = (text: string): void => {
    rest += text;
    if (rest.length > MAX_OTHER_BYTES) throw new AppError('BODY_TOO_LARGE');
    if (key !== undefined) key += text;
  };

  const endKey = (): void => {
    if (readKey(key ?? '') === field) {
      timesNamed += 1;
      if (timesNamed > 1) throw new AppError('BAD_REQUEST');
      expected = 'colon';
    }
    key = undefined;
  };

  const stepInString = (byte: number): Mark | undefined => {
    if (isEscaped) isEscaped = false;
    else if (byte === BACKSLASH) isEscaped = true;
    else if (byte === QUOTE) {
      isInString = false;
      return key === undefined ? undefined : 'key-end';
    }
    return undefined;
  };

  const step = (byte: number): Mark | undefined => {
    if (isInString) return stepInString(byte);
    if (blank.has(byte)) return undefined;
    const was = expected;
    expected = 'other';
    if (byte === QUOTE) {
      isInString = was !== 'file';
      return was === 'file' ? 'file-start' : was === 'key' ? 'key-start' : undefined;
    }
    if (opening.has(byte)) {
      depth += 1;
      if (depth === 1) expected = 'key';
    } else if (closing.has(byte)) depth -= 1;
    else if (byte === COMMA && depth === 1) expected = 'key';
    else if (byte === COLON && was === 'colon') expected = 'file';
    return undefined;
  };

  /** Returns the index where the file begins, or the end of the chunk. */
  const scanRest = (chunk: Buffer, start: number): number => {
    let kept = start;
    const keepUntil = (end: number): void => {
      keep(chunk.toString('latin1', kept, end));
      kept = end;
    };
    for (let index = start; index < chunk.length; index += 1) {
      const mark = step(chunk[index] ?? 0);
      if (mark === 'key-start') {
        keepUntil(index);
        key = '';
      } else if (mark === 'key-end') {
        keepUntil(index + 1);
        endKey();
      } else if (mark === 'file-start') {
        keepUntil(index);
        keep('null');
        beforeFile = rest;
        isInFile = true;
        return index + 1;
      }
    }
    keepUntil(chunk.length);
    return chunk.length;
  };

  return {
    push(chunk) {
      let bytes: Buffer = nothing;
      for (let index = 0; index < chunk.length;) {
        if (!isInFile) {
          index = scanRest(chunk, index);
          continue;
        }
        const part = reader.read(chunk, index);
        bytes = decoder.push(part.text);
        if (part.isClosed) bytes = Buffer.concat([bytes, decoder.end()]);
        isInFile = !part.isClosed;
        index = part.next;
      }
      fileBytes += bytes.length;
      return bytes;
    },
    fieldsBeforeFile() {
      if (beforeFile === undefined) return undefined;
      try {
        return parseObject(`${Buffer.from(beforeFile, 'latin1').toString()}}`);
      } catch {
        return {}; // `end` rejects a malformed body
      }
    },
    end() {
      if (isInFile) throw new AppError('BAD_REQUEST');
      const { [field]: _file, ...fields } = parseObject(Buffer.from(rest, 'latin1').toString());
      if (fileBytes === 0) throw new AppError('FILE_MISSING');
      return fields;
    },
  };
}

/** Undefined for a key that is not a valid JSON string; `end` rejects the body. */
function readKey(quoted: string): unknown {
  if (!quoted.includes('\\')) return quoted.slice(1, -1);
  try {
    return JSON.parse(quoted);
  } catch {
    return undefined;
  }
}

function parseObject(text: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new AppError('BAD_REQUEST'); // without the cause: it quotes the visitor's input
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new AppError('BAD_REQUEST');
  return value as Record<string, unknown>;
}
