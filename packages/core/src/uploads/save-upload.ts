import { createHash } from 'node:crypto';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { v7 as newId } from 'uuid';
import { HEAD_BYTES } from '../extract/sniff-format.ts';
import type { Services } from '../services.ts';
import type { ContentKey } from '../vault/vault.ts';
import { objectName, objectContext } from './object-name.ts';

/** A received file: sealed in storage, opened only with its key. */
export type Upload = {
  id: string;
  key: ContentKey;
  bytes: number;
  sha256: Buffer;
  /** The first bytes, which identify the format. */
  head: Buffer;
};

/** Encrypts a file into storage while it arrives. A broken upload leaves nothing behind. */
export async function saveUpload({ storage, vault }: Services, bytes: Readable): Promise<Upload> {
  const id = newId();
  const key = vault.newContentKey();
  const hash = createHash('sha256');
  const head: Buffer[] = [];
  let size = 0;
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (size < HEAD_BYTES) head.push(chunk.subarray(0, HEAD_BYTES - size));
      size += chunk.length;
      hash.update(chunk);
      done(null, chunk);
    },
  });
  const sealed = vault.sealStream(key, objectContext(id, 'original'));
  await Promise.all([pipeline(bytes, measure, sealed), storage.put(objectName(id, 'original'), sealed)]);
  return { id, key, bytes: size, sha256: hash.digest(), head: Buffer.concat(head) };
}

/** Removes an upload's folder: the original and everything made of it. If that fails, maintenance removes it later. */
export async function discardUpload({ storage, log }: Services, uploadId: string): Promise<void> {
  await storage.removeFolder(uploadId).catch((error: unknown) => {
    log.warn({ uploadId, error }, 'upload not removed, maintenance will do it');
  });
}
