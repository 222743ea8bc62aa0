import { AppError } from '@app/core/errors/app-error';

const SCHEME = 'data:';
const MAX_HEADER_CHARS = 256;
const HEADER = /^data:[\w.+-]*\/?[\w.+-]*(;[\w=.+-]+)*;base64,$/;
const LAST_GROUP = /^[A-Za-z\d+/]{2}(?:==|[A-Za-z\d+/][A-Za-z\d+/=])$/;
const GROUP_CHARS = 4;
const GROUP_BYTES = 3;

const nothing = Buffer.alloc(0);

export type DataUrlDecoder = {
  /** Returns the bytes that these characters complete. */
  push(text: string): Buffer;
  /** Returns the last bytes. Padding is valid only here. */
  end(): Buffer;
};

type Accepted = {
  maxBytes: number;
  /** Whether base64 without the data URL header is accepted. */
  acceptsPlainBase64: boolean;
};

/** Decodes `data:<type>;base64,...` in chunks. Strict, because a lenient decoder skips invalid characters. */
export function createDataUrlDecoder({ maxBytes, acceptsPlainBase64 }: Accepted): DataUrlDecoder {
  let header = '';
  let isHeaderRead = false;
  /** Up to one group of four characters, held back because it may be the last. */
  let held = '';
  let decodedBytes = 0;

  const count = (bytes: Buffer): Buffer => {
    decodedBytes += bytes.length;
    if (decodedBytes > maxBytes) throw new AppError('FILE_TOO_LARGE');
    return bytes;
  };

  /**
   * Returns the text after the header. Base64 has no colon, so the first five characters show whether there is a
   * header.
   */
  const readHeader = (text: string): string => {
    const start = header + text;
    if (acceptsPlainBase64 && !SCHEME.startsWith(start.slice(0, SCHEME.length))) {
      isHeaderRead = true;
      return start;
    }
    const comma = text.indexOf(',');
    header += text.slice(0, comma < 0 ? MAX_HEADER_CHARS + 1 : comma + 1);
    if (header.length > MAX_HEADER_CHARS) throw new AppError('BAD_REQUEST');
    if (comma < 0) return '';
    if (!HEADER.test(header)) throw new AppError('BAD_REQUEST');
    isHeaderRead = true;
    return text.slice(comma + 1);
  };

  return {
    push(text) {
      const all = held + (isHeaderRead ? text : readHeader(text));
      const ready = Math.max(0, Math.ceil(all.length / GROUP_CHARS) - 1) * GROUP_CHARS;
      held = all.slice(ready);
      return ready === 0 ? nothing : count(decodeGroups(all.slice(0, ready)));
    },
    end() {
      if (acceptsPlainBase64 && !isHeaderRead && header.length < SCHEME.length) held = header;
      if (held === '' && (isHeaderRead || header === '')) return nothing;
      if (!LAST_GROUP.test(held)) throw new AppError('BAD_REQUEST');
      return count(Buffer.from(held, 'base64'));
    },
  };
}

/** Node skips invalid characters, which the length reveals, and accepts the URL-safe alphabet, which needs a check. */
function decodeGroups(text: string): Buffer {
  const bytes = Buffer.from(text, 'base64');
  const isWhole = bytes.length === (text.length / GROUP_CHARS) * GROUP_BYTES;
  if (!isWhole || text.includes('-') || text.includes('_')) throw new AppError('BAD_REQUEST');
  return bytes;
}
