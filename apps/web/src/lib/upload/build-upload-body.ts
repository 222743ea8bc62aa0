import { readDataUrl } from '../read-data-url.ts';

/** A multiple of three, so that only the last base64 chunk has padding. */
const CHUNK_BYTES = 3 * 512 * 1024;
const MEDIA_TYPE = /^[\w.+-]+\/[\w.+-]+$/;
const UNKNOWN_TYPE = 'application/octet-stream';

type Parts = { fields: Record<string, unknown>; name: string; file: Blob };

/** JSON of the fields and the file as a data URL, assembled in chunks and never held as one string. */
export async function buildUploadBody({ fields, name, file }: Parts): Promise<Blob> {
  const type = MEDIA_TYPE.test(file.type) ? file.type : UNKNOWN_TYPE;
  const open = JSON.stringify({ ...fields, [name]: `data:${type};base64,` }).slice(0, -'"}'.length);
  const parts: BlobPart[] = [open];
  for (let from = 0; from < file.size; from += CHUNK_BYTES) {
    parts.push(new Blob([await base64Of(file.slice(from, from + CHUNK_BYTES))]));
  }
  return new Blob([...parts, '"}'], { type: 'application/json' });
}

async function base64Of(chunk: Blob): Promise<string> {
  const dataUrl = await readDataUrl(chunk);
  return dataUrl.slice(dataUrl.indexOf(',') + 1);
}
