import { execFile } from 'node:child_process';
import { mkdtemp, open, rm, rmdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A disk of a few megabytes that can be filled completely. Only root can mount one. */
export type SmallDisk = {
  folder: string;
  fill(): Promise<void>;
  free(): Promise<void>;
  remove(): Promise<void>;
};

const PIECE = Buffer.alloc(65_536, 1);

export async function mountSmallDisk(megabytes: number): Promise<SmallDisk> {
  const folder = await mkdtemp(join(tmpdir(), 'small-disk-'));
  await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0755`, 'tmpfs', folder]);
  const ballast = join(folder, 'ballast');
  return {
    folder,
    async fill() {
      const file = await open(ballast, 'a');
      try {
        for (let size = PIECE.length; size > 0;) size = await appendOrShrink(file, size);
      } finally {
        await file.close();
      }
    },
    free: () => rm(ballast, { force: true }),
    async remove() {
      await run('umount', ['--lazy', folder]);
      await rmdir(folder);
    },
  };
}

/** Returns the size for the next write: smaller when a piece no longer fits, 0 when nothing does. */
async function appendOrShrink(file: Awaited<ReturnType<typeof open>>, size: number): Promise<number> {
  try {
    await file.appendFile(PIECE.subarray(0, size));
    return size;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    return Math.floor(size / 4);
  }
}
