export type UploadTask = {
  task: {
    url: string;
    headers: Record<string, string>;
    fields: Record<string, unknown>;
    /** The field that carries the file. */
    name: string;
    file: Blob;
  };
  answer: { status: number; body: string; code?: string | undefined; retryAfter?: string | undefined } | 'unreachable';
  /** How much of the body has been sent, from 0 to 1. */
  note: number;
};
