import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { AppError } from '../errors/app-error.ts';
import type { Services } from '../services.ts';
import { asSealed } from '../vault/sealed.ts';
import type { ContentKey } from '../vault/vault.ts';
import { type ObjectFile, objectName, objectContext } from './object-name.ts';
import type { Upload } from './save-upload.ts';

/** An upload as stored inside the session's sealed content. */
export const StoredUpload = z.object({ id: z.uuid(), key: z.base64(), hash: z.base64() });
export type StoredUpload = z.infer<typeof StoredUpload>;

const keyContext = (uploadId: string): string => `uploads.key:${uploadId}`;

export function storeUpload({ vault }: Services, upload: Upload, session: ContentKey): StoredUpload {
  return {
    id: upload.id,
    key: vault.wrapWithin(upload.key, session, keyContext(upload.id)).toString('base64'),
    hash: upload.sha256.toString('base64'),
  };
}

/** The id and key that open the objects of an upload. */
export type UploadAccess = { id: string; key: ContentKey };

export function openUpload({ vault }: Services, { id, key }: StoredUpload, session: ContentKey): UploadAccess {
  const opened = vault.openWithin(asSealed(Buffer.from(key, 'base64')), session, keyContext(id));
  if (!opened) throw new AppError('INTERNAL');
  return { id, key: opened };
}

/** Returns the decrypted bytes, verified chunk by chunk. */
export async function readObject(services: Services, { id, key }: UploadAccess, file: ObjectFile): Promise<Readable> {
  const sealed = await services.storage.get(objectName(id, file));
  if (!sealed) throw new AppError('FILE_UNREADABLE');
  const opened = services.vault.openStream(key, objectContext(id, file));
  pipeline(sealed, opened).catch(() => {}); // the reader of `opened` gets the error
  return opened;
}

export async function readWholeObject(services: Services, access: UploadAccess, file: ObjectFile): Promise<Buffer> {
  return buffer(await readObject(services, access, file));
}

export async function writeObject(
  { storage, vault }: Services,
  { id, key }: UploadAccess,
  file: ObjectFile,
  content: Buffer,
): Promise<void> {
  const sealed = vault.sealStream(key, objectContext(id, file));
  await Promise.all([pipeline(Readable.from([content]), sealed), storage.put(objectName(id, file), sealed)]);
}
