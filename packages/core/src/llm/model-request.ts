import type { ProviderId } from '@app/contract/models';

import type { FailedCall } from './failed-call.ts';
import type { Usage } from './usage.ts';

/** Sent in this order. Images are always JPEG: every provider accepts it, and we create them ourselves. */
export type MaterialPart = { text: string } | { jpeg: Uint8Array };

/** JSON Schema, draft 7. */
export type AnswerSchema = { name: string; description: string; schema: { readonly [keyword: string]: unknown } };

export type ModelRequest = {
  provider: ProviderId;
  /** Sends the request to the provider's small model. */
  isSmall?: boolean;
  /** System role. */
  instructions: string;
  /** User role, already wrapped by the caller. */
  material: string | MaterialPart[];
  /** The task of this call. It follows the material, so that calls with other tasks share the cached prefix. */
  task?: string;
  /** Absent: plain text. */
  schema?: AnswerSchema;
  maxOutputTokens: number;
  /** A timeout for the whole call, in addition to the provider's timeouts. */
  withinMs?: number;
  /** Framework id and version, for prompt caches. */
  cacheKey: string;
  visitorHash: string;
  signal: AbortSignal;
  /** Called synchronously for each text chunk. */
  onText: (chunk: string) => void;
  /** Gets the bill when the caller aborts; the promise then rejects with the signal's own reason. */
  onAborted?: (call: FailedCall) => void;
  /** Gets the provider's message when it fails or refuses the schema. For operators: it may repeat the prompt. */
  onProviderMessage?: (message: string) => void;
};

export type ModelAnswer = {
  text: string;
  finish: 'stop' | 'length';
  model: string;
  usage: Usage;
  costMicroUsd: number;
  priceVersion: string;
  firstTextMs: number;
  totalMs: number;
  /** Set when the provider refused the schema and the second call carried it as text in the task. */
  schemaInWords?: true;
};
