export type FileKind = 'image' | 'video' | 'document';

const DOCUMENT_EXTENSIONS = ['pdf', 'doc', 'docx', 'txt'];
const DOCUMENT_TYPES = [
  'application/pdf',
  'application/msword',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'text/plain',
];

/** For files without a browser-provided type, such as iPhone images on Windows. */
const EXTENSIONS: Record<FileKind, string[]> = {
  image: ['jpg', 'jpeg', 'png', 'gif', 'webp', 'avif', 'bmp', 'heic', 'heif', 'tif', 'tiff'],
  video: ['mp4', 'm4v', 'mov', 'webm', 'mkv', 'avi', '3gp'],
  document: DOCUMENT_EXTENSIONS,
};

const documents = DOCUMENT_EXTENSIONS.map((extension) => `.${extension}`).join(',');

/** What a file picker offers. On phones `image/*` and `video/*` also offer the camera. */
export const accept = {
  any: `image/*,video/*,${documents}`,
  image: 'image/*',
  video: 'video/*',
  document: documents,
} as const;

export function kindByType(type: string): FileKind | undefined {
  const essence = type.split(';')[0]?.trim().toLowerCase() ?? '';
  if (essence.startsWith('image/')) return 'image';
  if (essence.startsWith('video/')) return 'video';
  return DOCUMENT_TYPES.includes(essence) ? 'document' : undefined;
}

export function kindByName(name: string): FileKind | undefined {
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  return (Object.keys(EXTENSIONS) as FileKind[]).find((kind) => EXTENSIONS[kind].includes(extension));
}
