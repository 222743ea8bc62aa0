import { createHash } from 'node:crypto';
import { findByIdempotencyKey } from '../db/analyses.ts';
import { AppError } from '../errors/app-error.ts';
import type { Services } from '../services.ts';
import type { Visitor } from '../sessions/visitor.ts';

/** A caller's key and a trace of what was asked with it. */
export type Idempotency = { key: string; requestHash: Buffer };

/** Keyed by the visitor, so that equal material of two visitors leaves different traces in the database. */
export function idempotencyOf(
  { vault }: Services,
  visitor: Visitor,
  key: string | undefined,
  request: string[],
): Idempotency | undefined {
  if (!key) return undefined;
  const requestHash = createHash('sha256')
    .update(vault.visitorHash(visitor.secret))
    .update(JSON.stringify(request))
    .digest();
  return { key, requestHash };
}

/** What the first request with this key began. The same key for something else is refused. */
export async function findEarlier(
  { db }: Services,
  sessionId: string,
  { key, requestHash }: Idempotency,
): Promise<string | undefined> {
  const earlier = await findByIdempotencyKey(db, sessionId, key);
  if (earlier && !earlier.requestHash.equals(requestHash)) throw new AppError('IDEMPOTENCY_MISMATCH');
  return earlier?.analysisId;
}
