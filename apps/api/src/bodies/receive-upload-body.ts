import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { AppError, toAppError } from '@app/core/errors/app-error';
import type { Sender } from '@app/core/limits/sender';
import type { CapacityHold } from '@app/core/limits/capacity-shares';
import type { Upload } from '@app/core/uploads/save-upload';
import { createFormUploadScanner } from './form-upload-scanner.ts';
import { createJsonUploadScanner } from './json-upload-scanner.ts';
import type { UploadService } from './upload-service.ts';
import type { Slot } from './upload-slots.ts';
import { type UploadPace, watchUploadPace } from './watch-pace.ts';

/** A body below this size needs no slot. */
const SMALL_BYTES = 1_048_576;
const IDLE_MS = 15_000;
/** Minimum bytes per second. A body with a slot must be fast enough to free it; a body without one may be slower. */
const slowest = { large: 16_384, small: 2_048 } as const;

type Expected<Fields> = {
  /** Name of the field that carries the file. */
  field: string;
  maxBytes: number;
  sender: Sender;
  /** Counts the storage this request uses. */
  stored: CapacityHold;
  /** Counts the memory of a body without a slot: its file is buffered until it is large enough for a storage part. */
  inMemory: CapacityHold;
  /** May refuse by the fields before the file, when hardly any of the file has been read. */
  checkEarly?(fields: Record<string, unknown>): Promise<void>;
  /** Validates the other fields; if it throws, no file is kept. */
  parse(fields: Record<string, unknown>): Fields;
  /** How long a client may send nothing. */
  idleMs?: number;
  pace?: UploadPace;
};

export type Received<Fields> = { upload: Upload; fields: Fields };

/** Receives a body with a file into storage. Refuses before reading a byte where possible. */
export async function receiveUploadBody<Fields>(
  raw: IncomingMessage,
  uploads: UploadService,
  expected: Expected<Fields>,
): Promise<Received<Fields>> {
  const contentLength = raw.headers['content-length'];
  const bytes = contentLength === undefined ? Number.POSITIVE_INFINITY : Number(contentLength);
  if (contentLength !== undefined && bytes > expected.maxBytes) throw new AppError('FILE_TOO_LARGE');
  const slot = bytes > SMALL_BYTES ? await uploads.slots.take(expected.sender) : undefined;
  try {
    const pace = { bytesPerSecond: slot ? slowest.large : slowest.small };
    return await receive(raw, uploads, { pace, ...expected }, slot);
  } finally {
    slot?.release();
    expected.inMemory.end();
  }
}

async function receive<Fields>(
  raw: IncomingMessage,
  { save }: UploadService,
  {
    field,
    maxBytes,
    stored,
    inMemory,
    checkEarly,
    parse,
    idleMs = IDLE_MS,
    pace,
  }: Expected<Fields> & { pace: UploadPace },
  slot: Slot | undefined,
): Promise<Received<Fields>> {
  const type = raw.headers['content-type'] ?? '';
  const isForm = /^multipart\/form-data\b/i.test(type);
  const scanner = isForm ? createFormUploadScanner(field, type) : createJsonUploadScanner(field);
  let received: { fields: Fields } | undefined;
  let fault: AppError | undefined;
  let check = checkEarly;

  /** Ends normally only if the whole body is valid, so that an invalid one is never sealed. */
  async function* decode(): AsyncGenerator<Buffer> {
    let count = 0;
    try {
      for await (const chunk of readInTime(raw, { idleMs, pace, slot })) {
        count += chunk.length;
        if (count > maxBytes) throw new AppError('FILE_TOO_LARGE');
        stored.add(chunk.length);
        if (!slot) inMemory.add(chunk.length);
        const bytes = await scanner.push(chunk);
        const early = check && scanner.fieldsBeforeFile();
        if (early) await check?.(early);
        if (early) check = undefined;
        if (bytes.length > 0) yield bytes;
      }
      received = { fields: parse(await scanner.end()) };
    } catch (error) {
      fault = raw.destroyed && !raw.complete ? new AppError('BAD_REQUEST', { cause: error }) : toAppError(error);
      throw fault;
    }
  }

  const file = Readable.from(decode(), { objectMode: false });
  file.on('error', () => {}); // the catch below or `save` handles the error
  try {
    await once(file, 'readable'); // a body without a file never reaches storage
    const upload = await save(file);
    if (!received) throw new AppError('INTERNAL');
    return { upload, fields: received.fields };
  } catch (error) {
    throw fault ?? error;
  } finally {
    file.destroy();
  }
}

/** Leaves the request open if the reader stops early, so that the response still gets through. */
async function* readInTime(
  raw: IncomingMessage,
  { idleMs, pace, slot }: { idleMs: number; pace: UploadPace; slot: Slot | undefined },
): AsyncGenerator<Buffer> {
  const cut = (): void => void raw.destroy(new AppError('BAD_REQUEST'));
  const checkPace = watchUploadPace(pace);
  let idle = setTimeout(cut, idleMs);
  let since = performance.now();
  try {
    for await (const chunk of raw.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      clearTimeout(idle); // our own write time does not count against the client
      checkPace(chunk.length, performance.now() - since);
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
