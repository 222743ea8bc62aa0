import type { IncomingHttpHeaders } from 'node:http';

import type { ProviderId } from '@app/contract/models';
import type { SchemaFault } from '@app/core/llm/find-schema-fault';

import type { Problem } from '../faults.ts';
import type { JsonSchema } from '../writing/json-schema.ts';
import type { Block } from './read-messages.ts';
import type { PartsRead } from './read-parts.ts';

/** What a request asks for, whatever its wire format. */
export type Ask = PartsRead & {
  model: string;
  stream: boolean;
  instructions: string;
  /** The words of the last user message as they were sent, tags included; `parts` has them with the pictures between. */
  userText: string;
  /** What the answer is to fit, wherever the request says it. */
  schema: JsonSchema | undefined;
  /** Anthropic's older way to ask for JSON: a tool the model must call. */
  jsonTool: boolean;
  maxOutputTokens: number | undefined;
};

/** A request as it was sent. */
export type SentAsk = Ask & {
  /** A schema the provider compiles and enforces. Undefined: the schema, if any, stands in the words of the prompt. */
  format: Format | undefined;
  /** The prompt as the provider renders it: what its cache compares. */
  prompt: Prompt;
};

export type Format = { name: string; schema: JsonSchema };

export type Prompt = {
  blocks: Block[];
  /** A change of these is another prefix. */
  settings: string;
  /** Whether only marked blocks are cached. */
  marksOnly: boolean;
};

/** `input` holds the cached tokens, too. */
export type Tokens = { input: number; cacheRead: number; cacheWrite: number; output: number; reasoning: number };
export type Ending = { reason: 'stop' | 'length' | 'content-filter' | 'refusal'; text: string; tokens: Tokens };

/** One answer being written; it keeps ids and sequence numbers. Every function returns ready server-sent events. */
export type Reply = {
  opening(tokens: Tokens): string;
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
  readAsk(body: unknown): SentAsk;
  createReply(ask: Ask, id: string): Reply;
  /** `status` 0 means: the status this provider uses for the problem. */
  createProblem(problem: Problem, status: number, message?: string): HttpProblem;
  /** What the provider answers to a schema beyond its limits. Absent: it takes no schema. */
  createSchemaProblem?(fault: SchemaFault, name: string): HttpProblem;
  /** What the provider says when more output is asked for than its models write. Absent: it cuts the answer. */
  tellOutputLimit?(asked: number, limit: number, model: string): string;
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

export function countInputTokens({ prompt, format }: SentAsk): number {
  return countPromptTokens(prompt.blocks, format);
}

/** What the schema and these blocks take. A compiled schema stands before all blocks. */
export function countPromptTokens(blocks: Block[], format: Format | undefined): number {
  const characters = blocks.reduce(
    (sum, { text, isPicture }) => sum + (isPicture ? 0 : text.length),
    format === undefined ? 0 : JSON.stringify(format.schema).length,
  );
  return Math.ceil(characters / 4) + blocks.filter(({ isPicture }) => isPicture).length * PICTURE_TOKENS;
}
