import type { ErrorCode } from '@app/contract/errors';
import { errorTable } from '@app/contract/errors';
import { AppError } from '@app/core/errors/app-error';
import { isFaultOfStore } from '@app/core/errors/store-fault';
import type { Log } from '@app/core/log/log';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** Fastify's own errors and their codes in our error table. */
const fastifyCodes: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'BODY_TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'NOT_JSON',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'BAD_REQUEST',
  FST_ERR_CTP_INVALID_JSON_BODY: 'BAD_REQUEST',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'BAD_REQUEST',
};

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * Answers an error with its row of the error table. The body is the plain message, because the page shows
 * `status: body`; the error code is in a header.
 */
export function registerErrorHandler(app: FastifyInstance, log: Log): void {
  app.setErrorHandler((error, request, reply) => {
    // A client that disconnects during its body is not our fault, although the network error has the same code.
    const code = error === request.raw.errored ? 'BAD_REQUEST' : codeOf(error);
    if (code === 'INTERNAL' || code === 'SERVICE_UNAVAILABLE')
      log.error({ code, error, route: request.routeOptions.url, method: request.method }, 'request failed');
    return sendError(reply, code, error instanceof AppError ? error : undefined);
  });
}

/** An error with fields for programs has a JSON body. */
export function sendError(reply: FastifyReply, code: ErrorCode, fault?: AppError): FastifyReply {
  const { status, message } = errorTable[code];
  if (status === 429 || status === 503)
    void reply.header('retry-after', Math.ceil((fault?.retryAfterMs ?? defaultRetryAfterMs(code)) / 1_000));
  void reply.code(status).header('x-error-code', code);
  const text = fault?.message ?? message;
  if (!fault?.fields) return reply.type('text/plain; charset=utf-8').send(text);
  return reply.type('application/json; charset=utf-8').send(JSON.stringify({ message: text, ...fault.fields }));
}

/** Hourly and daily limits reset at the end of their window. */
function defaultRetryAfterMs(code: ErrorCode): number {
  const window = { SPEND_CAPPED: HOUR_MS, BUDGET_USED: DAY_MS, MAIL_LIMITED: DAY_MS }[code as string];
  return window === undefined ? 5_000 : window - (Date.now() % window);
}

function codeOf(error: unknown): ErrorCode {
  if (error instanceof AppError) return error.code;
  if (!(error instanceof Error)) return 'INTERNAL';
  const { code, statusCode } = error as { code?: unknown; statusCode?: number };
  const known = typeof code === 'string' ? fastifyCodes[code] : undefined;
  if (known) return known;
  if (isFaultOfStore(error)) return 'SERVICE_UNAVAILABLE';
  return statusCode !== undefined && statusCode >= 400 && statusCode < 500 ? 'BAD_REQUEST' : 'INTERNAL';
}
