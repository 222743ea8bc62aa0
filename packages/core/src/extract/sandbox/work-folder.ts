import { constants } from 'node:fs';
import { mkdtemp, open } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '../../errors/app-error.ts';
import { kindOfSystemError, markFault } from '../../errors/store-fault.ts';
import { removeFolder } from './remove-folder.ts';
import { FOLDER_PREFIX, type Sandbox } from './sandbox.ts';

/** Creates a folder for one job, runs `work` and always removes the folder. A full or failing disk is no fault of the job. */
export async function inWorkFolder<Result>(
  sandbox: Sandbox,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  const mark = (error: unknown): never => {
    const kind = kindOfSystemError(error);
    if (kind === 'away') markFault(error, 'storage', kind);
    throw error;
  };
  const folder = await mkdtemp(join(sandbox.workRoot, FOLDER_PREFIX)).catch(mark);
  try {
    return await work(folder).catch(mark);
  } finally {
    await removeFolder(folder);
  }
}

/** Reads a file that a child wrote. The child may have left a symlink or a pipe instead; neither is followed. */
export async function readWorkFile(folder: string, name: string, maxBytes: number): Promise<Buffer> {
  const { O_RDONLY, O_NOFOLLOW, O_NONBLOCK } = constants;
  const file = await open(join(folder, name), O_RDONLY | O_NOFOLLOW | O_NONBLOCK).catch((cause: unknown) => {
    throw new AppError('FILE_UNREADABLE', { cause });
  });
  try {
    const facts = await file.stat();
    if (!facts.isFile()) throw new AppError('FILE_UNREADABLE');
    if (facts.size > maxBytes) throw new AppError('FILE_TOO_COMPLEX');
    return await file.readFile();
  } finally {
    await file.close();
  }
}
