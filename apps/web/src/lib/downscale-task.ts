export type DownscaleTask = {
  task: {
    image: Blob | ImageBitmap;
    /** Tried in order until the image is small enough. */
    tries: readonly { maxWidth: number; quality: number }[];
    maxBytes: number;
  };
  answer: Blob;
  note: never;
};
