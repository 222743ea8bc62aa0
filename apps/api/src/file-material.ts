import type { SubmittedMaterial } from '@app/core/analyses/start-analysis';
import { AppError } from '@app/core/errors/app-error';
import { type FormatGroup, groupOf, sniffFormat } from '@app/core/extract/sniff-format';
import type { Upload } from '@app/core/uploads/save-upload';

/** The material of an uploaded document. Only the content decides its type; its name and declared type do not count. */
export async function documentOf(upload: Upload): Promise<SubmittedMaterial> {
  if ((await groupOfUpload(upload)) !== 'document') throw new AppError('DOCUMENT_UNSUPPORTED');
  return { type: 'upload', upload, kind: 'text', maxPeople: 1 };
}

/** The material of an uploaded picture or video. */
export async function mediaOf(upload: Upload, maxPeople: number): Promise<SubmittedMaterial> {
  const kind = await groupOfUpload(upload);
  if (kind !== 'image' && kind !== 'video') throw new AppError('MEDIA_UNSUPPORTED');
  return { type: 'upload', upload, kind, maxPeople };
}

async function groupOfUpload({ head }: Upload): Promise<FormatGroup | undefined> {
  const format = await sniffFormat(head);
  return format && groupOf(format);
}
