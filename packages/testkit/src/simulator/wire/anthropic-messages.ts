import { z } from 'zod';

import type { SchemaFault } from '@app/core/llm/find-schema-fault';

import type { Problem } from '../faults.ts';
import { RequestedSchema } from '../writing/json-schema.ts';
import { blocksOf, Messages, readBlocks, readUser, textOf } from './read-messages.ts';
import {
  type WireRequest,
  type Ending,
  type HttpProblem,
  namedEvent,
  type WireReply,
  type Tokens,
  type WireProtocol,
} from './wire.ts';

const Body = z.looseObject({
  model: z.string(),
  system: z.union([z.string(), z.array(z.looseObject({ text: z.string().optional() }))]).optional(),
  messages: Messages,
  stream: z.boolean().optional(),
  max_tokens: z.number().optional(),
  output_config: z.looseObject({ format: z.looseObject({ schema: RequestedSchema.optional() }).optional() }).optional(),
});

const ImagePart = z.looseObject({
  type: z.literal('image'),
  source: z.looseObject({ type: z.literal('base64'), media_type: z.string(), data: z.string() }),
});

export const anthropicMessages: WireProtocol = {
  provider: 'anthropic',
  refusesInWords: false,
  readApiKey: (headers) => String(headers['x-api-key'] ?? '').trim(),
  readAsk(body) {
    const parsed = Body.parse(body);
    const schema = parsed.output_config?.format?.schema;
    return {
      model: parsed.model,
      stream: parsed.stream ?? false,
      instructions: textOf(parsed.system),
      ...readUser(parsed.messages, (part) => {
        const sent = ImagePart.safeParse(part);
        return sent.success ? { mediaType: sent.data.source.media_type, base64: sent.data.source.data } : undefined;
      }),
      schema,
      format: schema && { name: '', schema },
      prompt: {
        blocks: [...blocksOf('system', parsed.system), ...readBlocks(parsed.messages)],
        settings: JSON.stringify([parsed.model, parsed['tools'], parsed.output_config, parsed['thinking']]),
        marksOnly: true,
      },
      hasTools: 'tools' in parsed,
      maxOutputTokens: parsed.max_tokens,
    };
  },
  createReply,
  createProblem,
  createSchemaProblem: (fault) => createProblem('invalid', 400, tellSchemaFault(fault)),
  tellOutputLimit: (asked, limit, model) =>
    `max_tokens: ${asked} > ${limit}, which is the maximum allowed number of output tokens for ${model}`,
};

const refused = {
  stop_reason: 'refusal',
  stop_sequence: null,
  stop_details: { type: 'refusal', category: null, explanation: null, recommended_model: null },
};
const stops: Record<Ending['reason'], object> = {
  stop: { stop_reason: 'end_turn', stop_sequence: null },
  length: { stop_reason: 'max_tokens', stop_sequence: null },
  'content-filter': refused,
  refusal: refused,
};

function createReply(ask: WireRequest, id: string): WireReply {
  let index = 0;
  const event = (type: string, fields: object = {}): string => namedEvent({ type, ...fields });
  const delta = (value: object): string => event('content_block_delta', { index, delta: value });
  const message = (fields: object): object => ({
    model: ask.model,
    id: `msg_01${id}`,
    type: 'message',
    role: 'assistant',
    content: [],
    stop_reason: null,
    stop_sequence: null,
    ...fields,
  });

  return {
    opening: (tokens) =>
      event('message_start', { message: message({ usage: usage({ ...tokens, output: 1, reasoning: 0 }) }) }),
    reasoning(text) {
      const events =
        event('content_block_start', { index, content_block: { type: 'thinking', thinking: '', signature: '' } }) +
        delta({ type: 'thinking_delta', thinking: text }) +
        delta({ type: 'signature_delta', signature: 'c2ltdWxhdGVk' }) +
        event('content_block_stop', { index });
      index += 1;
      return events;
    },
    textStart: () =>
      event('content_block_start', {
        index,
        content_block: { type: 'text', text: '' },
      }) + event('ping'),
    textDelta: (text) => delta({ type: 'text_delta', text }),
    closing: ({ reason, tokens }) =>
      (reason === 'refusal' ? '' : event('content_block_stop', { index })) +
      event('message_delta', {
        delta: stops[reason],
        usage: usage(tokens),
      }) +
      event('message_stop'),
    failure: () => event('error', { error: { type: 'overloaded_error', message: 'Overloaded' } }),
  };
}

/** Anthropic does not include cached tokens in `input_tokens`. */
function usage({ input, cacheRead, cacheWrite, output, reasoning }: Tokens): object {
  return {
    input_tokens: input - cacheRead - cacheWrite,
    cache_creation_input_tokens: cacheWrite,
    cache_read_input_tokens: cacheRead,
    cache_creation: { ephemeral_5m_input_tokens: cacheWrite, ephemeral_1h_input_tokens: 0 },
    output_tokens: output + reasoning,
    service_tier: 'standard',
    inference_geo: 'not_available',
  };
}

const problems: Record<Problem, [status: number, type: string, message: string]> = {
  invalid: [400, 'invalid_request_error', 'The request could not be processed.'],
  risky: [400, 'invalid_request_error', 'Output blocked by content filtering policy'],
  denied: [401, 'authentication_error', 'invalid x-api-key'],
  forbidden: [403, 'permission_error', 'Your API key does not have permission to use this resource.'],
  missing: [404, 'not_found_error', 'model not found'],
  'too-large': [413, 'request_too_large', 'Request exceeds the maximum allowed number of bytes.'],
  quota: [402, 'billing_error', 'Your credit balance is too low to access the API.'],
  busy: [429, 'rate_limit_error', 'This request would exceed your rate limit.'],
  broken: [500, 'api_error', 'Internal server error'],
  overloaded: [529, 'overloaded_error', 'Overloaded'],
};

function createProblem(problem: Problem, status: number, told?: string): HttpProblem {
  const [usual, type, general] = problems[problem];
  const message = told ?? general;
  return { status: status || usual, body: { type: 'error', error: { type, message }, request_id: 'req_simulated' } };
}

/** The beginning is what the product recognises a refused schema by. */
function tellSchemaFault(fault: SchemaFault): string {
  if (fault.kind === 'unions' || fault.kind === 'optionals')
    return `Schemas contains too many ${fault.kind} (${fault.count}, limit: ${fault.limit}).`;
  if ('limit' in fault) return 'The compiled grammar is too large, which would cause performance issues.';
  return `output_config.format.schema: ${fault.kind} is not supported`;
}
