import { z } from 'zod';
import { FileFields } from './analyses.ts';
import { MAX_UPLOAD_BODY_BYTES } from './limits.ts';
import { route } from './route.ts';

/** Fills the text box from a document; nothing is stored. */
export const extractText = route({
  method: 'POST',
  path: '/api/extract-text',
  body: FileFields,
  upload: 'fileData',
  reply: z.object({ text: z.string() }),
  maxBodyBytes: MAX_UPLOAD_BODY_BYTES,
  proof: true,
});
