import { findByIdempotencyKey } from '../db/idempotency-keys.ts';
import { AppError } from '../errors/app-error.ts';
import type { Services } from '../services.ts';
import type { OwnedSession } from '../sessions/authorise.ts';

/** A caller's key and a trace of what was asked with it. */
export type Idempotency = { key: string; requestHash: Buffer };

/** Keyed by the session, so that nobody without its key can tell equal material or try which it was. */
export function idempotencyOf(
  { vault }: Services,
  session: OwnedSession,
  key: string | undefined,
  request: string[],
): Idempotency | undefined {
  if (!key) return undefined;
  return { key, requestHash: vault.fingerprint(session.key, Buffer.from(JSON.stringify(request))) };
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
