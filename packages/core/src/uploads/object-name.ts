/** What lies in an upload's folder: the file itself, and what preparing made of it. */
export type ObjectFile = 'original' | 'text' | 'audio' | `picture-${number}`;

export const objectName = (uploadId: string, file: ObjectFile): string => `${uploadId}/${file}`;

/** The vault binds it in, so that an object moved elsewhere does not open. */
export const objectPlace = (uploadId: string, file: ObjectFile): string => `uploads:${uploadId}/${file}`;
