import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { InputError, makeFolder, readJson, tryWriting } from './files.ts';

/** `started` tells a process from a later one with the same number. */
const Owner = z.strictObject({ pid: z.number(), host: z.string(), started: z.string() });
type Owner = z.infer<typeof Owner>;

/** One run at a time uses a folder. The lock of a process that has ended is taken over. Returns how to release it. */
export function lockFolder(folder: string, tell: (line: string) => void): () => void {
  makeFolder(folder);
  const file = join(folder, 'lock');
  const own = `${file}.${process.pid}`;
  const me: Owner = { pid: process.pid, host: hostname(), started: startOf(process.pid) };
  tryWriting(folder, () => writeFileSync(own, JSON.stringify(me)));
  try {
    while (!linked(own, file)) {
      const found = readOwner(file);
      if (!found) continue;
      const { pid, host } = found;
      if (host !== me.host)
        throw new InputError(
          `${folder} is in use by process ${pid} on ${host}. If that one has ended, delete ${file}; or use another --out.`,
        );
      if (isAlive(found))
        throw new InputError(`${folder} is in use by process ${pid}: wait for it, or use another --out.`);
      if (takeAway(file, found)) tell(`Process ${pid} ended without finishing its run in ${folder}: this one goes on.`);
    }
  } finally {
    rmSync(own, { force: true });
  }
  return () => rmSync(file, { force: true });
}

/** A link appears whole or not at all, and only one of two processes makes it. */
function linked(own: string, file: string): boolean {
  try {
    linkSync(own, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  }
}

/** Undefined: it was released in the meantime. */
function readOwner(file: string): Owner | undefined {
  try {
    return readJson(file, Owner);
  } catch (error) {
    const { cause } = error as { cause?: NodeJS.ErrnoException };
    if (cause?.code === 'ENOENT') return undefined;
    throw error;
  }
}

function isAlive({ pid, started }: Owner): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  return startOf(pid) === started;
}

/** Where the system tells it. */
function startOf(pid: number): string {
  try {
    return (
      readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) /, '')
        .split(' ')[19] ?? ''
    );
  } catch {
    return '';
  }
}

/** Another process may have taken it over already: then its lock is put back. */
function takeAway(file: string, dead: Owner): boolean {
  const aside = `${file}.${process.pid}.old`;
  try {
    renameSync(file, aside);
  } catch {
    return false;
  }
  const isDead = JSON.stringify(readOwner(aside)) === JSON.stringify(dead);
  if (!isDead) linked(aside, file);
  rmSync(aside, { force: true });
  return isDead;
}
