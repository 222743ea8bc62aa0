import type { Message } from '@app/contract/messages';
import { findMessage, listMessages, type MessageRow } from '../db/messages.ts';
import type { Services } from '../services.ts';
import type { OwnedSession } from '../sessions/authorise.ts';
import { messagePlace } from './sealed-places.ts';

export async function readMessages(services: Services, session: OwnedSession): Promise<Message[]> {
  const rows = await listMessages(services.db, session.id);
  return rows.flatMap((row) => openMessage(services, session, row) ?? []);
}

export async function readMessage(services: Services, session: OwnedSession, id: string): Promise<Message | undefined> {
  const row = await findMessage(services.db, id);
  return row && openMessage(services, session, row);
}

function openMessage(
  { vault }: Services,
  session: OwnedSession,
  { sealedContent, ...row }: MessageRow,
): Message | undefined {
  const content = vault.open(session.key, messagePlace(row.id), sealedContent);
  return content === undefined ? undefined : { ...row, sessionId: session.label, content };
}
