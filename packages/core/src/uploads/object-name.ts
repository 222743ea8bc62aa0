/**
 * The objects in an upload's folder: the original and the prepared input; for an export, the report and the file; for a
 * follow-up in an interview, the answer and the question.
 */
export type ObjectFile =
  | 'original'
  | 'text'
  | 'audio'
  | `picture-${number}`
  | 'report'
  | 'file'
  | 'answer'
  | 'follow-up';

export const objectName = (uploadId: string, file: ObjectFile): string => `${uploadId}/${file}`;

/** The associated data of an object: an object moved elsewhere does not open. */
export const objectContext = (uploadId: string, file: ObjectFile): string => `uploads:${uploadId}/${file}`;
