import type { ProviderId } from '@app/contract/models';

import type { FailedCall } from './failed-call.ts';
import type { Usage } from './usage.ts';

/** Told and shown in this order. Pictures are always JPEG: every provider takes it, and we made them ourselves. */
export type MaterialPart = { text: string } | { jpeg: Uint8Array };

/** JSON Schema, draft 7. */
export type AnswerSchema = { name: string; description: string; schema: { readonly [keyword: string]: unknown } };

export type Question = {
  provider: ProviderId;
  /** Asked of the provider's small model. */
  isSmall?: boolean;
  /** System role. */
  instructions: string;
  /** User role, already wrapped by the caller. */
  material: string | MaterialPart[];
  /** What this call is asked to do with the material. It follows the material, so that calls with other tasks share the prefix. */
  task?: string;
  /** Absent: plain text. */
  schema?: AnswerSchema;
  maxOutputTokens: number;
  /** How long the whole call may take, in place of the timeouts of the provider. */
  withinMs?: number;
  /** Framework id and version, for prompt caches. */
  cacheKey: string;
  visitorHash: string;
  signal: AbortSignal;
  /** Called for each text chunk, synchronously. */
  onText: (chunk: string) => void;
  /** What to bill when the caller aborts: the promise then rejects with the signal's own reason. */
  onAborted?: (call: FailedCall) => void;
  /** The provider's own message when it fails or refuses the schema, for an operator's eyes: it may repeat the prompt. */
  onTold?: (message: string) => void;
};

export type Answer = {
  text: string;
  finish: 'stop' | 'length';
  model: string;
  usage: Usage;
  costMicroUsd: number;
  priceVersion: string;
  firstTextMs: number;
  totalMs: number;
  /** The provider refused the schema and was asked once more with the schema in the words of the task. */
  schemaInWords?: true;
};
