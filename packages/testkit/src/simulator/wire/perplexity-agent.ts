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
  model: z.string().optional(),
  preset: z.string().optional(),
  input: Messages,
  stream: z.boolean().optional(),
  max_output_tokens: z.number().optional(),
  response_format: z
    .looseObject({ json_schema: z.looseObject({ name: z.string().optional(), schema: RequestedSchema }).optional() })
    .optional(),
});

export const perplexityAgent: WireProtocol = {
  provider: 'perplexity',
  refusesInWords: true,
  readApiKey: readBearer,
  readAsk(body) {
    const parsed = Body.parse(body);
    const { schema, name = '' } = parsed.response_format?.json_schema ?? {};
    const model = parsed.model ?? parsed.preset ?? 'perplexity/sonar';
    return {
      model,
      stream: parsed.stream ?? false,
      instructions: instructionText(parsed.input),
      ...readUser(parsed.input, (part) => (part.type === 'input_image' ? readDataUrl(part['image_url']) : undefined)),
      schema,
      format: schema && { name, schema },
      prompt: { blocks: readBlocks(parsed.input), settings: model, marksOnly: false },
      hasTools: 'tools' in parsed,
      maxOutputTokens: parsed.max_output_tokens,
    };
  },
  createReply,
  createProblem,
  createSchemaProblem,
};

function createReply({ model }: WireRequest, id: string): WireReply {
  const createdAt = nowSeconds();
  const itemId = `msg_${id}`;
  const event = createNumberedEvents();
  const response = (fields: object): object => ({
    id: `resp_${id}`,
    object: 'response',
    created_at: createdAt,
    model,
    status: 'in_progress',
    output: [],
    ...fields,
  });
  const item = (status: string, ...content: object[]): object => ({
    id: itemId,
    type: 'message',
    role: 'assistant',
    status,
    content,
  });
  const place = { item_id: itemId, output_index: 0, content_index: 0 };

  return {
    opening: () =>
      event('response.created', { response: response({}) }) + event('response.in_progress', { response: response({}) }),
    reasoning: (text) =>
      event('response.reasoning.started', { thought: text }) + event('response.reasoning.stopped', { thought: '' }),
    textStart: () => event('response.output_item.added', { item: item('in_progress'), output_index: 0 }),
    textDelta: (delta) => event('response.output_text.delta', { ...place, delta }),
    closing({ reason, text, tokens }) {
      const cause = incompleteReasons[reason];
      const status = cause ? 'incomplete' : 'completed';
      const whole = item('completed', { type: 'output_text', text, annotations: [] });
      const details = cause && { incomplete_details: { reason: cause } };
      return (
        event('response.output_text.done', { ...place, text }) +
        event('response.output_item.done', { item: whole, output_index: 0 }) +
        event(`response.${status}`, {
          response: response({ status, ...details, output: [whole], usage: usage(tokens) }),
        })
      );
    },
    failure: () =>
      event('response.failed', { error: { message: 'Internal error', type: 'server_error', code: 'server_error' } }),
  };
}

const INPUT_USD_PER_TOKEN = 0.25e-6;
const OUTPUT_USD_PER_TOKEN = 2.5e-6;

function usage({ input, output, reasoning }: Tokens): object {
  const inputCost = input * INPUT_USD_PER_TOKEN;
  const outputCost = (output + reasoning) * OUTPUT_USD_PER_TOKEN;
  return {
    input_tokens: input,
    output_tokens: output + reasoning,
    total_tokens: input + output + reasoning,
    input_tokens_details: { cache_creation_input_tokens: 0, cache_read_input_tokens: 0 },
    tool_calls_details: {},
    cost: {
      currency: 'USD',
      input_cost: inputCost,
      output_cost: outputCost,
      cache_read_cost: 0,
      cache_creation_cost: 0,
      tool_calls_cost: 0,
      total_cost: inputCost + outputCost,
    },
  };
}

const problems: Record<Problem, [status: number, type: string, message: string]> = {
  invalid: [400, 'invalid_request', 'The request could not be processed.'],
  // Perplexity documents no separate error for this.
  risky: [400, 'invalid_request', 'The request could not be processed.'],
  denied: [401, 'invalid_api_key', 'Invalid API key provided.'],
  forbidden: [403, 'forbidden', 'Not allowed.'],
  missing: [404, 'invalid_model', 'Invalid model.'],
  'too-large': [413, 'invalid_request', 'The request is too large.'],
  quota: [401, 'insufficient_quota', 'You exceeded your current quota, please check your plan and billing details.'],
  busy: [429, 'rate_limit_exceeded', 'Request rate limit exceeded.'],
  broken: [500, 'internal_server_error', 'Internal server error'],
  overloaded: [503, 'service_unavailable', 'Service unavailable'],
};

function createProblem(problem: Problem, status: number, told?: string): HttpProblem {
  const [usual, type, general] = problems[problem];
  const message = told ?? general;
  return { status: status || usual, body: { error: { message, type, code: status || usual } } };
}

/** The shape is that of the older endpoint; the messages of this one are not published. */
function createSchemaProblem(fault: SchemaFault): HttpProblem {
  const told = JSON.stringify([
    `At body -> response_format -> ResponseFormatJSONSchema -> json_schema: ${fault.kind} is not supported`,
  ]);
  return { status: 400, body: { error: { message: told, type: 'bad_request', code: 400 } } };
}
