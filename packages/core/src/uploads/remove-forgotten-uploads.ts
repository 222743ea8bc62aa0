import { LEFTOVER_HOURS } from '@app/contract/retention';
import { listNeededUploads } from '../db/analyses.ts';
import type { Services } from '../services.ts';
import { discardUpload } from './save-upload.ts';

/**
 * Uploads are removed when their work ends; what is this old and nobody waits for was left by a crash. Half of the time told, because
 * this runs now and then only.
 */
const FORGOTTEN_AFTER_MS = (LEFTOVER_HOURS * 3_600_000) / 2;
const BATCH = 200;

export async function removeForgottenUploads(services: Services): Promise<number> {
  const { storage, db } = services;
  await storage.removeUnfinished(FORGOTTEN_AFTER_MS);
  const old: string[] = [];
  for await (const id of storage.listFolders()) if (bornAt(id) < Date.now() - FORGOTTEN_AFTER_MS) old.push(id);
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

/** A UUIDv7 begins with the millisecond it was made in. */
const bornAt = (id: string): number => Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16);
