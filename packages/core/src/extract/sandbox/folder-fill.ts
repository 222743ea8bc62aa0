import { opendirSync, statSync } from 'node:fs';
import { join } from 'node:path';

export type FolderFill = { bytes: number; entries: number; hasFolders: boolean };

const MAX_NEW_ENTRIES = 1000;
/** All files together may have this many times the size limit of one file. */
const FILES_FACTOR = 4;

/** Measures a work folder, only as far as needed to know that it is too full. */
export function readFill(folder: string): FolderFill {
  const fill: FolderFill = { bytes: 0, entries: 0, hasFolders: false };
  const listing = opendirSync(folder);
  try {
    for (let entry = listing.readSync(); entry !== null; entry = listing.readSync()) {
      fill.entries += 1;
      fill.hasFolders ||= entry.isDirectory();
      if (fill.entries > 2 * MAX_NEW_ENTRIES) break;
      // The file may vanish meanwhile.
      if (entry.isFile()) fill.bytes += statSync(join(folder, entry.name), { throwIfNoEntry: false })?.size ?? 0;
    }
  } finally {
    listing.closeSync();
  }
  return fill;
}

/** None of our programs creates folders; one that does has been compromised and may be hiding files. */
export function isOverfull(folder: string, before: FolderFill, fileBytes: number): boolean {
  try {
    const now = readFill(folder);
    return (
      now.hasFolders !== before.hasFolders ||
      now.entries > before.entries + MAX_NEW_ENTRIES ||
      now.bytes > before.bytes + FILES_FACTOR * fileBytes
    );
  } catch {
    // Only the child can have made the folder unreadable.
    return true;
  }
}
