import { existsSync } from 'node:fs';
import { mkdtemp, rm, statfs, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Check, fail, ok, warn } from './check-result.ts';

/** The size of a trial file: more than a file system with no free block can store. */
const TRIAL_BYTES = 65_536;
/** The same as the alert `DiskLow`. */
const MIN_FREE_SHARE = 0.1;

/** Only where the worker reads files. The folder itself is left to the worker: it must belong to the worker's user. */
export const checkWorkFolder: Check = async ({ WORK_FOLDER, WORKER_ROLE }) => {
  if (WORKER_ROLE === 'models') return [];
  const folder = nearest(WORK_FOLDER);
  let trial: string | undefined;
  try {
    trial = await mkdtemp(join(folder, 'doctor-'));
    await writeFile(join(trial, 'trial'), Buffer.alloc(TRIAL_BYTES));
    const { bavail, blocks } = await statfs(folder);
    if (bavail < blocks * MIN_FREE_SHARE)
      return [warn('work folder', `${WORK_FOLDER} is almost full: make room there, or set another WORK_FOLDER.`)];
    return [ok('work folder', `${WORK_FOLDER} can be written to`)];
  } catch (error) {
    const { code = 'unknown' } = error as { code?: string };
    const advice = code === 'ENOSPC' ? 'it is full: make room there' : 'correct WORK_FOLDER, or its owner';
    return [fail('work folder', `${WORK_FOLDER} cannot be written to (${code}): ${advice}. No file can be read.`)];
  } finally {
    if (trial) await rm(trial, { recursive: true, force: true });
  }
};

const nearest = (folder: string): string => (existsSync(folder) ? folder : nearest(dirname(folder)));
