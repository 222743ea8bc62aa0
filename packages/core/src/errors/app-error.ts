import { type ErrorCode, errorTable } from '@app/contract/errors';

type Options = {
  cause?: unknown;
  retryAfterMs?: number | undefined;
  /** Told to the visitor behind the row's words: facts of ours only, nothing that was sent. */
  detail?: string;
};

/** The one error class. What a code means (status, retry, words) is a row of the table. */
export class AppError extends Error {
  readonly code: ErrorCode;
  /** How long a provider asked us to wait. */
  readonly retryAfterMs: number | undefined;

  constructor(code: ErrorCode, options: Options = {}) {
    const { message } = errorTable[code];
    super(options.detail ? `${message} ${options.detail}` : message, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.retryAfterMs = options.retryAfterMs;
  }
}

/** Anything that is not an AppError is a bug. */
export function toAppError(error: unknown): AppError {
  return error instanceof AppError ? error : new AppError('INTERNAL', { cause: error });
}
