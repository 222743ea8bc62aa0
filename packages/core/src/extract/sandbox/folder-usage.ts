import { opendirSync, statSync } from 'node:fs';
import { join } from 'node:path';

export type FolderUsage = { bytes: number; entries: number; hasFolders: boolean };

const MAX_NEW_ENTRIES = 1000;
/** All files together may have this many times the size limit of one file. */
const FILES_FACTOR = 4;

/** Measures a work folder, only as far as needed to know that it is too full. */
export function readFolderUsage(folder: string): FolderUsage {
  const usage: FolderUsage = { bytes: 0, entries: 0, hasFolders: false };
  const listing = opendirSync(folder);
  try {
    for (let entry = listing.readSync(); entry !== null; entry = listing.readSync()) {
      usage.entries += 1;
      usage.hasFolders ||= entry.isDirectory();
      if (usage.entries > 2 * MAX_NEW_ENTRIES) break;
      // The file may vanish meanwhile.
      if (entry.isFile()) usage.bytes += statSync(join(folder, entry.name), { throwIfNoEntry: false })?.size ?? 0;
    }
  } finally {
    listing.closeSync();
  }
  return usage;
}

/** None of our programs creates folders; one that does has been compromised and may be hiding files. */
export function exceedsFolderLimit(folder: string, before: FolderUsage, fileBytes: number): boolean {
  try {
    const now = readFolderUsage(folder);
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
