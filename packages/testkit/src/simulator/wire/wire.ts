import type { IncomingHttpHeaders } from 'node:http';

import type { ProviderId } from '@app/contract/models';
import type { SchemaFault } from '@app/core/llm/find-schema-fault';

import type { Problem } from '../faults.ts';
import type { RequestedSchema } from '../writing/json-schema.ts';
import type { ContentBlock } from './read-messages.ts';
import type { PartsRead } from './read-parts.ts';

/** A request, independent of its wire format. */
export type WireRequest = PartsRead & {
  model: string;
  stream: boolean;
  instructions: string;
  /** The text of the last user message as sent, including tags; `parts` has it with the images in between. */
  userText: string;
  /** The schema of the answer, from a request field or from the prompt. */
  schema: RequestedSchema | undefined;
  /** The product offers a model no tools. */
  hasTools: boolean;
  maxOutputTokens: number | undefined;
};

export type SentRequest = WireRequest & {
  /** A schema the provider compiles and enforces. Undefined: the schema, if any, is described in the prompt. */
  format: AnswerFormat | undefined;
  /** The prompt as the provider renders it, for comparison in its cache. */
  prompt: Prompt;
};

export type AnswerFormat = { name: string; schema: RequestedSchema };

export type Prompt = {
  blocks: ContentBlock[];
  /** Different settings make a different prefix. */
  settings: string;
  /** Whether only marked blocks are cached. */
  marksOnly: boolean;
};

/** `input` includes the cached tokens. */
export type Tokens = { input: number; cacheRead: number; cacheWrite: number; output: number; reasoning: number };
export type Ending = { reason: 'stop' | 'length' | 'content-filter' | 'refusal'; text: string; tokens: Tokens };

/**
 * One answer in progress; it holds ids and sequence numbers. Every function returns ready server-sent events.
 */
export type WireReply = {
  opening(tokens: Tokens): string;
  reasoning(text: string): string;
  textStart(): string;
  textDelta(text: string): string;
  closing(ending: Ending): string;
  /** An error event inside a stream that started with status 200. */
  failure(): string;
};

/** How the Responses formats name the reason why an answer is incomplete. */
export const incompleteReasons: Partial<Record<Ending['reason'], string>> = {
  length: 'max_output_tokens',
  'content-filter': 'content_filter',
};

export type HttpProblem = { status: number; body: object };

export type WireProtocol = {
  provider: ProviderId;
  /** True if the wire format has no refusal event, so that the model writes the refusal as text. */
  refusesInWords: boolean;
  readApiKey(headers: IncomingHttpHeaders): string;
  readAsk(body: unknown): SentRequest;
  createReply(ask: WireRequest, id: string): WireReply;
  /** `status` 0 selects the status this provider uses for the problem. */
  createProblem(problem: Problem, status: number, message?: string): HttpProblem;
  /** The provider's error for a schema beyond its limits. Absent: it accepts no schema. */
  createSchemaProblem?(fault: SchemaFault, name: string): HttpProblem;
  /** The provider's error when a call requests more output than its models write. Absent: it truncates the answer. */
  tellOutputLimit?(asked: number, limit: number, model: string): string;
};

export function readBearer(headers: IncomingHttpHeaders): string {
  return (headers.authorization ?? '').replace(/^Bearer\s*/i, '').trim();
}

export function namedEvent(value: { type: string; [field: string]: unknown }): string {
  return `event: ${value.type}\ndata: ${JSON.stringify(value)}\n\n`;
}

/** Events that count up from 0, as the Responses formats of OpenAI and Perplexity number them. */
export function createNumberedEvents(): (type: string, fields: object) => string {
  let sequence = 0;
  return (type, fields) => namedEvent({ type, sequence_number: sequence++, ...fields });
}

export function dataEvent(value: object): string {
  return `data: ${JSON.stringify(value)}\n\n`;
}

export function nowSeconds(): number {
  return Math.floor(Date.now() / 1000);
}

const PICTURE_TOKENS = 800;

export function countInputTokens({ prompt, format }: SentRequest): number {
  return countPromptTokens(prompt.blocks, format);
}

/** The tokens of the schema and these blocks. A compiled schema precedes all blocks. */
export function countPromptTokens(blocks: ContentBlock[], format: AnswerFormat | undefined): number {
  const characters = blocks.reduce(
    (sum, { text, isPicture }) => sum + (isPicture ? 0 : text.length),
    format === undefined ? 0 : JSON.stringify(format.schema).length,
  );
  return Math.ceil(characters / 4) + blocks.filter(({ isPicture }) => isPicture).length * PICTURE_TOKENS;
}
