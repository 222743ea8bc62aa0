import { createHash } from 'node:crypto';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { readJson, writeWhole } from './files.ts';

/** One recorded call, without keys and ids. */
const Recorded = z.strictObject({
  provider: z.string(),
  path: z.string(),
  request: z.string(),
  status: z.number(),
  headers: z.record(z.string(), z.string()),
  body: z.string(),
  /** The answer is incomplete: the provider or the caller closed the connection. */
  isAborted: z.boolean(),
});
export type Recorded = z.infer<typeof Recorded>;

export type WireStore = {
  find(trial: string, key: string): Recorded | undefined;
  save(trial: string, key: string, recorded: Recorded): void;
  remove(trial: string): void;
};

/** `keep` stores requests and answers, `resume` only answers, and `read` nothing, as in a replay. */
export type WireUse = 'keep' | 'resume' | 'read';

export function openWireStore(folder: string, use: WireUse): WireStore {
  const fileOf = (trial: string, key: string): string => join(folder, trial, `${key}.json`);
  return {
    find(trial, key) {
      const file = fileOf(trial, key);
      return existsSync(file) ? readJson(file, Recorded) : undefined;
    },
    save(trial, key, recorded) {
      const request = use === 'keep' ? recorded.request : '';
      if (use !== 'read') writeWhole(fileOf(trial, key), JSON.stringify({ ...recorded, request }, undefined, 1));
    },
    remove(trial) {
      if (use !== 'read') rmSync(join(folder, trial), { recursive: true, force: true });
    },
  };
}

const UUID = /\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/gi;
/** The tag around the material has a random name. */
const TAG = /\b((?:material|observation|analysis|source|question)-)[0-9a-f]{16}\b/g;
/** The hash that identifies a visitor to the provider. */
const HASH = /\b[0-9a-f]{32}\b/g;
/** A picture or a sound recording; its hash identifies it. */
const BASE64 = /[A-Za-z0-9+/]{1000,}={0,2}/g;

/** Makes equal requests of two runs identical by replacing everything random with fixed names. */
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

/** Keeps only the headers needed to parse an answer. */
export const keepHeaders = (headers: Headers, removeSecrets: (text: string) => string): Record<string, string> =>
  Object.fromEntries(
    [...headers]
      .filter(([name]) => name === 'content-type' || name === 'retry-after')
      .map(([name, value]) => [name, removeSecrets(value)]),
  );
