import { sql } from 'kysely';
import type { Database } from './database.ts';
import type { ErasedAnalysis } from './schema.ts';

/** The data of a cleared session that remains outside Postgres. */
export type Erasure = { sessionId: string; analyses: ErasedAnalysis[]; uploadIds: string[] };

export type Cleared = {
  erasure: Erasure;
  /** True when the visitor has no other session. */
  isLast: boolean;
};

type Clearing = {
  visitorHashes: Buffer[];
  /** Undefined clears every session of the visitor. */
  label: string | undefined;
  /** The visitor hash that the shares get when this was the last session. */
  nextHash: Buffer;
};

const MAX_LISTED = 500;

/**
 * Deletes everything of a session in one commit. The session row goes first, together with the wrapped key. Every write
 * for the session locks that row, so the deletions below see it, or it is refused. Shares and their mails stay, because
 * they open with their own token; so do `model_calls`, which hold costs but no text and no session id.
 */
export async function eraseSession(db: Database, clearing: Clearing): Promise<Cleared | undefined> {
  const { visitorHashes, label, nextHash } = clearing;
  return db.transaction().execute(async (transaction) => {
    // Locks all sessions of the visitor in one order, so that exactly one of two concurrent clears is the last.
    const own = await transaction
      .selectFrom('sessions')
      .select(['id', 'label'])
      .where('visitorHash', 'in', visitorHashes)
      .orderBy('id')
      .forUpdate()
      .execute();
    const sessionIds = own.filter((session) => label === undefined || session.label === label).map(({ id }) => id);
    const [sessionId] = sessionIds;
    if (!sessionId) return undefined;

    await transaction.deleteFrom('sessions').where('id', 'in', sessionIds).execute();
    const erasure = { sessionId, ...(await deleteAnalyses(transaction, sessionIds)) };
    for (const table of ['messages', 'perceptions', 'selfAnswers', 'idempotencyKeys'] as const)
      await transaction.deleteFrom(table).where('sessionId', 'in', sessionIds).execute();
    if (erasure.analyses.length > 0) await insertErasure(transaction, erasure);

    const other = await transaction
      .selectFrom('sessions')
      .select('id')
      .where('visitorHash', 'in', visitorHashes)
      .limit(1)
      .executeTakeFirst();
    if (!other)
      for (const table of ['shares', 'shareMails'] as const)
        await transaction
          .updateTable(table)
          .set({ visitorHash: nextHash })
          .where('visitorHash', 'in', visitorHashes)
          .execute();
    return { erasure, isLast: !other };
  });
}

/** Deletes analyses before dependent rows: a worker's last write either came before and goes too, or finds no row. */
async function deleteAnalyses(db: Database, sessionIds: string[]): Promise<Omit<Erasure, 'sessionId'>> {
  const rows = await db
    .deleteFrom('analyses')
    .where('sessionId', 'in', sessionIds)
    .returning(['id', 'stage', 'provider', 'attempt', 'uploadId'])
    .execute();
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0) await db.deleteFrom('pieceReadings').where('analysisId', 'in', ids).execute();
  return {
    analyses: rows.map(({ id, stage, provider, attempt }) => ({ id, stage, provider, attempt })),
    uploadIds: rows.flatMap(({ uploadId }) => uploadId ?? []),
  };
}

async function insertErasure(db: Database, { sessionId, analyses, uploadIds }: Erasure): Promise<void> {
  await db
    .insertInto('erasures')
    .values({
      sessionId,
      analyses: sql<ErasedAnalysis[]>`${JSON.stringify(analyses)}::jsonb`,
      uploadIds,
    })
    .execute();
}

export async function listErasures(db: Database, olderThanMs: number): Promise<Erasure[]> {
  return db
    .selectFrom('erasures')
    .select(['sessionId', 'analyses', 'uploadIds'])
    .where('createdAt', '<', sql<Date>`now() - make_interval(secs => ${olderThanMs / 1000})`)
    .orderBy('createdAt')
    .limit(MAX_LISTED)
    .execute();
}

export async function deleteErasure(db: Database, sessionId: string): Promise<void> {
  await db.deleteFrom('erasures').where('sessionId', '=', sessionId).execute();
}
