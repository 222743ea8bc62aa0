/** Takes a body with a file apart while it arrives. */
export type UploadScanner = {
  /** The bytes of the file that this piece of the body brought. */
  push(chunk: Buffer): Buffer | Promise<Buffer>;
  /** The fields that came before the file, unchecked, once it has begun. */
  early(): Record<string, unknown> | undefined;
  /** The verdict on the whole body, and its other fields. */
  end(): Record<string, unknown> | Promise<Record<string, unknown>>;
};
