import { findByIdempotencyKey } from '../db/idempotency-keys.ts';
import { AppError } from '../errors/app-error.ts';
import type { Services } from '../services.ts';
import type { OwnedSession } from '../sessions/authorise.ts';

/** The caller's idempotency key and a fingerprint of the request. */
export type Idempotency = { key: string; requestHash: Buffer };

/** The fingerprint is keyed by the session, so that nobody without its key can match equal material or test guesses. */
export function idempotencyOf(
  { vault }: Services,
  session: OwnedSession,
  key: string | undefined,
  request: string[],
): Idempotency | undefined {
  if (!key) return undefined;
  return { key, requestHash: vault.fingerprint(session.key, Buffer.from(JSON.stringify(request))) };
}

/** Returns the analysis that the first request with this key started. The same key for another request is refused. */
export async function findEarlier(
  { db }: Services,
  sessionId: string,
  { key, requestHash }: Idempotency,
): Promise<string | undefined> {
  const earlier = await findByIdempotencyKey(db, sessionId, key);
  if (earlier && !earlier.requestHash.equals(requestHash)) throw new AppError('IDEMPOTENCY_MISMATCH');
  return earlier?.analysisId;
}
