import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { getSystemErrorMessage } from 'node:util';
import type { z } from 'zod';

/** An option or a named file cannot be used: printed without a stack, with exit code 2. */
export class InputError extends Error {}

const reasonOf = (error: unknown): string => {
  const { errno, message } = error as NodeJS.ErrnoException;
  return errno === undefined ? message : getSystemErrorMessage(errno);
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

/** One JSON value in each line. */
export function readLines<Row>(file: string, schema: z.ZodType<Row>, advice = ''): Row[] {
  const lines = readText(file).split('\n').filter(Boolean);
  return lines.map((line, index) => {
    try {
      return schema.parse(JSON.parse(line));
    } catch (error) {
      throw new InputError(`${file} is damaged in line ${index + 1}.${advice}`, { cause: error });
    }
  });
}

/** Also false if the path cannot be read. */
export function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
}

/** Creates one level after the other: with `recursive`, Node never returns for a path such as /proc/x. */
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

/** Replaces a file atomically, because the process may be killed while it writes. */
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
