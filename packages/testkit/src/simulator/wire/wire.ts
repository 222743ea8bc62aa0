import type { IncomingHttpHeaders } from 'node:http';

import type { ProviderId } from '@app/contract/models';

import type { Problem } from '../faults.ts';
import type { JsonSchema } from '../writing/json-schema.ts';
import type { PartsRead } from './read-parts.ts';

/** What a request asks for, whatever its wire format. */
export type Ask = PartsRead & {
  model: string;
  stream: boolean;
  instructions: string;
  /** The words of the last user message as they were sent, tags included; `parts` has them with the pictures between. */
  userText: string;
  schema: JsonSchema | undefined;
  /** Anthropic's older way to ask for JSON: a tool the model must call. */
  jsonTool: boolean;
  maxOutputTokens: number | undefined;
};

export type Tokens = { input: number; output: number; reasoning: number };
export type Ending = { reason: 'stop' | 'length' | 'content-filter' | 'refusal'; text: string; tokens: Tokens };

/** One answer being written; it keeps ids and sequence numbers. Every function returns ready server-sent events. */
export type Reply = {
  opening(): string;
  reasoning(text: string): string;
  textStart(): string;
  textDelta(text: string): string;
  closing(ending: Ending): string;
  /** An error event inside a stream that began with status 200. */
  failure(): string;
  whole(ending: Ending): object;
};

export type HttpProblem = { status: number; body: object };

export type Wire = {
  provider: ProviderId;
  /** Where a refusal has no frames of its own, the model simply writes it. */
  refusesInWords: boolean;
  readApiKey(headers: IncomingHttpHeaders): string;
  readAsk(body: unknown): Ask;
  createReply(ask: Ask, id: string): Reply;
  /** `status` 0 means: the status this provider uses for the problem. */
  createProblem(problem: Problem, status: number, message?: string): HttpProblem;
};

export function readBearer(headers: IncomingHttpHeaders): string {
  return (headers.authorization ?? '').replace(/^Bearer\s*/i, '').trim();
}

export function namedEvent(value: { type: string; [field: string]: unknown }): string {
  return `event: ${value.type}\ndata: ${JSON.stringify(value)}\n\n`;
}

export function dataEvent(value: object): string {
  return `data: ${JSON.stringify(value)}\n\n`;
}

export function nowSeconds(): number {
  return Math.floor(Date.now() / 1000);
}

const PICTURE_TOKENS = 800;

export function countInputTokens({ instructions, userText, schema, parts }: Ask): number {
  const characters = instructions.length + userText.length + (schema ? JSON.stringify(schema).length : 0);
  return Math.ceil(characters / 4) + parts.filter((part) => 'picture' in part).length * PICTURE_TOKENS;
}
