import { sql } from 'kysely';
import type { Database } from './database.ts';

const ASIDE = 'before_restore';

/** What the database holds is put aside, and an empty schema takes its place. */
export async function putSchemaAside(db: Database): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await sql`drop schema if exists ${sql.id(ASIDE)} cascade`.execute(transaction);
    await sql`alter schema public rename to ${sql.id(ASIDE)}`.execute(transaction);
    await sql`create schema public`.execute(transaction);
  });
}

/** Undoes it: what was put aside is back, and whatever came in its place is gone. */
export async function takeSchemaBack(db: Database): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await sql`drop schema public cascade`.execute(transaction);
    await sql`alter schema ${sql.id(ASIDE)} rename to public`.execute(transaction);
  });
}

export async function dropSchemaAside(db: Database): Promise<void> {
  await sql`drop schema if exists ${sql.id(ASIDE)} cascade`.execute(db);
}
