import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, opendir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { makeFolder } from '../config/make-folder.ts';
import { type FaultKind, kindOfSystemError } from '../errors/store-fault.ts';
import { markStorage } from './mark-storage.ts';
import { checkFolder, checkName, isFolder, type Storage } from './storage.ts';

const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;

/** Stores objects as files. Every process must see the same folder. */
export function openFolderStorage(path: string): Storage {
  const unfinished = join(path, '.unfinished');
  // Created at startup, so that an unwritable path fails the start and not the first visitor.
  makeFolder('STORAGE_FOLDER', unfinished);

  /** Where the folder is not, everything in it seems to be missing. */
  const checkPresent = async (): Promise<unknown> => stat(unfinished);
  async function classify(error: unknown): Promise<FaultKind> {
    try {
      await checkPresent();
    } catch {
      return 'away';
    }
    return kindOfSystemError(error) ?? 'broken';
  }

  const folders: Storage = {
    async put(name, content) {
      const target = join(path, checkName(name));
      const draft = join(unfinished, randomUUID());
      try {
        await pipeline(content, createWriteStream(draft, { mode: FILE_MODE, flags: 'wx' }));
        await mkdir(dirname(target), { recursive: true, mode: FOLDER_MODE });
        await rename(draft, target);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
    async get(name) {
      const file = await unlessMissing(open(join(path, checkName(name))));
      if (!file) await checkPresent();
      return file?.createReadStream();
    },
    async removeFolder(folder) {
      await checkPresent();
      await rm(join(path, checkFolder(folder)), { recursive: true, force: true });
    },
    async *listFolders(idleMs) {
      const limit = idleMs === undefined ? Infinity : (await readClock(unfinished)) - idleMs;
      for await (const { name } of await opendir(path)) {
        if (!isFolder(name)) continue;
        const facts = idleMs === undefined ? undefined : await unlessMissing(stat(join(path, name)));
        if (!facts || facts.mtimeMs < limit) yield name;
      }
    },
    async removeUnfinished(olderThanMs) {
      const limit = (await readClock(unfinished)) - olderThanMs;
      for (const name of await readdir(unfinished)) {
        const draft = join(unfinished, name);
        const facts = await unlessMissing(stat(draft));
        if (facts && facts.mtimeMs < limit) await rm(draft, { force: true });
      }
    },
    close: () => Promise.resolve(),
  };
  return markStorage(folders, classify);
}

/** Reads the clock that sets file times, which may be another machine's. */
async function readClock(folder: string): Promise<number> {
  const hand = join(folder, randomUUID());
  try {
    await writeFile(hand, '', { mode: FILE_MODE });
    return (await stat(hand)).mtimeMs;
  } finally {
    await rm(hand, { force: true });
  }
}

async function unlessMissing<Value>(work: Promise<Value>): Promise<Value | undefined> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
