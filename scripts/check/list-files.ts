import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';

/** Every file that is or could be committed: new files count, deleted and ignored ones do not. */
export function listFiles(): string[] {
  // The checkout may belong to another user.
  const args = ['-c', 'safe.directory=*', 'ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const list = execFileSync('git', args, { encoding: 'utf8', maxBuffer: 1e8 });
  // Git still lists a file that was deleted but not committed; a submodule is listed as a folder.
  const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
  return [...new Set(list.split('\0'))].filter((path) => path && isFile(path)).toSorted();
}
