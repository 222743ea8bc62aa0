import { opendirSync, statSync } from 'node:fs';
import { join } from 'node:path';

export type FolderFill = { bytes: number; entries: number; hasFolders: boolean };

const MAX_NEW_ENTRIES = 1000;
/** All files together against one file. */
const FILES_FACTOR = 4;

/** What lies in a work folder; no further than needed to know that it is too much. */
export function readFill(folder: string): FolderFill {
  const fill: FolderFill = { bytes: 0, entries: 0, hasFolders: false };
  const listing = opendirSync(folder);
  try {
    for (let entry = listing.readSync(); entry !== null; entry = listing.readSync()) {
      fill.entries += 1;
      fill.hasFolders ||= entry.isDirectory();
      if (fill.entries > 2 * MAX_NEW_ENTRIES) break;
      // It may vanish while we look.
      if (entry.isFile()) fill.bytes += statSync(join(folder, entry.name), { throwIfNoEntry: false })?.size ?? 0;
    }
  } finally {
    listing.closeSync();
  }
  return fill;
}

/** No program of ours makes folders; one that does has been taken over and is about to hide things from us. */
export function isOverfull(folder: string, before: FolderFill, fileBytes: number): boolean {
  try {
    const now = readFill(folder);
    return (
      now.hasFolders !== before.hasFolders ||
      now.entries > before.entries + MAX_NEW_ENTRIES ||
      now.bytes > before.bytes + FILES_FACTOR * fileBytes
    );
  } catch {
    // It can only be unreadable because the child made it so.
    return true;
  }
}
