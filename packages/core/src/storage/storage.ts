import type { Readable } from 'node:stream';

/** Objects in folders. The store holds sealed bytes and cannot open them. */
export type Storage = {
  /** Writes the whole stream or nothing: a broken stream leaves no object. */
  put(name: string, content: Readable): Promise<void>;
  /** Undefined when the object does not exist. The caller must read the stream to its end or destroy it. */
  get(name: string): Promise<Readable | undefined>;
  /** Removes all objects of this folder. A missing folder is no error. */
  removeFolder(folder: string): Promise<void>;
  /** Lists folders in no particular order; with `idleMs`, those without a write for that long by the store's clock. */
  listFolders(idleMs?: number): AsyncIterable<string>;
  /** Removes the remains of broken writes that are older than this by the store's own clock. */
  removeUnfinished(olderThanMs: number): Promise<void>;
  close(): Promise<void>;
};

const FOLDER = '[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}';
const folderPattern = new RegExp(`^${FOLDER}$`);
const namePattern = new RegExp(`^${FOLDER}/[a-z0-9-]+$`);

/** Other content in a shared bucket or folder must not be touched. */
export const isFolder = (value: string): boolean => folderPattern.test(value);
export const isName = (value: string): boolean => namePattern.test(value);

/** Returns the name if it is valid. It becomes part of a path, so any other shape is refused. */
export function checkName(name: string): string {
  if (!isName(name)) throw new Error('not a name of an object');
  return name;
}

export function checkFolder(folder: string): string {
  if (!isFolder(folder)) throw new Error('not a name of a folder');
  return folder;
}
