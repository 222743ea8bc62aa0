import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { rethrowAsConfigError } from './rethrow-as-config-error.ts';

/** Creates the folder a setting names, for its owner alone. The error names the setting if it cannot be written to. */
export function makeFolder(setting: string, path: string): void {
  try {
    make(resolve(path));
    accessSync(`${path}/.`, constants.W_OK);
  } catch (error) {
    rethrowAsConfigError(setting)(error);
  }
}

/** One level at a time: Node's `recursive` never ends below /proc. */
function make(path: string): void {
  if (existsSync(path)) return;
  make(dirname(path));
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    // Another process may have made it meanwhile.
    if ((error as { code?: string }).code !== 'EEXIST') throw error;
  }
}
