import { sql } from 'kysely';
import type { Database } from './database.ts';
import type { ErasedAnalysis } from './schema.ts';

/** What is left of a cleared session outside Postgres. */
export type Erasure = { sessionId: string; analyses: ErasedAnalysis[]; uploadIds: string[] };

export type Cleared = {
  erasure: Erasure;
  /** The visitor has no other session. */
  isLast: boolean;
};

type Clearing = {
  visitorHashes: Buffer[];
  /** Without one: every session of the visitor. */
  label: string | undefined;
  /** The name the visitor's shares go on under when this was the last session. */
  nextHash: Buffer;
};

const MOST_AT_ONCE = 500;

/**
 * Everything of a session, in one commit. The session's row goes first: with it goes the wrapped key, and whatever
 * writes for the session asks for that row, so it is either seen by the deletions below or refused. Shares and their
 * mails stay, they open with their own token; so do `model_calls`, which hold costs and neither words nor a session.
 */
export async function eraseSession(db: Database, clearing: Clearing): Promise<Cleared | undefined> {
  const { visitorHashes, label, nextHash } = clearing;
  return db.transaction().execute(async (transaction) => {
    // All of the visitor's at once and in one order: of two clears at the same time one is the last.
    const own = await transaction
      .selectFrom('sessions')
      .select(['id', 'label'])
      .where('visitor_hash', 'in', visitorHashes)
      .orderBy('id')
      .forUpdate()
      .execute();
    const sessionIds = own.filter((session) => label === undefined || session.label === label).map(({ id }) => id);
    const [sessionId] = sessionIds;
    if (!sessionId) return undefined;

    await transaction.deleteFrom('sessions').where('id', 'in', sessionIds).execute();
    const erasure = { sessionId, ...(await deleteAnalyses(transaction, sessionIds)) };
    for (const table of ['messages', 'perceptions', 'idempotency_keys'] as const)
      await transaction.deleteFrom(table).where('session_id', 'in', sessionIds).execute();
    if (erasure.analyses.length > 0) await insertErasure(transaction, erasure);

    const other = await transaction
      .selectFrom('sessions')
      .select('id')
      .where('visitor_hash', 'in', visitorHashes)
      .limit(1)
      .executeTakeFirst();
    if (!other)
      await transaction
        .updateTable('shares')
        .set({ visitor_hash: nextHash })
        .where('visitor_hash', 'in', visitorHashes)
        .execute();
    return { erasure, isLast: !other };
  });
}

/** The rows before what hangs on them: a worker's last write either came before and goes too, or finds no row. */
async function deleteAnalyses(db: Database, sessionIds: string[]): Promise<Omit<Erasure, 'sessionId'>> {
  const rows = await db
    .deleteFrom('analyses')
    .where('session_id', 'in', sessionIds)
    .returning(['id', 'stage', 'provider', 'attempt', 'upload_id'])
    .execute();
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0) await db.deleteFrom('piece_readings').where('analysis_id', 'in', ids).execute();
  return {
    analyses: rows.map(({ id, stage, provider, attempt }) => ({ id, stage, provider, attempt })),
    uploadIds: rows.flatMap(({ upload_id }) => upload_id ?? []),
  };
}

async function insertErasure(db: Database, { sessionId, analyses, uploadIds }: Erasure): Promise<void> {
  await db
    .insertInto('erasures')
    .values({
      session_id: sessionId,
      analyses: sql<ErasedAnalysis[]>`${JSON.stringify(analyses)}::jsonb`,
      upload_ids: uploadIds,
    })
    .execute();
}

export async function listErasures(db: Database, olderThanMs: number): Promise<Erasure[]> {
  const rows = await db
    .selectFrom('erasures')
    .select(['session_id', 'analyses', 'upload_ids'])
    .where('created_at', '<', sql<Date>`now() - make_interval(secs => ${olderThanMs / 1000})`)
    .orderBy('created_at')
    .limit(MOST_AT_ONCE)
    .execute();
  return rows.map((row) => ({ sessionId: row.session_id, analyses: row.analyses, uploadIds: row.upload_ids }));
}

export async function deleteErasure(db: Database, sessionId: string): Promise<void> {
  await db.deleteFrom('erasures').where('session_id', '=', sessionId).execute();
}
