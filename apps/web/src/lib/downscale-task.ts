export type DownscaleTask = {
  task: {
    image: Blob | ImageBitmap;
    /** One after the other, until the picture is small enough. */
    tries: readonly { maxWidth: number; quality: number }[];
    maxBytes: number;
  };
  answer: Blob;
  note: never;
};
