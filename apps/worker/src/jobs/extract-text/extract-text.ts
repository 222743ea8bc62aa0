import { claimErrand, endErrand } from '@app/core/db/errands';
import { AppError, toAppError } from '@app/core/errors/app-error';
import { extractDocument } from '@app/core/extract/extract-document';
import { announceErrand } from '@app/core/uploads/errand';
import type { Payload } from '@app/core/queue/jobs';
import { cleanText } from '@app/core/report/clean-text';
import { discardUpload } from '@app/core/uploads/save-upload';
import { type UploadAccess, writeObject } from '@app/core/uploads/stored-upload';
import type { MediaServices } from '../../worker-services.ts';
import { inOpenedFile } from '../open-file.ts';

const MOST_TRIES = 2;

/** Takes the text out of a document for a request that waits. When nobody waits any more, nothing stays. */
export async function extractText(
  services: MediaServices,
  { extractionId: id }: Payload<'extract-text'>,
  signal: AbortSignal,
): Promise<void> {
  const { db, vault, log } = services;
  const workerKey = await claimErrand(db, id, MOST_TRIES);
  const key = workerKey && vault.openForWorker(workerKey, id);
  if (!key) return void (await endErrand(db, id, 'FILE_TOO_COMPLEX'));
  const began = performance.now();
  const fault = await extract(services, { id, key }, signal).then(
    () => undefined,
    (error: unknown) => toAppError(error),
  );
  if (signal.aborted) throw new AppError('SERVICE_UNAVAILABLE');
  if (!(await endErrand(db, id, fault?.code))) await discardUpload(services, id);
  await announceErrand(services, { id, key });
  log.info({ uploadId: id, code: fault?.code, durationMs: Math.round(performance.now() - began) }, 'text extracted');
}

async function extract(services: MediaServices, access: UploadAccess, signal: AbortSignal): Promise<void> {
  const text = await inOpenedFile(services, { access, signal }, async (file) => {
    if (file.group !== 'document') throw new AppError('DOCUMENT_UNSUPPORTED');
    const document = await extractDocument(services.sandbox, file, signal);
    if (document.type === 'scanned') throw new AppError('DOCUMENT_SCANNED');
    return cleanText(document.text);
  });
  if (!text) throw new AppError('FILE_WITHOUT_TEXT');
  await writeObject(services, access, 'text', Buffer.from(text, 'utf8'));
}
