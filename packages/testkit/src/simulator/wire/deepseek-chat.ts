import { z } from 'zod';

import type { Problem } from '../faults.ts';
import { instructionText, Messages, readBlocks, readUser } from './read-messages.ts';
import { type PartsRead, readDataUrl } from './read-parts.ts';
import { findToldSchema } from './read-schema-in-words.ts';
import {
  type WireRequest,
  dataEvent,
  type Ending,
  type HttpProblem,
  nowSeconds,
  readBearer,
  type WireReply,
  type Tokens,
  type WireProtocol,
} from './wire.ts';

const Body = z.looseObject({
  model: z.string(),
  messages: Messages,
  stream: z.boolean().optional(),
  max_tokens: z.number().optional(),
  response_format: z.looseObject({ type: z.string() }).optional(),
});

const ImagePart = z.looseObject({ type: z.literal('image_url'), image_url: z.looseObject({ url: z.string() }) });

export const deepseekChat: WireProtocol = {
  provider: 'deepseek',
  refusesInWords: true,
  readApiKey: readBearer,
  readAsk(body) {
    const parsed = Body.parse(body);
    const instructions = instructionText(parsed.messages);
    const user = readUser(parsed.messages, (part) => {
      const sent = ImagePart.safeParse(part);
      return sent.success ? readDataUrl(sent.data.image_url.url) : undefined;
    });
    return {
      model: parsed.model,
      stream: parsed.stream ?? false,
      instructions,
      ...user,
      flaw: user.flaw ?? findBlindness(parsed.model, user) ?? findMissingWord(parsed),
      // This wire format has no schema field.
      schema: parsed.response_format?.type === 'json_object' ? findToldSchema(instructions) : undefined,
      format: undefined,
      prompt: { blocks: readBlocks(parsed.messages), settings: parsed.model, marksOnly: false },
      hasTools: 'tools' in parsed,
      maxOutputTokens: parsed.max_tokens,
    };
  },
  createReply,
  createProblem,
  tellOutputLimit: (_asked, limit) => `Invalid max_tokens value, the valid range of max_tokens is [1, ${limit}]`,
};

function findBlindness(model: string, { parts }: PartsRead): string | undefined {
  const isBlind = model === 'deepseek-v4-pro' && parts.some((part) => 'picture' in part);
  return isBlind ? `${model} does not support image_url content.` : undefined;
}

function findMissingWord({ messages, response_format: format }: z.infer<typeof Body>): string | undefined {
  return format?.type === 'json_object' && !/json/i.test(JSON.stringify(messages))
    ? "Prompt must contain the word 'json' in some form to use 'response_format' of type 'json_object'."
    : undefined;
}

function createReply(ask: WireRequest, id: string): WireReply {
  let hasReasoned = false;
  const created = nowSeconds();
  const head = (object: string) => ({
    id: `${id.slice(0, 8)}-0000-4000-8000-${id.slice(8, 20)}`,
    object,
    created,
    model: ask.model,
  });
  const chunk = (delta: object, finish: string | null = null, counts: object | null = null): string =>
    dataEvent({
      ...head('chat.completion.chunk'),
      system_fingerprint: 'fp_simulated',
      choices: [{ index: 0, delta, logprobs: null, finish_reason: finish }],
      usage: counts,
    });

  return {
    opening: () => ': keep-alive\n\n',
    reasoning(text) {
      hasReasoned = true;
      return (
        chunk({ role: 'assistant', content: null, reasoning_content: '' }) +
        chunk({ content: null, reasoning_content: text })
      );
    },
    textStart: () => (hasReasoned ? '' : chunk({ role: 'assistant', content: '' })),
    textDelta: (content) => chunk(hasReasoned ? { content, reasoning_content: null } : { content }),
    closing: ({ reason, tokens }) => `${chunk({ content: '' }, finishReasons[reason], usage(tokens))}data: [DONE]\n\n`,
    failure: () =>
      dataEvent({
        error: { message: 'The server is overloaded.', type: 'server_error', param: null, code: 'server_error' },
      }),
  };
}

const finishReasons: Record<Ending['reason'], string> = {
  stop: 'stop',
  length: 'length',
  'content-filter': 'content_filter',
  refusal: 'stop',
};

function usage({ input, cacheRead, output, reasoning }: Tokens): object {
  return {
    prompt_tokens: input,
    completion_tokens: output + reasoning,
    total_tokens: input + output + reasoning,
    prompt_tokens_details: { cached_tokens: cacheRead },
    completion_tokens_details: { reasoning_tokens: reasoning },
    prompt_cache_hit_tokens: cacheRead,
    prompt_cache_miss_tokens: input - cacheRead,
  };
}

const problems: Record<Problem, [status: number, type: string, code: string, message: string]> = {
  invalid: [400, 'invalid_request_error', 'invalid_request_error', 'The request could not be processed.'],
  risky: [400, 'invalid_request_error', 'invalid_request_error', 'Content Exists Risk'],
  denied: [401, 'authentication_error', 'invalid_request_error', 'Authentication Fails, Your api key is invalid'],
  forbidden: [403, 'permission_error', 'permission_denied', 'Not allowed.'],
  missing: [404, 'invalid_request_error', 'model_not_found', 'Model Not Exist'],
  'too-large': [413, 'invalid_request_error', 'invalid_request_error', 'The request is too large.'],
  quota: [402, 'unknown_error', 'invalid_request_error', 'Insufficient Balance'],
  busy: [429, 'rate_limit_error', 'rate_limit_reached', 'Rate limit reached.'],
  broken: [500, 'server_error', 'internal_error', 'Internal server error'],
  overloaded: [503, 'server_error', 'service_unavailable', 'Service is too busy.'],
};

function createProblem(problem: Problem, status: number, told?: string): HttpProblem {
  const [usual, type, code, general] = problems[problem];
  const message = told ?? general;
  return { status: status || usual, body: { error: { message, type, param: null, code } } };
}
