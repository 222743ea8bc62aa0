import { createHash } from 'node:crypto';

import { z } from 'zod';

export const ContentPart = z.looseObject({ type: z.string().optional(), text: z.string().optional() });
export type ContentPart = z.infer<typeof ContentPart>;

/** A description of an image without its bytes. */
export type MessagePicture = { mediaType: string; bytes: number; sha256: string };
export type MessagePart = { text: string } | { picture: MessagePicture };

export type PartsRead = {
  parts: MessagePart[];
  /** The message of the 400 that the provider would answer. */
  flaw: string | undefined;
};

export type SentPicture = { mediaType: string; base64: string };
/** Undefined: this wire format has no such part. */
export type PictureReader = (part: ContentPart) => SentPicture | undefined;

const beginnings: Record<string, string> = {
  'image/jpeg': 'ffd8ff',
  'image/png': '89504e47',
  'image/gif': '47494638',
  'image/webp': '52494646',
};

export function readParts(content: string | ContentPart[] | null | undefined, readPicture: PictureReader): PartsRead {
  if (typeof content === 'string') return { parts: [{ text: content }], flaw: undefined };
  const parts: MessagePart[] = [];
  let flaw: string | undefined;
  for (const part of content ?? []) {
    if (part.text !== undefined) {
      parts.push({ text: part.text });
      continue;
    }
    const sent = readPicture(part);
    if (sent === undefined) {
      flaw ??= `Unsupported content part: '${part.type ?? 'none'}'.`;
      continue;
    }
    const bytes = Buffer.from(sent.base64, 'base64');
    flaw ??= findFlaw(sent, bytes);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    parts.push({ picture: { mediaType: sent.mediaType, bytes: bytes.length, sha256 } });
  }
  return { parts, flaw };
}

/** `data:image/jpeg;base64,...`, the form in which three of the four wire formats carry an image. */
export function readDataUrl(url: unknown): SentPicture {
  const [, mediaType = '', base64 = ''] = /^data:([^;,]*);base64,(.*)$/s.exec(typeof url === 'string' ? url : '') ?? [];
  return { mediaType, base64 };
}

const KEPT_CHARS = 64;

/** Shortens a body for the log: five hundred bodies with complete images would fill the memory. */
export function shortenPictures(body: unknown, { parts }: Pick<PartsRead, 'parts'>): unknown {
  if (!parts.some((part) => 'picture' in part)) return body;
  return JSON.parse(JSON.stringify(body), (name, value: unknown) =>
    typeof value === 'string' && pictureFields.has(name) && value.length > KEPT_CHARS
      ? `${value.slice(0, KEPT_CHARS)}…`
      : value,
  ) as unknown;
}

/** The fields in which the wire formats carry the bytes of an image. */
const pictureFields = new Set(['image_url', 'url', 'data']);

function findFlaw({ mediaType, base64 }: SentPicture, bytes: Buffer): string | undefined {
  const beginning = beginnings[mediaType];
  if (beginning === undefined) return `Unsupported image media type '${mediaType}'.`;
  if (bytes.length === 0 || bytes.toString('base64') !== base64) return 'Invalid base64 image data.';
  return bytes.toString('hex', 0, beginning.length / 2) === beginning
    ? undefined
    : `The image does not match the media type '${mediaType}'.`;
}
