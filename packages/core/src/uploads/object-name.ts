/** What lies in an upload's folder: the file itself and what was made of it; of an export, the report and the file. */
export type ObjectFile = 'original' | 'text' | 'audio' | `picture-${number}` | 'report' | 'file';

export const objectName = (uploadId: string, file: ObjectFile): string => `${uploadId}/${file}`;

/** The vault binds it in, so that an object moved elsewhere does not open. */
export const objectPlace = (uploadId: string, file: ObjectFile): string => `uploads:${uploadId}/${file}`;
