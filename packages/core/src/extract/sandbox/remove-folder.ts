import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { promisify } from 'node:util';

/** Removes a folder even if a child removed its permissions or nested it deeper than a path can be. */
export async function removeFolder(folder: string): Promise<void> {
  try {
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  } catch {
    await promisify(execFile)('/usr/bin/chmod', ['-R', 'u+rwx', folder]).catch(() => undefined);
    await promisify(execFile)('/usr/bin/rm', ['-rf', folder]).catch(() => undefined);
  }
}
