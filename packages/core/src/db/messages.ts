import type { Message } from '@app/contract/messages';
import { sql } from 'kysely';
import { asSealed, type Sealed } from '../vault/sealed.ts';
import type { Database } from './database.ts';

export type MessageRow = Pick<
  Message,
  'id' | 'analysisId' | 'role' | 'kind' | 'createdAt' | 'isPartial' | 'isNotice'
> & {
  sealedContent: Sealed;
};

const MOST_MESSAGES = 500;

const columns = [
  'message.id',
  'message.analysis_id',
  'message.role',
  'message.kind',
  'message.sealed_content',
  'message.created_at',
  'work.is_partial',
  sql<boolean>`work.stage = 'write' and work.sealed_report is null`.as('is_notice'),
] as const;

/** In the order their work was begun, by the clock of the database: ids come from many clocks. A question is as old as its reply. */
export async function listMessages(db: Database, sessionId: string): Promise<MessageRow[]> {
  const rows = await db
    .selectFrom('messages as message')
    .leftJoin('analyses as work', 'work.id', 'message.id')
    .select(columns)
    .where('message.session_id', '=', sessionId)
    // A partial report gives way to the one that completed it.
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('analyses as whole')
            .select('whole.id')
            .whereRef('whole.session_id', '=', 'message.session_id')
            .whereRef('whole.about_id', '=', 'message.id')
            .where('whole.stage', '=', 'write')
            .where('whole.status', '=', 'done'),
        ),
      ),
    )
    .orderBy((order) => order.fn.coalesce('work.created_at', 'message.created_at'))
    .orderBy('message.id')
    .limit(MOST_MESSAGES)
    .execute();
  return rows.map(toMessage);
}

/** An analysis's own message has its id: one row, one partition. */
export async function findMessage(db: Database, id: string): Promise<MessageRow | undefined> {
  const row = await db
    .selectFrom('messages as message')
    .leftJoin('analyses as work', 'work.id', 'message.id')
    .select(columns)
    .where('message.id', '=', id)
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
  is_partial?: boolean | null;
  is_notice?: boolean | null;
}): MessageRow {
  return {
    id: row.id,
    analysisId: row.analysis_id,
    role: row.role,
    kind: row.kind,
    sealedContent: asSealed(row.sealed_content),
    createdAt: row.created_at.toISOString(),
    ...(row.is_partial && { isPartial: true }),
    ...(row.is_notice && { isNotice: true }),
  };
}
