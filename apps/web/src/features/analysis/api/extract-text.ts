import { extractText as route } from '@app/contract/documents';
import { HttpError } from '../../../lib/api-client.ts';
import { extensionOf } from '../../../lib/extension-of.ts';
import { withProof } from '../../../lib/proof/with-proof.ts';
import { sendFile, type UploadOptions } from '../../../lib/upload/send-file.ts';

/** Extracts the text of a document for the text box. */
export async function extractText(file: File, options?: UploadOptions): Promise<string> {
  const fields = { fileName: file.name, fileType: extensionOf(file.name) };
  try {
    const { text } = await withProof((headers) => sendFile(route, { fields, file, headers }, options), options);
    return text;
  } catch (cause) {
    throw cause instanceof HttpError ? new Error('Failed to extract text', { cause }) : cause;
  }
}
