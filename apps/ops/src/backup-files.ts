import { chmod, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Contents } from '@app/core/db/contents';
import { z } from 'zod';

/** Stored next to a dump: row counts and checksums to verify after a restore that it is complete. */
export type BackupManifest = { madeAt: string; tables: Contents };

const BackupManifest = z.object({
  madeAt: z.string(),
  tables: z.record(z.string(), z.object({ rows: z.number(), checksum: z.string() })),
});

const DUMP = /^analysis-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.dump$/;
const DAY_MS = 86_400_000;

export const manifestOf = (dump: string): string => dump.replace(/\.dump$/, '.json');

/** The path for a dump made now. Only the owner may read the folder. */
export async function newDump(folder: string, now: Date): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return join(folder, `analysis-${now.toISOString().replaceAll(/[-:]|\.\d+/g, '')}.dump`);
}

/** Renames a finished dump to its final name. The manifest is written first, so that no dump is without one. */
export async function keepDump(part: string, dump: string, manifest: BackupManifest): Promise<void> {
  await writeFile(manifestOf(dump), `${JSON.stringify(manifest, undefined, 2)}\n`, { mode: 0o600 });
  await chmod(part, 0o600);
  await rename(part, dump);
}

/** Undefined if there is no manifest. */
export async function readManifest(dump: string): Promise<BackupManifest | undefined> {
  const source = await readFile(manifestOf(dump), 'utf8').catch(() => undefined);
  return source === undefined ? undefined : BackupManifest.parse(JSON.parse(source));
}

/** The newest dump in a folder, or the given file itself. */
export async function findDump(path: string): Promise<string | undefined> {
  const facts = await stat(path).catch(() => undefined);
  if (!facts?.isDirectory()) return facts && path;
  const newest = (await listDumps(path)).at(-1);
  return newest && join(path, newest);
}

async function listDumps(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((name) => DUMP.test(name)).toSorted();
}

/** When the newest dump in a folder was made. */
export async function newestDumpAt(folder: string): Promise<Date | undefined> {
  const newest = (await listDumps(folder).catch(() => [])).at(-1);
  return newest === undefined ? undefined : madeAt(newest);
}

/** Deletes dumps older than the retention that the privacy page promises. Returns how many. */
export async function removeOldDumps(folder: string, keepDays: number, now: Date): Promise<number> {
  const old = (await listDumps(folder)).filter((name) => now.getTime() - madeAt(name).getTime() > keepDays * DAY_MS);
  for (const name of old) for (const file of [name, manifestOf(name)]) await rm(join(folder, file), { force: true });
  return old.length;
}

function madeAt(name: string): Date {
  const [, year, month, day, hour, minute, second] = DUMP.exec(name) ?? [];
  return new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
}
