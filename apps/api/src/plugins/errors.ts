import type { ErrorCode } from '@app/contract/errors';
import { errorTable } from '@app/contract/errors';
import { AppError } from '@app/core/errors/app-error';
import type { Log } from '@app/core/log/log';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** What Fastify itself refuses, as rows of our table. */
const fastifyCodes: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'BODY_TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'NOT_JSON',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'BAD_REQUEST',
  FST_ERR_CTP_INVALID_JSON_BODY: 'BAD_REQUEST',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'BAD_REQUEST',
};

/** Network and server faults of Postgres and Redis: the work may succeed in a minute. */
const AWAY = /^(ECONN|ETIMEDOUT|EPIPE|57P0|53|08)/;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** The body is the plain words, because the page shows `status: body`; the machine's code is a header. */
export function errors(app: FastifyInstance, log: Log): void {
  app.setErrorHandler((error, request, reply) => {
    // Who hangs up in the middle of a body is no fault of ours, though the network calls it by the same name.
    const code = error === request.raw.errored ? 'BAD_REQUEST' : codeOf(error);
    if (code === 'INTERNAL' || code === 'SERVICE_UNAVAILABLE')
      log.error({ code, error, route: request.routeOptions.url, method: request.method }, 'request failed');
    return sendError(reply, code, error instanceof AppError ? error : undefined);
  });
}

export function sendError(reply: FastifyReply, code: ErrorCode, fault?: AppError): FastifyReply {
  const { status, message } = errorTable[code];
  if (status === 429 || status === 503)
    void reply.header('retry-after', Math.ceil((fault?.retryAfterMs ?? patienceFor(code)) / 1_000));
  return reply
    .code(status)
    .header('x-error-code', code)
    .type('text/plain; charset=utf-8')
    .send(fault?.message ?? message);
}

/** What is counted by the hour or by the day begins anew with it. */
function patienceFor(code: ErrorCode): number {
  const window = { SPEND_CAPPED: HOUR_MS, BUDGET_USED: DAY_MS }[code as string];
  return window === undefined ? 5_000 : window - (Date.now() % window);
}

function codeOf(error: unknown): ErrorCode {
  if (error instanceof AppError) return error.code;
  if (!(error instanceof Error)) return 'INTERNAL';
  const { code, statusCode } = error as { code?: unknown; statusCode?: number };
  if (typeof code === 'string') {
    const known = fastifyCodes[code];
    if (known) return known;
    if (AWAY.test(code)) return 'SERVICE_UNAVAILABLE';
  }
  if (/timeout|Connection is closed|Stream isn't writeable/i.test(error.message)) return 'SERVICE_UNAVAILABLE';
  return statusCode !== undefined && statusCode >= 400 && statusCode < 500 ? 'BAD_REQUEST' : 'INTERNAL';
}
