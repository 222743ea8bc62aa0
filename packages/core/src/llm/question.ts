import type { ProviderId } from '@app/contract/models';

import type { FailedCall } from './failed-call.ts';
import type { Usage } from './usage.ts';

/** Told and shown in this order. Pictures are always JPEG: every provider takes it, and we made them ourselves. */
export type MaterialPart = { text: string } | { jpeg: Uint8Array };

/** JSON Schema, draft 7. */
export type AnswerSchema = { name: string; description: string; schema: { readonly [keyword: string]: unknown } };

export type Question = {
  provider: ProviderId;
  /** System role. */
  instructions: string;
  /** User role, already wrapped by the caller. */
  material: string | MaterialPart[];
  /** Absent: plain text. */
  schema?: AnswerSchema;
  maxOutputTokens: number;
  /** Framework id and version, for prompt caches. */
  cacheKey: string;
  visitorHash: string;
  signal: AbortSignal;
  /** Called for each text chunk, synchronously. */
  onText: (chunk: string) => void;
  /** What to bill when the caller aborts: the promise then rejects with the signal's own reason. */
  onAborted?: (call: FailedCall) => void;
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
};
