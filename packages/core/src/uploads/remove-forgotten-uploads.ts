import { MAX_UPLOAD_MS } from '@app/contract/limits';
import { listNeededUploads } from '../db/analyses.ts';
import type { Services } from '../services.ts';
import { discardUpload } from './save-upload.ts';

/**
 * Longer than an upload may take, and short enough that maintenance, every quarter of an hour, removes the file within
 * the promised hour.
 */
const FORGOTTEN_AFTER_MS = MAX_UPLOAD_MS + 150_000;
const BATCH = 200;

/** Uploads are removed when their work ends; an upload this old without an open analysis was left by a crash. */
export async function removeForgottenUploads(services: Services): Promise<number> {
  const { storage, db } = services;
  await storage.removeUnfinished(FORGOTTEN_AFTER_MS);
  const old: string[] = [];
  for await (const id of storage.listFolders(FORGOTTEN_AFTER_MS)) old.push(id);
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
