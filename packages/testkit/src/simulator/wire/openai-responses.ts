import { z } from 'zod';

import type { SchemaFault } from '@app/core/llm/find-schema-fault';

import type { Problem } from '../faults.ts';
import { RequestedSchema } from '../writing/json-schema.ts';
import { instructionText, Messages, readBlocks, readUser } from './read-messages.ts';
import { readDataUrl } from './read-parts.ts';
import {
  type WireRequest,
  type HttpProblem,
  createNumberedEvents,
  incompleteReasons,
  nowSeconds,
  readBearer,
  type WireReply,
  type Tokens,
  type WireProtocol,
} from './wire.ts';

const Body = z.looseObject({
  model: z.string(),
  input: Messages,
  stream: z.boolean().optional(),
  max_output_tokens: z.number().optional(),
  text: z
    .looseObject({
      format: z
        .looseObject({ type: z.string(), name: z.string().optional(), schema: RequestedSchema.optional() })
        .optional(),
    })
    .optional(),
  prompt_cache_key: z.string().optional(),
  prompt_cache_options: z.looseObject({ mode: z.string().optional() }).optional(),
});

export const openaiResponses: WireProtocol = {
  provider: 'openai',
  refusesInWords: false,
  readApiKey: readBearer,
  readAsk(body) {
    const parsed = Body.parse(body);
    const { schema, name = '' } = parsed.text?.format ?? {};
    return {
      model: parsed.model,
      stream: parsed.stream ?? false,
      instructions: instructionText(parsed.input),
      ...readUser(parsed.input, (part) => (part.type === 'input_image' ? readDataUrl(part['image_url']) : undefined)),
      schema,
      format: schema && { name, schema },
      prompt: {
        blocks: readBlocks(parsed.input),
        settings: JSON.stringify([parsed.model, parsed.text, parsed['reasoning'], parsed.prompt_cache_key]),
        marksOnly: parsed.prompt_cache_options?.mode === 'explicit',
      },
      hasTools: 'tools' in parsed,
      maxOutputTokens: parsed.max_output_tokens,
    };
  },
  createReply,
  createProblem,
  createSchemaProblem,
  tellOutputLimit: (asked, limit) =>
    `max_output_tokens is too large: ${asked}. This model supports at most ${limit} output tokens, whereas you provided ${asked}.`,
};

function createReply(ask: WireRequest, id: string): WireReply {
  let outputIndex = 0;
  const createdAt = nowSeconds();
  const messageId = `msg_${id}`;
  const event = createNumberedEvents();
  const at = () => ({ item_id: messageId, output_index: outputIndex, content_index: 0 });

  const response = (fields: object): object => ({
    id: `resp_${id}`,
    object: 'response',
    created_at: createdAt,
    status: 'in_progress',
    max_output_tokens: ask.maxOutputTokens ?? null,
    model: ask.model,
    output: [],
    service_tier: 'default',
    usage: null,
    ...fields,
  });
  const textPart = (text: string): object => ({ type: 'output_text', annotations: [], logprobs: [], text });
  const refusalPart = (refusal: string): object => ({ type: 'refusal', refusal });
  const message = (status: string, ...content: object[]): object => ({
    id: messageId,
    type: 'message',
    status,
    content,
    role: 'assistant',
  });
  const start = (part: object): string =>
    event('response.output_item.added', { output_index: outputIndex, item: message('in_progress') }) +
    event('response.content_part.added', { ...at(), part });

  return {
    opening: () =>
      event('response.created', { response: response({}) }) + event('response.in_progress', { response: response({}) }),
    reasoning(text) {
      const item = { id: `rs_${id}`, type: 'reasoning', summary: [] as object[] };
      const place = { item_id: item.id, output_index: outputIndex, summary_index: 0 };
      const summary = { type: 'summary_text', text };
      const events =
        event('response.output_item.added', { output_index: outputIndex, item }) +
        event('response.reasoning_summary_part.added', { ...place, part: { type: 'summary_text', text: '' } }) +
        event('response.reasoning_summary_text.delta', { ...place, delta: text, obfuscation: 'x' }) +
        event('response.reasoning_summary_text.done', { ...place, text }) +
        event('response.reasoning_summary_part.done', { ...place, part: summary }) +
        event('response.output_item.done', { output_index: outputIndex, item: { ...item, summary: [summary] } });
      outputIndex += 1;
      return events;
    },
    textStart: () => start(textPart('')),
    textDelta: (delta) => event('response.output_text.delta', { ...at(), delta, logprobs: [], obfuscation: 'xxxx' }),
    closing({ reason, text, tokens }) {
      const cause = incompleteReasons[reason];
      const status = cause ? 'incomplete' : 'completed';
      const isRefusal = reason === 'refusal';
      const part = isRefusal ? refusalPart(text) : textPart(text);
      const item = message(status, part);
      return (
        (isRefusal
          ? start(refusalPart('')) +
            event('response.refusal.delta', { ...at(), delta: text }) +
            event('response.refusal.done', { ...at(), refusal: text })
          : event('response.output_text.done', { ...at(), text, logprobs: [] })) +
        event('response.content_part.done', { ...at(), part }) +
        event('response.output_item.done', { output_index: outputIndex, item }) +
        event(`response.${status}`, {
          response: response({
            status,
            incomplete_details: cause ? { reason: cause } : null,
            output: [item],
            usage: usage(tokens),
          }),
        })
      );
    },
    failure() {
      const message = 'The server had an error while processing your request.';
      const code = 'server_error';
      return (
        event('error', { error: { type: code, code, message, param: null } }) +
        event('response.failed', { response: response({ status: 'failed', error: { code, message } }) })
      );
    },
  };
}

function usage({ input, cacheRead, cacheWrite, output, reasoning }: Tokens): object {
  return {
    input_tokens: input,
    input_tokens_details: { cached_tokens: cacheRead, cache_write_tokens: cacheWrite },
    output_tokens: output + reasoning,
    output_tokens_details: { reasoning_tokens: reasoning },
    total_tokens: input + output + reasoning,
  };
}

const problems: Record<Problem, [status: number, type: string, code: string | null, message: string]> = {
  invalid: [400, 'invalid_request_error', null, 'The request could not be processed.'],
  risky: [
    400,
    'invalid_request_error',
    'invalid_prompt',
    'Invalid prompt: your prompt was flagged as potentially violating our usage policy. Please try again with a different prompt.',
  ],
  denied: [401, 'invalid_request_error', 'invalid_api_key', 'Incorrect API key provided.'],
  forbidden: [403, 'invalid_request_error', 'unsupported_country_region_territory', 'Not allowed.'],
  missing: [404, 'invalid_request_error', 'model_not_found', 'The model does not exist.'],
  'too-large': [413, 'invalid_request_error', null, 'The request is too large.'],
  quota: [
    429,
    'insufficient_quota',
    'insufficient_quota',
    'You exceeded your current quota, please check your plan and billing details.',
  ],
  busy: [429, 'requests', 'rate_limit_exceeded', 'Rate limit reached.'],
  broken: [500, 'server_error', null, 'The server had an error while processing your request.'],
  overloaded: [503, 'server_error', null, 'The engine is currently overloaded, please try again later.'],
};

function createProblem(problem: Problem, status: number, told?: string): HttpProblem {
  const [usual, type, code, general] = problems[problem];
  const message = told ?? general;
  return { status: status || usual, body: { error: { message, type, param: null, code } } };
}

function createSchemaProblem(fault: SchemaFault, name: string): HttpProblem {
  const flaw =
    'limit' in fault
      ? `${fault.count} ${fault.kind} exceeds limit of ${fault.limit}.`
      : `${fault.kind} is not permitted.`;
  const message = `Invalid schema for response_format '${name}': ${flaw}`;
  return {
    status: 400,
    body: {
      error: { message, type: 'invalid_request_error', param: 'text.format.schema', code: 'invalid_json_schema' },
    },
  };
}
