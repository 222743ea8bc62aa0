import { deleteExtraction, findExtraction, insertExtraction } from '../db/extractions.ts';
import { AppError } from '../errors/app-error.ts';
import { claimStream, emitEvent } from '../events/live-store.ts';
import type { ApiServices, Services } from '../services.ts';
import { discardUpload, type Upload } from './save-upload.ts';
import { readWholeObject, type UploadAccess } from './stored-upload.ts';

const LIMIT_MS = 90_000;
/** An extraction has one writer and one word to say. */
const EPOCH = 1;

/** The text of a document, read by a media worker. Row, file and text are gone when this returns. */
export async function extractText(services: ApiServices, upload: Upload, closed: AbortSignal): Promise<string> {
  const { db, vault, queue, reader } = services;
  const { id, key } = upload;
  const signs = reader.follow(id, undefined, AbortSignal.any([closed, AbortSignal.timeout(LIMIT_MS)]));
  try {
    await insertExtraction(db, { id, workerKey: vault.wrapForWorker(key, id) });
    await queue.add('media', 'extract-text', { extractionId: id }, id);
    // A word of the worker is only a sign to look; silence makes us look as well.
    while (!(await signs.next()).done) {
      const state = await findExtraction(db, id);
      if (state?.status === 'done') return (await readWholeObject(services, upload, 'text')).toString('utf8');
      if (state?.status !== 'queued') throw new AppError(state?.errorCode ?? 'INTERNAL');
    }
    throw new AppError('SERVICE_UNAVAILABLE');
  } finally {
    await signs.return(undefined);
    await deleteExtraction(db, id);
    await discardUpload(services, id);
    await queue.remove('media', id).catch(() => {}); // it runs or has run
  }
}

/** Wakes the request that waits. If Redis is away, it looks by itself. */
export async function announceExtraction({ live, vault }: Services, { id, key }: UploadAccess): Promise<void> {
  const event = vault.seal(key, `extractions:${id}`, 'ended');
  await claimStream(live, { analysisId: id, epoch: EPOCH })
    .then(() => emitEvent(live, { analysisId: id, epoch: EPOCH, event }))
    .catch(() => {});
}
