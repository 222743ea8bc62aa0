import { execFile } from 'node:child_process';
import { mkdtemp, rm, rmdir } from 'node:fs/promises';
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

export async function mountSmallDisk(megabytes: number): Promise<SmallDisk> {
  const folder = await mkdtemp(join(tmpdir(), 'small-disk-'));
  await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0755`, 'tmpfs', folder]);
  const ballast = join(folder, 'ballast');
  return {
    folder,
    // Writes until the disk is full.
    fill: async () => void (await run('sh', ['-c', 'cat /dev/zero >> "$0" 2> /dev/null || true', ballast])),
    free: () => rm(ballast, { force: true }),
    async remove() {
      await run('umount', ['--lazy', folder]);
      await rmdir(folder);
    },
  };
}
