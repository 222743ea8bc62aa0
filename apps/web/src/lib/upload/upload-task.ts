export type UploadTask = {
  task: {
    url: string;
    headers: Record<string, string>;
    fields: Record<string, unknown>;
    /** Name of the field that carries the file. */
    name: string;
    file: Blob;
  };
  answer: { status: number; body: string; code?: string | undefined; retryAfter?: string | undefined } | 'unreachable';
  /** Fraction of the body that has been sent, from 0 to 1. */
  note: number;
};
