import { v7 as newId } from 'uuid';
import { insertSession } from '../db/sessions.ts';
import type { Services } from '../services.ts';
import { authoriseSession, findOwnSession, type OwnedSession } from './authorise.ts';
import { extendSession } from './extend-session.ts';
import type { Visitor } from './visitor.ts';

/** Finds the visitor's session with that label, or creates it with a fresh key. */
export async function ensureSession(services: Services, visitor: Visitor, label: string): Promise<OwnedSession> {
  const { db, vault } = services;
  const existing = await findOwnSession(services, visitor, label);
  if (existing) {
    await extendSession(services, visitor, existing);
    return existing;
  }
  const id = newId();
  const key = vault.newContentKey();
  const wrappedKey = vault.wrapForVisitor(key, id, visitor.secret);
  const isMine = await insertSession(db, { id, label, visitorHash: vault.visitorHash(visitor.secret), wrappedKey });
  if (isMine) return { id, label, key, wrappedKey };
  return authoriseSession(services, visitor, label);
}
