import type { Message } from '@app/contract/messages';
import { asSealed, type Sealed } from '../vault/sealed.ts';
import type { Database } from './database.ts';

export type MessageRow = Pick<Message, 'id' | 'analysisId' | 'role' | 'kind' | 'createdAt'> & { sealedContent: Sealed };

const MOST_MESSAGES = 500;

/** In the order their work was begun, by the clock of the database: ids come from many clocks. A question is as old as its reply. */
export async function listMessages(db: Database, sessionId: string): Promise<MessageRow[]> {
  const rows = await db
    .selectFrom('messages as message')
    .leftJoin('analyses as work', 'work.id', 'message.id')
    .select([
      'message.id',
      'message.analysis_id',
      'message.role',
      'message.kind',
      'message.sealed_content',
      'message.created_at',
    ])
    .where('message.session_id', '=', sessionId)
    .orderBy((order) => order.fn.coalesce('work.created_at', 'message.created_at'))
    .orderBy('message.id')
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
