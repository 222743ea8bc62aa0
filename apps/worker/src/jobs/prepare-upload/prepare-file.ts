import type { PreparedFile } from '@app/core/analyses/analysis-input';
import { AppError } from '@app/core/errors/app-error';
import { extractDocument } from '@app/core/extract/extract-document';
import { renderImage } from '@app/core/extract/images/render-image';
import type { Picture } from '@app/core/extract/picture';
import { sampleVideo } from '@app/core/extract/video/sample-video';
import { cleanText } from '@app/reading';
import { type UploadAccess, writeObject } from '@app/core/uploads/stored-upload';
import type { MediaServices } from '../../worker-services.ts';
import { withOpenedFile, type OpenedFile } from '../with-opened-file.ts';

type PrepareOptions = { access: UploadAccess; signal: AbortSignal };

/** Prepares the input of the `write` stage. Its images and sound are in storage when this returns. */
export async function prepareFile(services: MediaServices, preparing: PrepareOptions): Promise<PreparedFile> {
  return withOpenedFile(services, preparing, async (file) => {
    switch (file.group) {
      case 'document':
        return prepareDocument(services, preparing, file);
      case 'image':
        return prepareImage(services, preparing, file);
      case 'video':
        return prepareVideo(services, preparing, file);
    }
  });
}

async function prepareDocument(
  services: MediaServices,
  { access, signal }: PrepareOptions,
  file: OpenedFile<'document'>,
): Promise<PreparedFile> {
  const document = await extractDocument(services.sandbox, file, signal);
  if (document.type === 'text') {
    const content = cleanText(document.text);
    if (!content) throw new AppError('FILE_WITHOUT_TEXT');
    return { type: 'text', content, shareRead: document.shareRead };
  }
  await writePictures(services, access, document.pages);
  return { type: 'pages', pictures: document.pages.length, pageCount: document.pageCount };
}

async function prepareImage(
  services: MediaServices,
  { access, signal }: PrepareOptions,
  file: OpenedFile<'image'>,
): Promise<PreparedFile> {
  await writePictures(services, access, [await renderImage(services.sandbox, file, signal)]);
  return { type: 'image' };
}

async function prepareVideo(
  services: MediaServices,
  { access, signal }: PrepareOptions,
  file: OpenedFile<'video'>,
): Promise<PreparedFile> {
  const { frames, audio, durationSeconds } = await sampleVideo(services.sandbox, file, signal);
  await writePictures(
    services,
    access,
    frames.map(({ picture }) => picture),
  );
  if (audio) await writeObject(services, access, 'audio', audio);
  const frameSeconds = frames.map(({ seconds }) => seconds);
  return { type: 'video', durationSeconds, frameSeconds, hasSound: audio !== undefined };
}

async function writePictures(services: MediaServices, access: UploadAccess, pictures: Picture[]): Promise<void> {
  for (const [index, { jpeg }] of pictures.entries()) await writeObject(services, access, `picture-${index + 1}`, jpeg);
}
