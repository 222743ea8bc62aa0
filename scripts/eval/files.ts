import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { z } from 'zod';

/** What was typed, or a file that was named, cannot be used: told without a stack, with exit code 2. */
export class InputError extends Error {}

const reasons: Record<string, string> = {
  ENOENT: 'there is no such place',
  ENOTDIR: 'a part of its path is a file',
  EISDIR: 'it is a folder',
  EEXIST: 'it is a file or a broken link',
  ELOOP: 'its links lead in a circle',
  EACCES: 'you may not',
  EPERM: 'you may not',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
  ENAMETOOLONG: 'the name is too long',
  EMFILE: 'too many files are open',
};
const reasonOf = (error: unknown): string => {
  const { code = '', message } = error as NodeJS.ErrnoException;
  return reasons[code] ?? message;
};

export function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new InputError(`${file} cannot be read: ${reasonOf(error)}.`, { cause: error });
  }
}

export function readJson<Value>(file: string, schema: z.ZodType<Value>): Value {
  const text = readText(file);
  try {
    return schema.parse(JSON.parse(text));
  } catch (error) {
    throw new InputError(`${file} is damaged. Delete it and type the same line again.`, { cause: error });
  }
}

/** Also false where it cannot be looked at. */
export function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
}

/** One level after the other: with `recursive`, Node never returns from a path that cannot be made, such as /proc/x. */
export function makeFolder(folder: string): void {
  const path = resolve(folder);
  if (isFolder(path)) return;
  if (dirname(path) !== path) makeFolder(dirname(path));
  try {
    mkdirSync(path);
  } catch (error) {
    if (isFolder(path)) return;
    throw new InputError(`The folder ${folder} cannot be made: ${reasonOf(error)}.`, { cause: error });
  }
}

/** A reader finds the old file or the new one, never half of it: the process may be killed while it writes. */
export function writeWhole(file: string, content: string): void {
  makeFolder(dirname(file));
  tryWriting(file, () => {
    writeFileSync(`${file}.part`, content);
    renameSync(`${file}.part`, file);
  });
}

export function tryWriting(file: string, write: () => void): void {
  try {
    write();
  } catch (error) {
    throw new InputError(`${file} cannot be written: ${reasonOf(error)}.`, { cause: error });
  }
}
