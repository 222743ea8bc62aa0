import type { Message } from '@app/contract/messages';
import type { ProviderId } from '@app/contract/models';
import { sql } from 'kysely';
import { asSealed, type Sealed } from '../vault/sealed.ts';
import type { Database } from './database.ts';

export type MessageRow = Pick<
  Message,
  'id' | 'analysisId' | 'role' | 'kind' | 'createdAt' | 'isPartial' | 'isNotice' | 'lang' | 'framework' | 'model'
> & {
  sealedContent: Sealed;
  /** The input of a report, unless it is too long to decrypt just for its first words. */
  sealedInput?: Sealed;
};

const MOST_MESSAGES = 500;
const MOST_INPUT_BYTES = 65_536;

const columns = [
  'message.id',
  'message.analysis_id',
  'message.role',
  'message.kind',
  'message.sealed_content',
  'message.created_at',
  'work.is_partial',
  'work.lang',
  sql<boolean>`work.stage = 'write' and work.sealed_report is null`.as('is_notice'),
  sql<string | null>`case when message.kind = 'analysis' then work.framework end`.as('framework'),
  sql<ProviderId | null>`case when message.kind = 'analysis' then work.provider end`.as('model'),
  sql<Buffer | null>`case
    when message.kind = 'analysis' and octet_length(work.sealed_input) <= ${MOST_INPUT_BYTES} then work.sealed_input
  end`.as('sealed_input'),
] as const;

/**
 * Orders by the start of the work, by the database clock, because ids come from many clocks. A question and its reply
 * have the same time, so their ids decide.
 */
export async function listMessages(db: Database, sessionId: string): Promise<MessageRow[]> {
  const rows = await db
    .selectFrom('messages as message')
    .leftJoin('analyses as work', 'work.id', 'message.id')
    .select(columns)
    .where('message.session_id', '=', sessionId)
    // Hides a partial report once another analysis has completed it.
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

/** An analysis's own message has the analysis's id, so this reads one row of one partition. */
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
  lang?: string | null;
  framework?: string | null;
  model?: ProviderId | null;
  sealed_input?: Buffer | null;
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
    ...(row.lang && { lang: row.lang }),
    ...(row.framework && { framework: row.framework }),
    ...(row.model && { model: row.model }),
    ...(row.sealed_input && { sealedInput: asSealed(row.sealed_input) }),
  };
}
