import { createCipheriv, createDecipheriv, type KeyObject, randomBytes } from 'node:crypto';
import { Transform, type TransformCallback } from 'node:stream';
import { AppError } from '../errors/app-error.ts';

const FORMAT = 1;
const CHUNK_BYTES = 65_536;
const TAG_BYTES = 16;
const PREFIX_BYTES = 7;
const HEADER_BYTES = 1 + PREFIX_BYTES;
const SEALED_CHUNK_BYTES = CHUNK_BYTES + TAG_BYTES;

/**
 * Encrypts in chunks (the STREAM construction): each nonce holds the number of its chunk and whether it is the last, so
 * that chunks cannot be truncated, swapped, repeated or added. An empty input still has a last chunk.
 */
export function sealStream(key: KeyObject, context: string): Transform {
  const prefix = randomBytes(PREFIX_BYTES);
  const additional = Buffer.from(context);

  return inChunks({ chunkBytes: CHUNK_BYTES, firstBytes: CHUNK_BYTES }, (plain, index, isLast) => {
    const cipher = createCipheriv('aes-256-gcm', key, nonceOf(prefix, index, isLast)).setAAD(additional);
    const header = index === 0 ? [Buffer.of(FORMAT), prefix] : [];
    return Buffer.concat([...header, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
  });
}

/** Emits a chunk only after its tag was verified. */
export function openStream(key: KeyObject, context: string): Transform {
  const prefix = Buffer.alloc(PREFIX_BYTES);
  const additional = Buffer.from(context);
  const sizes = { chunkBytes: SEALED_CHUNK_BYTES, firstBytes: HEADER_BYTES + SEALED_CHUNK_BYTES };

  return inChunks(sizes, (bytes, index, isLast) => {
    const chunk = index === 0 ? bytes.subarray(HEADER_BYTES) : bytes;
    if (index === 0) bytes.subarray(1, HEADER_BYTES).copy(prefix);
    if (chunk.length < TAG_BYTES || (index === 0 && bytes[0] !== FORMAT)) throw new AppError('FILE_UNREADABLE');
    const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(prefix, index, isLast))
      .setAAD(additional)
      .setAuthTag(chunk.subarray(-TAG_BYTES));
    try {
      const plain = decipher.update(chunk.subarray(0, -TAG_BYTES));
      decipher.final();
      return plain;
    } catch {
      throw new AppError('FILE_UNREADABLE');
    }
  });
}

function nonceOf(prefix: Buffer, index: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(PREFIX_BYTES + 5);
  prefix.copy(nonce);
  nonce.writeUInt32BE(index, PREFIX_BYTES);
  nonce[PREFIX_BYTES + 4] = isLast ? 1 : 0;
  return nonce;
}

type Sizes = { chunkBytes: number; firstBytes: number };
type Change = (chunk: Buffer, index: number, isLast: boolean) => Buffer;

/** Regroups bytes into chunks of one size. A full chunk waits for the next byte, because it may be the last one. */
function inChunks({ chunkBytes, firstBytes }: Sizes, change: Change): Transform {
  const room = Buffer.allocUnsafe(Math.max(firstBytes, chunkBytes));
  let size = firstBytes;
  let filled = 0;
  let index = 0;

  const finishChunk = (to: Transform, isLast: boolean): void => {
    to.push(change(room.subarray(0, filled), index, isLast));
    filled = 0;
    index += 1;
    size = chunkBytes;
  };

  return new Transform({
    transform(data: Buffer, _encoding, done) {
      attempt(done, () => {
        for (let from = 0; from < data.length;) {
          if (filled === size) finishChunk(this, false);
          const copied = data.copy(room, filled, from, from + size - filled);
          filled += copied;
          from += copied;
        }
      });
    },
    flush(done) {
      attempt(done, () => finishChunk(this, true));
    },
  });
}

/** Passes a thrown error to the callback; an exception from a transform would hit the writer instead. */
function attempt(done: TransformCallback, work: () => void): void {
  try {
    work();
  } catch (error) {
    done(error as Error);
    return;
  }
  done();
}
