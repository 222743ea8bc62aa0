import { v7 as newId } from 'uuid';
import { insertSession, touchSession } from '../db/sessions.ts';
import type { Services } from '../services.ts';
import { authoriseSession, findOwnSession, type OwnedSession } from './authorise.ts';
import type { Visitor } from './visitor.ts';

/** The visitor's session of that label, made with a fresh key when it is the first time. */
export async function ensureSession(services: Services, visitor: Visitor, label: string): Promise<OwnedSession> {
  const { db, vault } = services;
  const existing = await findOwnSession(services, visitor, label);
  if (existing) {
    await touchSession(db, existing.id);
    return existing;
  }
  const id = newId();
  const key = vault.newContentKey();
  const isMine = await insertSession(db, {
    id,
    label,
    visitorHash: vault.visitorHash(visitor.secret),
    wrappedKey: vault.wrapForVisitor(key, id, visitor.secret),
  });
  if (isMine) return { id, label, key };
  return authoriseSession(services, visitor, label);
}
