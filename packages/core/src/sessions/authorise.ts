import type { AnalysisStatus } from '@app/contract/analyses';
import { type AnalysisRow, findOwnAnalysis } from '../db/analyses.ts';
import { findSession, type SessionRow } from '../db/sessions.ts';
import { AppError } from '../errors/app-error.ts';
import type { Services } from '../services.ts';
import type { Sealed } from '../vault/sealed.ts';
import type { ContentKey } from '../vault/vault.ts';
import type { Visitor } from './visitor.ts';

export type OwnedSession = { id: string; label: string; key: ContentKey; wrappedKey: Sealed };
export type OwnedAnalysis = { analysis: AnalysisRow; session: OwnedSession };

/**
 * The only access to a visitor's content: every read, write and stream passes here. A missing row and another visitor's
 * row give the same response.
 */
export async function authoriseSession(
  services: Services,
  visitor: Visitor | undefined,
  label: string,
): Promise<OwnedSession> {
  const session = visitor && (await findOwnSession(services, visitor, label));
  if (!session) throw new AppError('NOT_FOUND');
  return session;
}

export async function findOwnSession(
  services: Services,
  visitor: Visitor,
  label: string,
): Promise<OwnedSession | undefined> {
  const row = await findSession(services.db, services.vault.visitorHashes(visitor.secret), label);
  return row && openSession(services, visitor, row);
}

export async function authoriseAnalysis(
  services: Services,
  visitor: Visitor | undefined,
  analysisId: string,
): Promise<OwnedAnalysis> {
  const { db, vault } = services;
  const found = visitor && (await findOwnAnalysis(db, vault.visitorHashes(visitor.secret), analysisId));
  const session = found && openSession(services, visitor, found.session);
  if (!session) throw new AppError('NOT_FOUND');
  return { analysis: found.analysis, session };
}

/** Finding the row is not enough: the key must open with the visitor's own secret. */
function openSession({ vault }: Services, visitor: Visitor, row: SessionRow): OwnedSession | undefined {
  const key = vault.openForVisitor(row.wrappedKey, row.id, visitor.secret);
  return key && { id: row.id, label: row.label, key, wrappedKey: row.wrappedKey };
}

export const isFinal = (status: AnalysisStatus): boolean => status !== 'queued' && status !== 'running';
