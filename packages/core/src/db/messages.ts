import type { Message } from '@app/contract/messages';
import type { ProviderId } from '@app/contract/models';
import { sql } from 'kysely';
import type { Sealed } from '../vault/sealed.ts';
import type { Database } from './database.ts';

export type MessageRow = Pick<
  Message,
  'id' | 'analysisId' | 'role' | 'kind' | 'createdAt' | 'isPartial' | 'isNotice' | 'lang' | 'framework' | 'model'
> & {
  sealedContent: Sealed;
  /** The input of a report, unless it is too long to decrypt just for its first words. */
  sealedInput?: Sealed;
  /** The data of a finished report. */
  sealedReport?: Sealed;
};

const MAX_MESSAGES = 500;
const MAX_INPUT_BYTES = 65_536;

const columns = [
  'message.id',
  'message.analysisId',
  'message.role',
  'message.kind',
  'message.sealedContent',
  'message.createdAt',
  'work.isPartial',
  'work.lang',
  sql<boolean>`work.stage = 'write' and work.sealed_report is null`.as('isNotice'),
  sql<string | null>`case when message.kind = 'analysis' then work.framework end`.as('framework'),
  sql<ProviderId | null>`case when message.kind = 'analysis' then work.provider end`.as('model'),
  sql<Sealed | null>`case
    when message.kind = 'analysis' and octet_length(work.sealed_input) <= ${MAX_INPUT_BYTES} then work.sealed_input
  end`.as('sealedInput'),
  sql<Sealed | null>`case when message.kind = 'analysis' then work.sealed_report end`.as('sealedReport'),
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
    .where('message.sessionId', '=', sessionId)
    // Hides a partial report once another analysis has completed it.
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('analyses as whole')
            .select('whole.id')
            .whereRef('whole.sessionId', '=', 'message.sessionId')
            .whereRef('whole.aboutId', '=', 'message.id')
            .where('whole.stage', '=', 'write')
            .where('whole.status', '=', 'done'),
        ),
      ),
    )
    .orderBy((order) => order.fn.coalesce('work.createdAt', 'message.createdAt'))
    .orderBy('message.id')
    .limit(MAX_MESSAGES)
    .execute();
  return rows.map(toMessage);
}

/** The stored bytes that a list of the messages opens. */
export async function countMessageBytes(db: Database, sessionId: string): Promise<number> {
  const { bytes } = await db
    .selectFrom('messages as message')
    .leftJoin('analyses as work', 'work.id', 'message.id')
    .select(
      sql<number>`coalesce(sum(octet_length(message.sealed_content) + case
        when message.kind = 'analysis' and octet_length(work.sealed_input) <= ${MAX_INPUT_BYTES}
        then octet_length(work.sealed_input) else 0 end + case
        when message.kind = 'analysis' then coalesce(octet_length(work.sealed_report), 0) else 0 end), 0)::float8`.as(
        'bytes',
      ),
    )
    .where('message.sessionId', '=', sessionId)
    .executeTakeFirstOrThrow();
  return bytes;
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
  analysisId: string;
  role: 'user' | 'assistant';
  kind: 'analysis' | 'chat';
  sealedContent: Sealed;
  createdAt: Date;
  isPartial?: boolean | null;
  isNotice?: boolean | null;
  lang?: string | null;
  framework?: string | null;
  model?: ProviderId | null;
  sealedInput?: Sealed | null;
  sealedReport?: Sealed | null;
}): MessageRow {
  return {
    id: row.id,
    analysisId: row.analysisId,
    role: row.role,
    kind: row.kind,
    sealedContent: row.sealedContent,
    createdAt: row.createdAt.toISOString(),
    ...(row.isPartial && { isPartial: true }),
    ...(row.isNotice && { isNotice: true }),
    ...(row.lang && { lang: row.lang }),
    ...(row.framework && { framework: row.framework }),
    ...(row.model && { model: row.model }),
    ...(row.sealedInput && { sealedInput: row.sealedInput }),
    ...(row.sealedReport && { sealedReport: row.sealedReport }),
  };
}
