export type MediaPreview = { type: 'image' | 'video'; url: string; fileName: string };

/** The file the visitor has provided. */
export type Preview = MediaPreview | { type: 'document'; fileName: string };
