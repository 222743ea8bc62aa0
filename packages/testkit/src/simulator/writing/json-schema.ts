import { z } from 'zod';

/** The subset of JSON Schema that providers accept for structured answers. */
export type JsonSchema = {
  type?: string | string[];
  enum?: unknown[];
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  minimum?: number;
  maximum?: number;
  maxItems?: number;
};

export const JsonSchema = z.custom<JsonSchema>((value) => typeof value === 'object' && value !== null);
