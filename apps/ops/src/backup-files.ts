import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { chmod, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Contents } from '@app/core/db/contents';
import { z } from 'zod';
import { OpsRefusal } from './command.ts';

/** Stored next to a dump: its hash, and row counts and checksums to verify after a restore that it is complete. */
export type BackupManifest = { madeAt: string; sha256?: string | undefined; tables: Contents };

const BackupManifest = z.object({
  madeAt: z.string(),
  sha256: z.string().optional(),
  tables: z.record(z.string(), z.object({ rows: z.number(), checksum: z.string() })),
});

const DUMP = /^analysis-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.dump$/;
const PART = /^analysis-\d{8}T\d{6}Z\.dump\.part$/;
const LIST = /^analysis-\d{8}T\d{6}Z\.json$/;
const DAY_MS = 86_400_000;

export const manifestOf = (dump: string): string => dump.replace(/\.dump$/, '.json');
const dumpOf = (manifest: string): string => manifest.replace(/\.json$/, '.dump');

/** The path for a dump made now. Only the owner may read the folder; its parent must exist. */
export async function newDump(folder: string, now: Date): Promise<string> {
  // Not `recursive`: below /proc that never ends.
  await mkdir(folder, { mode: 0o700 }).catch((error: unknown) => {
    const { code } = error as { code?: string };
    if (code !== 'EEXIST')
      throw new OpsRefusal(`The folder ${folder} cannot be made (${code}); its parent must be there.`);
  });
  return join(folder, `analysis-${now.toISOString().replaceAll(/[-:]|\.\d+/g, '')}.dump`);
}

/** Renames a finished dump to its final name. The manifest is written first, so that no dump is without one. */
export async function keepDump(part: string, dump: string, manifest: BackupManifest): Promise<void> {
  await writeFile(manifestOf(dump), `${JSON.stringify(manifest, undefined, 2)}\n`, { mode: 0o600 });
  await chmod(part, 0o600);
  await rename(part, dump);
}

/** Undefined if there is no manifest. Refuses a dump or a manifest that has changed since it was written. */
export async function readManifest(dump: string): Promise<BackupManifest | undefined> {
  const source = await readFile(manifestOf(dump), 'utf8').catch(() => undefined);
  if (source === undefined) return undefined;
  const { data: manifest } = BackupManifest.safeParse(parseJson(source));
  if (!manifest)
    throw new OpsRefusal(`${manifestOf(dump)} is damaged. Take another dump, or remove it to restore without a check.`);
  if (manifest.sha256 !== undefined && manifest.sha256 !== (await hashFile(dump)))
    throw new OpsRefusal(`${dump} is damaged: it is not the file that was written. Take another dump.`);
  return manifest;
}

function parseJson(source: string): unknown {
  try {
    return JSON.parse(source);
  } catch {
    return undefined;
  }
}

export async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return hash.digest('hex');
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

/** Removes what interrupted backups left: unfinished dumps, and lists without a dump. No other backup may run. */
export async function removeLeftovers(folder: string): Promise<void> {
  const names = await readdir(folder);
  const left = names.filter((name) => PART.test(name) || (LIST.test(name) && !names.includes(dumpOf(name))));
  for (const name of left) await rm(join(folder, name), { force: true });
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
