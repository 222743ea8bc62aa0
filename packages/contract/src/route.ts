import type { z } from 'zod';

export type Method = 'GET' | 'POST';

/** One call of the product: both sides import this, so path, body and reply are written once. */
export type Route<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
> = {
  method: Method;
  path: string;
  params?: Params;
  query?: Query;
  body?: Body;
  /** What a 200 answers; streams have none. */
  reply?: Reply;
  /** Largest body in bytes; the server's small default when absent. */
  maxBodyBytes?: number;
};

export function route<Params extends z.ZodType, Query extends z.ZodType, Body extends z.ZodType, Reply extends z.ZodType>(
  definition: Route<Params, Query, Body, Reply>,
): Route<Params, Query, Body, Reply> {
  return definition;
}
