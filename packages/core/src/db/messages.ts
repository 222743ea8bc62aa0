import type { Message } from '@app/contract/messages';
import { asSealed, type Sealed } from '../vault/sealed.ts';
import type { Database } from './database.ts';

export type MessageRow = Pick<Message, 'id' | 'analysisId' | 'role' | 'kind' | 'createdAt'> & { sealedContent: Sealed };

const MOST_MESSAGES = 500;

export async function listMessages(db: Database, sessionId: string): Promise<MessageRow[]> {
  const rows = await db
    .selectFrom('messages')
    .select(['id', 'analysis_id', 'role', 'kind', 'sealed_content', 'created_at'])
    .where('session_id', '=', sessionId)
    .orderBy('id')
    .limit(MOST_MESSAGES)
    .execute();
  return rows.map(toMessage);
}

/** An analysis's own message has its id: one row, one partition. */
export async function findMessage(db: Database, id: string): Promise<MessageRow | undefined> {
  const row = await db
    .selectFrom('messages')
    .select(['id', 'analysis_id', 'role', 'kind', 'sealed_content', 'created_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row && toMessage(row);
}

function toMessage(row: {
  id: string;
  analysis_id: string;
  role: 'user' | 'assistant';
  kind: 'analysis' | 'chat';
  sealed_content: Buffer;
  created_at: Date;
}): MessageRow {
  return {
    id: row.id,
    analysisId: row.analysis_id,
    role: row.role,
    kind: row.kind,
    sealedContent: asSealed(row.sealed_content),
    createdAt: row.created_at.toISOString(),
  };
}
