/** Parses a body with a file while it arrives. */
export type UploadScanner = {
  /** Returns the bytes of the file in this chunk of the body. */
  push(chunk: Buffer): Buffer | Promise<Buffer>;
  /** The unvalidated fields before the file, once the file has begun. */
  fieldsBeforeFile(): Record<string, unknown> | undefined;
  /** Checks the whole body and returns its other fields. */
  end(): Record<string, unknown> | Promise<Record<string, unknown>>;
};
