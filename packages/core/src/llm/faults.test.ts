import { APICallError, InvalidPromptError, JSONParseError } from 'ai';
import { expect, test } from 'vitest';

import {
  classifyError,
  classifyFinish,
  classifyOpening,
  classifyStreamError,
  hasDroppedInput,
  readsLikeRefusal,
} from './faults.ts';

const httpError = (
  statusCode: number | undefined,
  data?: object,
  responseHeaders: Record<string, string> = {},
  message = 'secret words of the visitor',
) =>
  new APICallError({
    message,
    url: 'http://provider',
    requestBodyValues: {},
    responseHeaders,
    ...(statusCode !== undefined && { statusCode }),
    ...(data && { data }),
  });

test.for([
  { status: 400, code: 'PROVIDER_REJECTED' },
  { status: 401, code: 'PROVIDER_DENIED' },
  { status: 402, code: 'PROVIDER_QUOTA' },
  { status: 403, code: 'PROVIDER_DENIED' },
  { status: 404, code: 'PROVIDER_REJECTED' },
  { status: 408, code: 'PROVIDER_TIMEOUT' },
  { status: 413, code: 'PROVIDER_REJECTED' },
  { status: 422, code: 'PROVIDER_REJECTED' },
  { status: 429, code: 'PROVIDER_BUSY' },
  { status: 500, code: 'PROVIDER_FAILED' },
  { status: 503, code: 'PROVIDER_FAILED' },
  { status: 529, code: 'PROVIDER_BUSY' },
])('status $status is $code and not billed', ({ status, code }) => {
  expect(classifyError(httpError(status))).toMatchObject({ code, reason: `http-${status}`, isBilled: false });
});

test.for([
  { status: 429, error: { type: 'insufficient_quota', code: 'insufficient_quota', message: 'x' } },
  { status: 401, error: { type: 'insufficient_quota', code: 401, message: 'x' } },
  { status: 400, error: { type: 'billing_error', message: 'x' } },
])('an empty account is a quota fault at status ($status)', ({ status, error }) => {
  expect(classifyError(httpError(status, { error }))).toMatchObject({ code: 'PROVIDER_QUOTA' });
});

test.for([
  'Content Exists Risk',
  'Invalid prompt: your prompt was flagged as potentially violating our usage policy.',
  'Output blocked by content filtering policy',
])('a prompt rejected with "%s" is a refusal and not billed', (message) => {
  expect(classifyError(httpError(400, undefined, {}, message))).toMatchObject({
    code: 'MODEL_REFUSED',
    reason: 'http-400',
    isBilled: false,
  });
});

test.for([
  'Schemas contains too many parameters with union types (19 parameters with type arrays or anyOf).',
  'Schemas contains too many optional parameters (87), which would make grammar compilation inefficient.',
  'The compiled grammar is too large, which would cause performance issues.',
  'output_config.format.schema: Invalid schema: The compiled grammar is too large',
  'Schema is too complex for compilation.',
  'Grammar compilation timed out.',
  "output_config.format.schema: For 'integer' type, property 'minimum' is not supported",
  "Invalid schema for response_format 'report': 14 levels of nesting exceeds limit of 10.",
  '["At body -> response_format -> ResponseFormatJSONSchema -> json_schema: Field required"]',
])('"%s" is classified as a refused schema', (message) => {
  expect(classifyError(httpError(400, undefined, {}, message))).toEqual({
    code: 'PROVIDER_REJECTED',
    reason: 'schema-refused',
    isBilled: false,
    providerMessage: message,
  });
  expect(classifyError(httpError(500, undefined, {}, message))).toMatchObject({ reason: 'http-500' });
});

test('the code invalid_json_schema of openai is classified as a refused schema', () => {
  const error = { type: 'invalid_request_error', code: 'invalid_json_schema', message: 'x' };

  expect(classifyError(httpError(400, { error }))).toMatchObject({ reason: 'schema-refused' });
});

test('a connection lost after a 200 response is a cut, one never opened is a failure', () => {
  expect(classifyError(httpError(200))).toMatchObject({ code: 'PROVIDER_CUT', isBilled: true });
  expect(classifyError(httpError(undefined))).toMatchObject({ code: 'PROVIDER_FAILED', isBilled: false });
});

test.for([
  { headers: { 'retry-after': '2' }, expected: 2000 },
  { headers: { 'retry-after-ms': '150', 'retry-after': '9' }, expected: 150 },
  { headers: { 'retry-after': 'soon' }, expected: undefined },
  { headers: {}, expected: undefined },
])('the wait requested in $headers is $expected ms', ({ headers, expected }) => {
  expect(classifyError(httpError(429, undefined, headers)).retryAfterMs).toBe(expected);
});

test('a retry date in the past requests no wait', () => {
  expect(
    classifyError(httpError(429, undefined, { 'retry-after': 'Mon, 01 Jan 2001 00:00:00 GMT' })).retryAfterMs,
  ).toBe(0);
});

test.for([
  {
    error: { type: 'overloaded_error', message: 'Overloaded' },
    code: 'PROVIDER_BUSY',
    reason: 'stream-overloaded_error',
  },
  { error: { code: 'server_error', message: 'x' }, code: 'PROVIDER_FAILED', reason: 'stream-server_error' },
  { error: { type: 'insufficient_quota', message: 'x' }, code: 'PROVIDER_QUOTA', reason: 'stream-insufficient_quota' },
  {
    error: { type: 'a sentence with the words of a visitor', message: 'x' },
    code: 'PROVIDER_FAILED',
    reason: 'stream-error',
  },
])('an error event is classified as $code, $reason at any depth', ({ error, code, reason }) => {
  for (const event of [error, { type: 'error', error }, { type: 'response.failed', response: { error } }])
    expect(classifyStreamError(event)).toMatchObject({ code, reason, isBilled: true });
});

test('the status code of an error event outranks its type', () => {
  expect(classifyStreamError({ message: 'x', type: 'odd', statusCode: 429 })).toMatchObject({
    code: 'PROVIDER_BUSY',
    reason: 'stream-429',
  });
});

test('a fault while reading the stream is classified as a cut', () => {
  expect(classifyStreamError(new JSONParseError({ text: '{', cause: undefined }))).toMatchObject({
    reason: 'malformed',
  });
  expect(classifyStreamError('terminated')).toMatchObject({ code: 'PROVIDER_CUT', reason: 'broken-stream' });
});

test('a prompt the SDK rejects is a rejection, and unparsable output is a cut', () => {
  expect(classifyError(new InvalidPromptError({ prompt: '', message: 'x' }))).toMatchObject({
    code: 'PROVIDER_REJECTED',
    isBilled: false,
  });
  expect(classifyError(new JSONParseError({ text: '{', cause: undefined }))).toMatchObject({
    code: 'PROVIDER_CUT',
    reason: 'malformed',
  });
});

test('an unknown error mid-stream is a cut, before the stream an internal error', () => {
  const unknown = new TypeError('terminated');

  expect(classifyError(unknown)).toMatchObject({ code: 'PROVIDER_CUT' });
  expect(classifyOpening(unknown)).toMatchObject({ code: 'INTERNAL', reason: 'unexpected-TypeError' });
});

test.for([
  { finish: 'stop', code: undefined },
  { finish: 'length', code: undefined },
  { finish: 'content-filter', code: 'MODEL_REFUSED' },
  { finish: 'interrupted', code: 'PROVIDER_CUT' },
  { finish: 'other', code: 'PROVIDER_CUT' },
  { finish: 'error', code: 'PROVIDER_FAILED' },
  { finish: 'tool-calls', code: 'PROVIDER_FAILED' },
] as const)('the finish reason $finish is classified as $code', ({ finish, code }) => {
  expect(classifyFinish(finish, undefined)?.code).toBe(code);
});

test('a provider without capacity is busy', () => {
  expect(classifyFinish('error', 'insufficient_system_resource')?.code).toBe('PROVIDER_BUSY');
});

test('a warning about a dropped message part is detected, one about a setting is ignored', () => {
  expect(hasDroppedInput([{ type: 'unsupported', feature: 'user message part type: file' }])).toBe(true);
  expect(
    hasDroppedInput([
      { type: 'unsupported', feature: 'temperature' },
      { type: 'other', message: 'reasoning effort ignored' },
    ]),
  ).toBe(false);
});

test.for([
  { text: "I'm sorry, but I can't help with that request.", isRefusal: true },
  { text: 'I cannot assist with this.', isRefusal: true },
  { text: 'I’m unable to analyze this text.', isRefusal: true },
  { text: '{"summary":"I cannot say"}', isRefusal: false },
  { text: 'The writer says sorry a lot.', isRefusal: false },
  { text: 'I can tell from the text that plans matter.', isRefusal: false },
])('"$text" reads like a refusal: $isRefusal', ({ text, isRefusal }) => {
  expect(readsLikeRefusal(text)).toBe(isRefusal);
});
