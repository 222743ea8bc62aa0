import type { z } from 'zod';

/** One API call. Both sides import it, so path, body and reply are defined once. */
export type Route = {
  method: 'GET' | 'POST';
  path: string;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /**
   * The body field that carries a file: in JSON as a data URL (`mediaData` also as plain base64), in a form as raw
   * bytes. It is decoded while it arrives and is not part of `body`.
   */
  upload?: 'fileData' | 'mediaData';
  /** The body of a 200 response; streams have none. */
  reply?: z.ZodType;
  /** Largest body in bytes; default: the server's small limit. */
  maxBodyBytes?: number;
  /** The rate-limit class per network; default: GET is cheap, POST is costly. */
  rateLimitClass?: RateLimitClass;
  /** Starts paid or parser work: a deployment may require a proof of work from a busy network first. */
  proof?: true;
};

/** `live` opens a stream; `costly` uses a model, a parser, a mail or a file export. */
export type RateLimitClass = 'cheap' | 'live' | 'costly';

export function rateLimitClassOf({ rateLimitClass, method }: Route): RateLimitClass {
  return rateLimitClass ?? (method === 'GET' ? 'cheap' : 'costly');
}

/** Keeps the exact type, so that each side knows the parts of a call. */
export function route<const Definition extends Route>(definition: Definition): Definition {
  return definition;
}
