/** A multiple of three, so that no piece but the last ends in padding. */
const PIECE_BYTES = 3 * 512 * 1024;
const MEDIA_TYPE = /^[\w.+-]+\/[\w.+-]+$/;
const UNKNOWN_TYPE = 'application/octet-stream';

type Parts = { fields: Record<string, unknown>; name: string; file: Blob };

/** The JSON of the fields and then the file as a data URL, put together without ever being one string. */
export async function uploadBody({ fields, name, file }: Parts): Promise<Blob> {
  const type = MEDIA_TYPE.test(file.type) ? file.type : UNKNOWN_TYPE;
  const open = JSON.stringify({ ...fields, [name]: `data:${type};base64,` }).slice(0, -'"}'.length);
  const parts: BlobPart[] = [open];
  for (let from = 0; from < file.size; from += PIECE_BYTES) {
    parts.push(new Blob([await base64Of(file.slice(from, from + PIECE_BYTES))]));
  }
  return new Blob([...parts, '"}'], { type: 'application/json' });
}

/** The browser's own encoder: several times faster than any loop over the bytes. */
async function base64Of(piece: Blob): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const reader = new FileReader();
  reader.onload = () => resolve(reader.result as string);
  reader.onerror = () => reject(new Error('Failed to read file', { cause: reader.error }));
  reader.readAsDataURL(piece);
  const dataUrl = await promise;
  return dataUrl.slice(dataUrl.indexOf(',') + 1);
}
