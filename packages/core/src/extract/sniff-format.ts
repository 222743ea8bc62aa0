import { fileTypeFromBuffer } from 'file-type';
import { isTextHead } from './text/is-text-head.ts';

export type FileFormat = DocumentFormat | ImageFormat | VideoFormat;
export type DocumentFormat = (typeof formatGroups.document)[number];
export type ImageFormat = (typeof formatGroups.image)[number];
export type VideoFormat = (typeof formatGroups.video)[number];

export const formatGroups = {
  document: ['pdf', 'docx', 'doc', 'txt'],
  image: ['jpeg', 'png', 'webp', 'gif', 'heic', 'avif'],
  video: ['mp4', 'mov', 'webm', 'mkv', 'avi'],
} as const;

export type FormatGroup = keyof typeof formatGroups;

export function groupOf(format: FileFormat): FormatGroup | undefined {
  return (Object.keys(formatGroups) as FormatGroup[]).find((group) =>
    (formatGroups[group] as readonly FileFormat[]).includes(format),
  );
}

/** How many bytes `sniffFormat` needs. */
export const HEAD_BYTES = 4100;

const PDF_WITHIN_BYTES = 1024;

const mediaTypes = new Map<string, FileFormat>([
  ['image/jpeg', 'jpeg'],
  ['image/png', 'png'],
  ['image/apng', 'png'],
  ['image/webp', 'webp'],
  ['image/gif', 'gif'],
  ['image/heic', 'heic'],
  ['image/heif', 'heic'],
  ['image/heic-sequence', 'heic'],
  ['image/heif-sequence', 'heic'],
  ['image/avif', 'avif'],
  ['video/mp4', 'mp4'],
  ['video/x-m4v', 'mp4'],
  ['video/3gpp', 'mp4'],
  ['video/3gpp2', 'mp4'],
  ['video/quicktime', 'mov'],
  ['video/webm', 'webm'],
  ['video/matroska', 'mkv'],
  ['video/x-matroska', 'mkv'],
  ['video/vnd.avi', 'avi'],
  ['video/x-msvideo', 'avi'],
]);

/** Detects the format by the first bytes; file names and declared types are not trusted. */
export async function sniffFormat(head: Buffer): Promise<FileFormat | undefined> {
  return documentFormat(head) ?? (await mediaFormat(head)) ?? (isTextHead(head) ? 'txt' : undefined);
}

function documentFormat(head: Buffer): DocumentFormat | undefined {
  if (startsWith(head, [0x50, 0x4b, 0x03, 0x04])) return 'docx';
  if (startsWith(head, [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])) return 'doc';
  return head.subarray(0, PDF_WITHIN_BYTES).includes('%PDF-') ? 'pdf' : undefined;
}

/** Archives never get here: the library would inflate them in this process. */
async function mediaFormat(head: Buffer): Promise<FileFormat | undefined> {
  const found = await fileTypeFromBuffer(head).catch(() => undefined);
  const format = found && mediaTypes.get(found.mime);
  // A text may begin with the letters GIF.
  return format === 'gif' && !/^GIF8[79]a/.test(head.toString('latin1', 0, 6)) ? undefined : format;
}

function startsWith(head: Buffer, magic: number[]): boolean {
  return magic.every((byte, index) => head[index] === byte);
}
