import type { ErrorCode } from '@app/contract/errors';
import type { FaultKind } from '../errors/store-fault.ts';
import {
  APICallError,
  EmptyResponseBodyError,
  InvalidArgumentError,
  InvalidPromptError,
  InvalidResponseDataError,
  JSONParseError,
  LoadAPIKeyError,
  NoOutputGeneratedError,
  NoSuchModelError,
  TypeValidationError,
  UnsupportedFunctionalityError,
  type FinishReason,
} from 'ai';
import { z } from 'zod';
import { isTooMuch } from './bounded-fetch.ts';

/** A classified failure. `reason` is safe to log. */
export type ProviderFault = {
  code: ErrorCode;
  reason: string;
  retryAfterMs?: number | undefined;
  /** `away`: no way leads to the provider, or it takes no calls at the moment. Absent: the answer was at fault. */
  kind?: FaultKind;
  /** False when the provider rejected the call before working on it. */
  isBilled: boolean;
  /** The provider's own message. It may repeat the prompt, so it is never logged. */
  providerMessage?: string;
};

/**
 * Classifies by the facts the provider reported. Errors are recognised by their marker: several copies of the SDK's
 * error classes are loaded, so `instanceof` would miss some.
 */
export function classifyError(error: unknown): ProviderFault {
  if (isTooMuch(error)) return { code: 'PROVIDER_CUT', reason: 'too-long', isBilled: true };
  if (APICallError.isInstance(error)) return classifyHttp(error);
  if (LoadAPIKeyError.isInstance(error) || NoSuchModelError.isInstance(error))
    return unbilled('MODEL_UNAVAILABLE', 'not-configured');
  if (isRejectedBySdk(error)) return unbilled('PROVIDER_REJECTED', 'sdk-refused');
  if (NoOutputGeneratedError.isInstance(error) || EmptyResponseBodyError.isInstance(error)) {
    return { code: 'PROVIDER_EMPTY', reason: 'no-output', isBilled: true };
  }
  const isMalformed =
    JSONParseError.isInstance(error) ||
    TypeValidationError.isInstance(error) ||
    InvalidResponseDataError.isInstance(error);
  return { code: 'PROVIDER_CUT', reason: isMalformed ? 'malformed' : 'broken-stream', isBilled: true };
}

const ReportedProblem = z.looseObject({
  message: z.string(),
  type: z.unknown().optional(),
  code: z.unknown().optional(),
  statusCode: z.number().optional().catch(undefined),
});
/** Some provider packages pass on the whole event, with the error nested inside. */
const ErrorEvent = z.union([
  z.looseObject({ response: z.looseObject({ error: ReportedProblem }) }).transform(({ response }) => response.error),
  z.looseObject({ error: ReportedProblem }).transform(({ error }) => error),
  ReportedProblem,
]);

/** Classifies an error part of the stream: an error the provider reported, or a failure while reading. */
export function classifyStreamError(error: unknown): ProviderFault {
  const reported = error instanceof Error ? undefined : ErrorEvent.safeParse(error).data;
  if (!reported) return classifyError(error);
  const { type, code, statusCode: status, message } = reported;
  return classifyProblem({ status, words: [type, code], message, prefix: 'stream', isBilled: true });
}

/** Before the stream is open, an unknown error is a bug of ours, not a broken stream. */
export function classifyOpening(error: unknown): ProviderFault {
  const fault = classifyError(error);
  return fault.reason === 'broken-stream'
    ? unbilled('INTERNAL', `unexpected-${error instanceof Error ? error.name : typeof error}`)
    : fault;
}

/** Undefined for a successful finish reason. */
export function classifyFinish(finish: FinishReason, rawFinish: string | undefined): ProviderFault | undefined {
  const fault = (code: ErrorCode): ProviderFault => ({ code, reason: `finish-${finish}`, isBilled: true });
  switch (finish) {
    case 'stop':
    case 'length':
      return undefined;
    case 'content-filter':
      return fault('MODEL_REFUSED');
    case 'interrupted':
    case 'other':
      return fault('PROVIDER_CUT');
    case 'error':
      return fault(rawFinish === 'insufficient_system_resource' ? 'PROVIDER_BUSY' : 'PROVIDER_FAILED');
    case 'tool-calls':
      return fault('PROVIDER_FAILED');
  }
}

/** A provider package that drops a part of the message only warns, and the model would answer about something else. */
export function hasDroppedInput(warnings: readonly object[]): boolean {
  return warnings.some((warning) => /\b(message|content|file) parts?\b/i.test(JSON.stringify(warning)));
}

/** Some models refuse in plain text, without a refusal finish reason, where an object was requested. */
export function readsLikeRefusal(text: string): boolean {
  return (
    !text.includes('{') &&
    /^\W*(i['’]?m sorry|i am sorry|sorry|i apologi[sz]e|i can(no|['’])?t|i am (not able|unable)|i['’]m (not able|unable))\b/i.test(
      text,
    )
  );
}

function isRejectedBySdk(error: unknown): boolean {
  return (
    UnsupportedFunctionalityError.isInstance(error) ||
    InvalidPromptError.isInstance(error) ||
    InvalidArgumentError.isInstance(error)
  );
}

const ErrorBody = z.looseObject({
  error: z.looseObject({ type: z.unknown().optional(), code: z.unknown().optional() }).optional(),
});

function classifyHttp(error: APICallError): ProviderFault {
  const { statusCode: status, responseHeaders = {} } = error;
  // The connection broke after a successful response header.
  if (status === 200) return { code: 'PROVIDER_CUT', reason: 'connection-lost', isBilled: true };
  if (status === undefined)
    return { ...unbilled('PROVIDER_FAILED', 'no-connection'), kind: 'away', providerMessage: error.message };

  const body = ErrorBody.safeParse(error.data).data?.error;
  if (isSchemaRefusal(error, body?.code))
    return { ...unbilled('PROVIDER_REJECTED', SCHEMA_REFUSED), providerMessage: error.message };
  const problem = { status, words: [body?.type, body?.code], message: error.message, prefix: 'http', isBilled: false };
  const kind = kindOfStatus(status);
  return { ...classifyProblem(problem), ...(kind && { kind }), retryAfterMs: readRetryAfter(responseHeaders) };
}

/** What an answer without a stream says of the provider: 429, 503 and 529 pass by themselves. */
function kindOfStatus(status: number): FaultKind | undefined {
  if (status === 429 || status === 503 || status === 529) return 'away';
  return status === 401 || status === 402 || status === 403 ? 'refused' : undefined;
}

/** The fault reason when the provider will not compile the schema. */
export const SCHEMA_REFUSED = 'schema-refused';

/** Anthropic's messages for schemas it will not compile; OpenAI and Perplexity name the field. */
const SCHEMA_WORDS =
  /^Schemas? contains? too many |compiled grammar is too large|^Schema is too complex|^Grammar compilation timed out|output_config\.format\.schema: |^Invalid schema for response_format|At body -> response_format/i;

function isSchemaRefusal({ statusCode, message }: APICallError, code: unknown): boolean {
  return statusCode === 400 && (code === 'invalid_json_schema' || SCHEMA_WORDS.test(message));
}

type ProviderProblem = {
  status: number | undefined;
  words: unknown[];
  message: string;
  prefix: string;
  isBilled: boolean;
};

const QUOTA = /insufficient[ _](quota|balance|credits?)|billing|credit balance|current quota/i;
const BUSY = /rate_?limit|overloaded/i;
/** The content checks of DeepSeek, OpenAI and Anthropic. They reject the same prompt every time. */
const REFUSED = /content exists risk|flagged as potentially violating|content filtering policy/i;

function classifyProblem({ status, words, message, prefix, isBilled }: ProviderProblem): ProviderFault {
  const named = words.filter((word) => typeof word === 'string').join(' ');
  const reason = `${prefix}-${status ?? safeWord(words)}`;
  return { code: chooseCode(status, named, message), reason, isBilled, providerMessage: message };
}

function chooseCode(status: number | undefined, named: string, message: string): ErrorCode {
  if (status === 402 || QUOTA.test(named) || QUOTA.test(message)) return 'PROVIDER_QUOTA';
  if (status === 429 || status === 529 || BUSY.test(named)) return 'PROVIDER_BUSY';
  if (status === 400 && REFUSED.test(message)) return 'MODEL_REFUSED';
  if (status === 401 || status === 403) return 'PROVIDER_DENIED';
  if (status === 408) return 'PROVIDER_TIMEOUT';
  // Redirects are never followed: the visitor's text would go where they lead.
  if (status !== undefined && status >= 300 && status < 500) return 'PROVIDER_REJECTED';
  return 'PROVIDER_FAILED';
}

/** Only a short identifier may go into a log; a message could repeat the prompt or the key. */
function safeWord(words: unknown[]): string {
  const word = words.find((candidate) => typeof candidate === 'string' && /^[\w.-]{1,40}$/.test(candidate));
  return typeof word === 'string' ? word : 'error';
}

function readRetryAfter(headers: Record<string, string>): number | undefined {
  const ms = Number(headers['retry-after-ms'] ?? Number.NaN);
  if (Number.isFinite(ms) && ms >= 0) return ms;
  const value = headers['retry-after'];
  if (value === undefined) return undefined;
  const seconds = Number(value);
  const wait = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(value) - Date.now();
  return Number.isFinite(wait) ? Math.max(0, Math.round(wait)) : undefined;
}

function unbilled(code: ErrorCode, reason: string): ProviderFault {
  return { code, reason, isBilled: false };
}
