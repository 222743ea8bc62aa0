import { eraseSession } from '../db/erasures.ts';
import type { Services } from '../services.ts';
import type { Visitor } from '../sessions/visitor.ts';
import { newVisitorSecret } from '../vault/vault.ts';
import { finishErasure } from './finish-erasure.ts';

/**
 * "New Analysis": when this returns, the session's key and rows are deleted and the removal of the rest has begun. An
 * unknown label changes nothing; without a label, every session of the visitor is cleared. Returns the visitor's new
 * identity when no other session needs the old secret.
 */
export async function clearSession(services: Services, visitor: Visitor, label?: string): Promise<Visitor | undefined> {
  const { db, vault, log } = services;
  const next: Visitor = { secret: newVisitorSecret() };
  const cleared = await eraseSession(db, {
    visitorHashes: vault.visitorHashes(visitor.secret),
    label,
    nextHash: vault.visitorHash(next.secret),
  });
  if (!cleared) return undefined;
  const { erasure, isLast } = cleared;
  log.info({ count: erasure.analyses.length }, 'session cleared');
  await finishErasure(services, erasure).catch((error: unknown) => {
    log.warn({ error }, 'erasure not finished, the sweep will do it');
  });
  return isLast ? next : undefined;
}
