import type { SessionSummary } from '@app/contract/session';
import { sql } from 'kysely';
import type { Database } from './database.ts';
import type { Sealed } from '../vault/sealed.ts';

export type SessionRow = { id: string; label: string; wrappedKey: Sealed };

/** A label is unique per visitor only: two visitors with the same label have two sessions. */
export async function findSession(
  db: Database,
  visitorHashes: Buffer[],
  label: string,
): Promise<SessionRow | undefined> {
  return (
    db
      .selectFrom('sessions')
      .select(['id', 'label', 'wrappedKey'])
      .where('visitorHash', 'in', visitorHashes)
      .where('label', '=', label)
      // While server keys rotate, two processes may create the session at the same moment, each under its own hash.
      .orderBy('createdAt')
      .orderBy('id')
      .executeTakeFirst()
  );
}

const MAX_SESSIONS = 200;

/** Newest first. A session that a key rotation created twice counts once, by its label. */
export async function listSessions(db: Database, visitorHashes: Buffer[]): Promise<SessionSummary[]> {
  const rows = await db
    .selectFrom('sessions as session')
    .leftJoin('messages as message', 'message.sessionId', 'session.id')
    .select((pick) => [
      'session.label',
      pick.fn.min('session.createdAt').as('createdAt'),
      sql<number>`count(*) filter (where message.kind = 'analysis')::integer`.as('reports'),
      sql<number>`count(*) filter (where message.kind = 'chat')::integer`.as('chatMessages'),
    ])
    .where('session.visitorHash', 'in', visitorHashes)
    .groupBy('session.label')
    .orderBy('createdAt', 'desc')
    .limit(MAX_SESSIONS)
    .execute();
  return rows.map(({ label, createdAt, ...counts }) => ({
    sessionId: label,
    ...counts,
    createdAt: createdAt.toISOString(),
  }));
}

/** False when another request created the session first. */
export async function insertSession(db: Database, session: SessionRow & { visitorHash: Buffer }): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('sessions')
    .values(session)
    .onConflict((conflict) => conflict.columns(['visitorHash', 'label']).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Locks the session against a clear until the transaction ends; the lock is shared. False when it is gone. */
export async function holdSession(transaction: Database, id: string): Promise<boolean> {
  const row = await transaction
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst();
  return row !== undefined;
}

/** Writes at most once a day, so that using a session usually costs no write. */
export async function touchSession(db: Database, id: string): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ lastUsedAt: sql<Date>`now()` })
    .where('id', '=', id)
    .where('lastUsedAt', '<', sql<Date>`now() - interval '1 day'`)
    .execute();
}

/** Moves the session to another server key. Does nothing when another process was first. */
export async function rewrapSession(
  db: Database,
  session: { id: string; visitorHash: Buffer; from: Sealed; to: Sealed },
): Promise<void> {
  await sql`
    update sessions set visitor_hash = ${session.visitorHash}, wrapped_key = ${session.to}
    where id = ${session.id} and wrapped_key = ${session.from} and not exists (
      select from sessions as other
      where other.visitor_hash = ${session.visitorHash} and other.label = sessions.label and other.id <> sessions.id
    )`.execute(db);
}
