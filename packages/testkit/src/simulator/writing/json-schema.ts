import { z } from 'zod';

/** The subset of JSON Schema that providers accept for structured answers. */
export type RequestedSchema = {
  type?: string | string[];
  enum?: unknown[];
  properties?: Record<string, RequestedSchema>;
  items?: RequestedSchema;
  anyOf?: RequestedSchema[];
  minimum?: number;
  maximum?: number;
  maxItems?: number;
};

export const RequestedSchema = z.custom<RequestedSchema>((value) => typeof value === 'object' && value !== null);
