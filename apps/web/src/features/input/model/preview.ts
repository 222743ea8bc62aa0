export type MediaPreview = { type: 'image' | 'video'; url: string; fileName: string };

/** What the visitor has given besides text. */
export type Preview = MediaPreview | { type: 'document'; fileName: string };
