import type { z } from 'zod';

/** One call of the product: both sides import this, so path, body and reply are written once. */
export type Route = {
  method: 'GET' | 'POST';
  path: string;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /**
   * The field of the body that carries a file: in JSON as a data URL, or for `mediaData` as plain base64; in a form as it
   * is. It is decoded while it arrives and is no part of `body`.
   */
  upload?: 'fileData' | 'mediaData';
  /** What a 200 answers; streams have none. */
  reply?: z.ZodType;
  /** Largest body in bytes; the server's small default when absent. */
  maxBodyBytes?: number;
  /** What a network may ask how often; where absent, reading is cheap and writing is costly. */
  pace?: Pace;
  /** Starts paid work, or work of a parser: a deployment may ask a busy network for a proof of work first. */
  proof?: true;
};

/** `live` opens a stream; `costly` takes a model, a parser, a mail or a file to be set. */
export type Pace = 'cheap' | 'live' | 'costly';

export function paceOf({ pace, method }: Route): Pace {
  return pace ?? (method === 'GET' ? 'cheap' : 'costly');
}

/** Keeps the exact type, so that each side knows which parts a call has. */
export function route<const Definition extends Route>(definition: Definition): Definition {
  return definition;
}
