import { sql } from 'kysely';
import type { Database } from './database.ts';

const PREVIOUS_SCHEMA = 'before_restore';

/** When a restore that has not ended began; undefined if there is none. */
export async function readUnfinishedRestore(db: Database): Promise<string | undefined> {
  const { rows } = await sql<{ began: string | null }>`
    select obj_description(oid, 'pg_namespace') as began from pg_namespace where nspname = ${PREVIOUS_SCHEMA}`.execute(
    db,
  );
  return rows[0] && (rows[0].began ?? 'at an unknown time');
}

export function explainUnfinishedRestore(began: string): string {
  return (
    `A restore runs or was interrupted (it began ${began}); the data from before it is kept in the schema ${PREVIOUS_SCHEMA}. ` +
    'Finish it: ops restore FILE|FOLDER --replace. Or go back to the data from before: ops restore --undo.'
  );
}

/**
 * Renames the current schema and creates an empty one in its place. After an interrupted restore it drops the current
 * schema instead, because the renamed one still holds the data from before.
 */
export async function replaceSchema(db: Database): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    if (await readUnfinishedRestore(transaction)) {
      await sql`drop schema public cascade`.execute(transaction);
    } else {
      await sql`alter schema public rename to ${sql.id(PREVIOUS_SCHEMA)}`.execute(transaction);
      await sql`comment on schema ${sql.id(PREVIOUS_SCHEMA)} is ${sql.lit(new Date().toISOString())}`.execute(
        transaction,
      );
    }
    await sql`create schema public`.execute(transaction);
    // As in a new database: roles that only watch may look the tables up.
    await sql`grant usage on schema public to public`.execute(transaction);
  });
}

/** Undoes `replaceSchema`: drops the new schema and restores the old one. */
export async function restorePreviousSchema(db: Database): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await sql`drop schema public cascade`.execute(transaction);
    await sql`alter schema ${sql.id(PREVIOUS_SCHEMA)} rename to public`.execute(transaction);
    await sql`comment on schema public is null`.execute(transaction);
  });
}

export async function dropPreviousSchema(db: Database): Promise<void> {
  await sql`drop schema if exists ${sql.id(PREVIOUS_SCHEMA)} cascade`.execute(db);
}
