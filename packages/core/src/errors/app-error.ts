import { type ErrorCode, errorTable } from '@app/contract/errors';
import { isAway } from './is-away.ts';

type Options = {
  cause?: unknown;
  retryAfterMs?: number | undefined;
  /** Told to the visitor behind the row's words: facts of ours only, nothing that was sent. */
  detail?: string;
  /** What a program needs besides the words; the body is then JSON. */
  fields?: Record<string, unknown> | undefined;
};

/** The one error class. What a code means (status, retry, words) is a row of the table. */
export class AppError extends Error {
  readonly code: ErrorCode;
  /** How long a provider asked us to wait. */
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

/** Anything that is neither an AppError nor a store that is away is a bug. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  return new AppError(isAway(error) ? 'SERVICE_UNAVAILABLE' : 'INTERNAL', { cause: error });
}
