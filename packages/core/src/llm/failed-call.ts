import type { ProviderId } from '@app/contract/models';

import { AppError } from '../errors/app-error.ts';
import type { Usage } from './usage.ts';

/**
 * What is kept of a call that failed: enough to bill and to explain it, and not one word of prompt or answer.
 * It is the `cause` of every AppError thrown by `ask`.
 */
export type FailedCall = {
  provider: ProviderId;
  model: string;
  usage: Usage;
  costMicroUsd: number;
  priceVersion: string;
  /** The finish the model reported, if it got that far. */
  finish: string | undefined;
  firstTextMs: number | undefined;
  totalMs: number;
  /** A short machine word: `http-429`, `timeout-chunk`, `finish-interrupted`. */
  reason: string;
};

/** What to bill for a failed call; undefined when nothing was sent. */
export function readFailedCall(error: unknown): FailedCall | undefined {
  const cause = error instanceof AppError ? error.cause : undefined;
  return typeof cause === 'object' && cause !== null && 'costMicroUsd' in cause ? (cause as FailedCall) : undefined;
}
