import { MAX_UPLOAD_MS } from '@app/contract/limits';
import { listNeededUploads } from '../db/analyses.ts';
import { readServerClock } from '../db/server-facts.ts';
import type { Services } from '../services.ts';
import { discardUpload } from './save-upload.ts';

/**
 * Longer than an upload may take, and short enough that maintenance, every quarter of an hour, removes the file within
 * the promised hour.
 */
const FORGOTTEN_AFTER_MS = MAX_UPLOAD_MS + 150_000;
const BATCH = 200;
const HOUR_MS = 3_600_000;

/** Its id is a UUIDv7: a jump of the store's clock makes no new upload old. One from the future has no known age. */
function isOldByName(id: string, now: number): boolean {
  const ageMs = now - Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16);
  return ageMs > FORGOTTEN_AFTER_MS || ageMs < -HOUR_MS;
}

/** Uploads are removed when their work ends; an upload this old without an open analysis was left by a crash. */
export async function removeForgottenUploads(services: Services): Promise<number> {
  const { storage, db } = services;
  await storage.removeUnfinished(FORGOTTEN_AFTER_MS);
  const old: string[] = [];
  const now = await readServerClock(db);
  for await (const id of storage.listFolders(FORGOTTEN_AFTER_MS)) if (isOldByName(id, now)) old.push(id);
  let removed = 0;
  for (let start = 0; start < old.length; start += BATCH) {
    const batch = old.slice(start, start + BATCH);
    const needed = new Set(await listNeededUploads(db, batch));
    const forgotten = batch.filter((id) => !needed.has(id));
    await Promise.all(forgotten.map((id) => discardUpload(services, id)));
    removed += forgotten.length;
  }
  return removed;
}
