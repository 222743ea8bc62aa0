import { createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { AppError } from '@app/core/errors/app-error';
import { inWorkFolder } from '@app/core/extract/sandbox/work-folder';
import { type FormatGroup, type formatGroups, groupOf, HEAD_BYTES, sniffFormat } from '@app/core/extract/sniff-format';
import { readObject, type UploadAccess } from '@app/core/uploads/stored-upload';
import type { MediaServices } from '../worker-services.ts';

type Groups = typeof formatGroups;

/** A decrypted file in its own folder, with the format detected from its content. */
export type OpenedFile<Kind extends FormatGroup = FormatGroup> = {
  [Each in Kind]: { group: Each; format: Groups[Each][number]; folder: string; name: string };
}[Kind];

const NAME = 'input';

/** Decrypts an upload into a work folder for the duration of `work`, then removes it. */
export async function withOpenedFile<Result>(
  services: MediaServices,
  { access, signal }: { access: UploadAccess; signal: AbortSignal },
  work: (file: OpenedFile) => Promise<Result>,
): Promise<Result> {
  return inWorkFolder(services.sandbox, async (folder) => {
    const path = join(folder, NAME);
    await pipeline(await readObject(services, access, 'original'), createWriteStream(path), { signal });
    const format = await sniffFormat(await readHead(path));
    const group = format && groupOf(format);
    if (!format || !group) throw new AppError('FILE_UNREADABLE');
    return work({ group, format, folder, name: NAME } as OpenedFile);
  });
}

async function readHead(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
