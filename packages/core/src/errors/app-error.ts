import { type ErrorCode, errorTable } from '@app/contract/errors';
import { isFaultOfStore } from './store-fault.ts';

type Options = {
  cause?: unknown;
  retryAfterMs?: number | undefined;
  /** Appended to the visitor's message: our own facts only, nothing from the request. */
  detail?: string;
  /** Data for programs besides the message; the response body is then JSON. */
  fields?: Record<string, unknown> | undefined;
};

/** The error that a request, a job or a model call ends with. The error table defines status, retry and message of each code. */
export class AppError extends Error {
  readonly code: ErrorCode;
  /** Delay before a retry, for example from a provider's Retry-After. */
  readonly retryAfterMs: number | undefined;
  readonly fields: Record<string, unknown> | undefined;

  constructor(code: ErrorCode, options: Options = {}) {
    const { message } = errorTable[code];
    super(options.detail ? `${message} ${options.detail}` : message, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.retryAfterMs = options.retryAfterMs;
    this.fields = options.fields;
  }
}

/** Every error that is neither an AppError nor a store's fault is a bug. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  return new AppError(isFaultOfStore(error) ? 'SERVICE_UNAVAILABLE' : 'INTERNAL', { cause: error });
}
