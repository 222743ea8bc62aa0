import { AppError } from '@app/core/errors/app-error';
import { extractDocument } from '@app/core/extract/extract-document';
import type { Payload } from '@app/core/queue/jobs';
import { cleanText } from '@app/reading';
import { type UploadAccess, writeObject } from '@app/core/uploads/stored-upload';
import type { MediaServices } from '../../worker-services.ts';
import { withOpenedFile } from '../with-opened-file.ts';
import { serveMediaTask } from '../serve-media-task.ts';

/** Extracts the text of a document for a waiting request. */
export async function extractText(
  services: MediaServices,
  { extractionId: id }: Payload<'extract-text'>,
  signal: AbortSignal,
): Promise<void> {
  await serveMediaTask(services, { id, crashCode: 'FILE_TOO_COMPLEX', done: 'text extracted', signal }, (access) =>
    extract(services, access, signal),
  );
}

async function extract(services: MediaServices, access: UploadAccess, signal: AbortSignal): Promise<void> {
  const text = await withOpenedFile(services, { access, signal }, async (file) => {
    if (file.group !== 'document') throw new AppError('DOCUMENT_UNSUPPORTED');
    const document = await extractDocument(services.sandbox, file, signal);
    if (document.type === 'scanned') throw new AppError('DOCUMENT_SCANNED');
    return cleanText(document.text);
  });
  if (!text) throw new AppError('FILE_WITHOUT_TEXT');
  await writeObject(services, access, 'text', Buffer.from(text, 'utf8'));
}
