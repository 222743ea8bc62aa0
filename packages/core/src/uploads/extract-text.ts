import type { ApiServices } from '../services.ts';
import { runMediaTask } from './media-task.ts';
import type { Upload } from './save-upload.ts';
import { readWholeObject } from './stored-upload.ts';

/** Has a media worker extract the text of a document. */
export async function extractText(
  services: ApiServices,
  { upload, charge }: { upload: Upload; charge: (ranMs: number) => void },
  closed: AbortSignal,
): Promise<string> {
  const { id } = upload;
  return runMediaTask(
    services,
    {
      access: upload,
      charge,
      queue: () => services.queue.add('media', 'extract-text', { extractionId: id }, { key: id }),
      collect: async () => (await readWholeObject(services, upload, 'text')).toString('utf8'),
    },
    closed,
  );
}
