import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';

/** One call as it went over the wire, without keys and without ids. */
const Recorded = z.strictObject({
  provider: z.string(),
  path: z.string(),
  request: z.string(),
  status: z.number(),
  headers: z.record(z.string(), z.string()),
  body: z.string(),
  /** The caller hung up before the answer was complete. */
  isAborted: z.boolean(),
});
export type Recorded = z.infer<typeof Recorded>;

export type WireStore = {
  find(trial: string, key: string): Recorded | undefined;
  save(trial: string, key: string, recorded: Recorded): void;
  remove(trial: string): void;
};

export function openWireStore(folder: string): WireStore {
  const fileOf = (trial: string, key: string): string => join(folder, trial, `${key}.json`);
  return {
    find(trial, key) {
      const file = fileOf(trial, key);
      return existsSync(file) ? Recorded.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
    },
    save: (trial, key, recorded) => writeWhole(fileOf(trial, key), JSON.stringify(recorded, undefined, 1)),
    remove: (trial) => rmSync(join(folder, trial), { recursive: true, force: true }),
  };
}

/** A reader finds the old file or the new one, never half of it: the process may be killed while it writes. */
export function writeWhole(file: string, content: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.part`, content);
  renameSync(`${file}.part`, file);
}

const UUID = /\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/gi;
/** The tag around the material has a random name. */
const TAG = /\b((?:material|observation|analysis|source|question)-)[0-9a-f]{16}\b/g;
/** The name a visitor has with the provider, which is a hash. */
const HASH = /\b[0-9a-f]{32}\b/g;
/** A picture or a recording; its hash tells it from others. */
const BASE64 = /[A-Za-z0-9+/]{1000,}={0,2}/g;

/** The same question in another run has the same words: everything random is named alike. */
export function normaliseRequest(body: Buffer, contentType = ''): string {
  const boundary = /boundary=([^;]+)/.exec(contentType)?.[1];
  // Sound is binary: Latin-1 keeps every byte, so equal recordings stay equal.
  const text = boundary ? body.toString('latin1').replaceAll(boundary, 'boundary') : body.toString('utf8');
  const short = text
    .replaceAll(BASE64, (data) => `base64-${hashOf(data)}`)
    .replaceAll(UUID, 'id')
    .replaceAll(TAG, '$1tag')
    .replaceAll(HASH, 'hash');
  return boundary ? `multipart-${hashOf(short)}` : short;
}

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** Whole JSON strings only: the words of an answer stay as they are. */
const PROVIDER_ID =
  /"(?:(resp|msg|rs|req|call|fp)_[A-Za-z0-9]{6,}|(chatcmpl)-[A-Za-z0-9-]{6,}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})"/g;

/** Ids would let the provider find the account; each becomes a number, the same wherever it occurs. */
export function removeIds(body: string): string {
  const numbers = new Map<string, number>();
  return body.replaceAll(PROVIDER_ID, (id, kind = 'id') => {
    const number = numbers.get(id) ?? numbers.size + 1;
    numbers.set(id, number);
    return `"${String(kind)}_${number}"`;
  });
}

const KEPT_HEADERS = ['content-type', 'retry-after'];

export function keepHeaders(headers: Headers): Record<string, string> {
  return Object.fromEntries(
    KEPT_HEADERS.flatMap(
      (name) =>
        headers
          .get(name)
          ?.split('\n')
          .map((value) => [name, value]) ?? [],
    ),
  );
}
