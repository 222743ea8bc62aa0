import type { Readable } from 'node:stream';

/** Objects in folders. It carries sealed bytes and can open none of them. */
export type Storage = {
  /** Writes the whole stream under this name, or nothing: a stream that breaks leaves no object. */
  put(name: string, content: Readable): Promise<void>;
  /** Undefined when there is no such object. The stream is to be read to its end or destroyed. */
  get(name: string): Promise<Readable | undefined>;
  /** Removes every object of this folder; one that is not there is no error. */
  removeFolder(folder: string): Promise<void>;
  /** The folders there are, in no promised order; with a time, those nothing was put into for so long by the store's own clock. */
  listFolders(idleMs?: number): AsyncIterable<string>;
  /** Removes what broken writes left behind, older than this by the store's own clock. */
  removeUnfinished(olderThanMs: number): Promise<void>;
  close(): Promise<void>;
};

const FOLDER = '[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}';
const folderPattern = new RegExp(`^${FOLDER}$`);
const namePattern = new RegExp(`^${FOLDER}/[a-z0-9-]+$`);

/** What else lies in a shared bucket or folder is not ours to touch. */
export const isFolder = (value: string): boolean => folderPattern.test(value);
export const isName = (value: string): boolean => namePattern.test(value);

/** Gives the name back. It becomes a path, so any other shape is refused. */
export function checkName(name: string): string {
  if (!isName(name)) throw new Error('not a name of an object');
  return name;
}

export function checkFolder(folder: string): string {
  if (!isFolder(folder)) throw new Error('not a name of a folder');
  return folder;
}
