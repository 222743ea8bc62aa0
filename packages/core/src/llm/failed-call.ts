import type { ProviderId } from '@app/contract/models';

import type { FaultKind } from '../errors/store-fault.ts';
import { AppError } from '../errors/app-error.ts';
import type { Usage } from './usage.ts';

/**
 * The record of a failed call: enough to bill and explain it, with no text of the prompt or the answer. It is the
 * `cause` of every AppError thrown by `streamModelCall`.
 */
export type FailedCall = {
  provider: ProviderId;
  model: string;
  usage: Usage;
  costMicroUsd: number;
  priceVersion: string;
  /** The finish reason the model reported, if it got that far. */
  finish: string | undefined;
  firstTextMs: number | undefined;
  totalMs: number;
  kind?: FaultKind;
  /** A short identifier: `http-429`, `timeout-chunk`, `finish-interrupted`. */
  reason: string;
};

/** Returns the bill of a failed call; undefined when nothing was sent. */
export function readFailedCall(error: unknown): FailedCall | undefined {
  const cause = error instanceof AppError ? error.cause : undefined;
  return typeof cause === 'object' && cause !== null && 'costMicroUsd' in cause ? (cause as FailedCall) : undefined;
}
