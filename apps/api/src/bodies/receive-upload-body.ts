import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { AppError, toAppError } from '@app/core/errors/app-error';
import type { Sender } from '@app/core/limits/sender';
import type { Hold } from '@app/core/limits/shares';
import type { Upload } from '@app/core/uploads/save-upload';
import { createFormUploadScanner } from './form-upload-scanner.ts';
import { createJsonUploadScanner } from './json-upload-scanner.ts';
import type { UploadBodies } from './upload-bodies.ts';
import type { Slot } from './upload-slots.ts';
import { type Pace, watchPace } from './watch-pace.ts';

/** Below this a body needs no slot. */
const SMALL_BYTES = 1_048_576;
const IDLE_MS = 15_000;
/** Who takes up a slot must be quick enough for the slot to come free; who does not may be on any line. */
const slowest = { large: 16_384, small: 2_048 } as const;

type Expected<Fields> = {
  /** The field of the file. */
  field: string;
  maxBytes: number;
  sender: Sender;
  /** What this call has in storage. */
  stored: Hold;
  /** What a body that needs no slot holds in memory: its file waits there until it is large enough for a part of its own. */
  inMemory: Hold;
  /** May refuse by the fields that came before the file, when hardly any of it is read. */
  atFile?(fields: Record<string, unknown>): Promise<void>;
  /** Checks the other fields; what it throws leaves no file behind. */
  parse(fields: Record<string, unknown>): Fields;
  /** How long a client may send nothing. */
  idleMs?: number;
  pace?: Pace;
};

export type Received<Fields> = { upload: Upload; fields: Fields };

/** Takes a body with a file from the wire into storage. What is refused is refused before a byte is read, if it can be. */
export async function receiveUploadBody<Fields>(
  raw: IncomingMessage,
  uploads: UploadBodies,
  expected: Expected<Fields>,
): Promise<Received<Fields>> {
  const said = raw.headers['content-length'];
  const bytes = said === undefined ? Number.POSITIVE_INFINITY : Number(said);
  if (said !== undefined && bytes > expected.maxBytes) throw new AppError('FILE_TOO_LARGE');
  const slot = bytes > SMALL_BYTES ? await uploads.slots.take(expected.sender) : undefined;
  try {
    const pace = { bytesPerSecond: slot ? slowest.large : slowest.small };
    return await receive(raw, uploads, { pace, ...expected }, slot);
  } finally {
    slot?.giveBack();
    expected.inMemory.end();
  }
}

async function receive<Fields>(
  raw: IncomingMessage,
  { save }: UploadBodies,
  { field, maxBytes, stored, inMemory, atFile, parse, idleMs = IDLE_MS, pace }: Expected<Fields> & { pace: Pace },
  slot: Slot | undefined,
): Promise<Received<Fields>> {
  const type = raw.headers['content-type'] ?? '';
  const isForm = /^multipart\/form-data\b/i.test(type);
  const scanner = isForm ? createFormUploadScanner(field, type) : createJsonUploadScanner(field);
  let received: { fields: Fields } | undefined;
  let fault: AppError | undefined;
  let ask = atFile;

  /** Ends only when the whole body is found good, so that nothing is ever sealed of a bad one. */
  async function* decode(): AsyncGenerator<Buffer> {
    let count = 0;
    try {
      for await (const chunk of readInTime(raw, { idleMs, pace, slot })) {
        count += chunk.length;
        if (count > maxBytes) throw new AppError('FILE_TOO_LARGE');
        stored.add(chunk.length);
        if (!slot) inMemory.add(chunk.length);
        const bytes = await scanner.push(chunk);
        const early = ask && scanner.early();
        if (early) await ask?.(early);
        if (early) ask = undefined;
        if (bytes.length > 0) yield bytes;
      }
      received = { fields: parse(await scanner.end()) };
    } catch (error) {
      fault = raw.destroyed && !raw.complete ? new AppError('BAD_REQUEST', { cause: error }) : toAppError(error);
      throw fault;
    }
  }

  const file = Readable.from(decode(), { objectMode: false });
  file.on('error', () => {}); // it is heard below, or by who saves
  try {
    await once(file, 'readable'); // a body without a file does not reach storage
    const upload = await save(file);
    if (!received) throw new AppError('INTERNAL');
    return { upload, fields: received.fields };
  } catch (error) {
    throw fault ?? error;
  } finally {
    file.destroy();
  }
}

/** Leaves the request open when the reader stops early: its answer must still get through. */
async function* readInTime(
  raw: IncomingMessage,
  { idleMs, pace, slot }: { idleMs: number; pace: Pace; slot: Slot | undefined },
): AsyncGenerator<Buffer> {
  const cut = (): void => void raw.destroy(new AppError('BAD_REQUEST'));
  const judge = watchPace(pace);
  let idle = setTimeout(cut, idleMs);
  let since = performance.now();
  try {
    for await (const chunk of raw.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      clearTimeout(idle); // while we write, the client is not to blame
      judge(chunk.length, performance.now() - since);
      slot?.receive(chunk.length);
      yield chunk;
      idle = setTimeout(cut, idleMs);
      slot?.wait();
      since = performance.now();
    }
  } finally {
    clearTimeout(idle);
  }
}
