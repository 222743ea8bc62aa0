import { sql } from 'kysely';
import type { Database } from './database.ts';

const ASIDE = 'before_restore';

/** Renames the current schema and creates an empty one in its place. */
export async function putSchemaAside(db: Database): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await sql`drop schema if exists ${sql.id(ASIDE)} cascade`.execute(transaction);
    await sql`alter schema public rename to ${sql.id(ASIDE)}`.execute(transaction);
    await sql`create schema public`.execute(transaction);
  });
}

/** Undoes `putSchemaAside`: drops the new schema and restores the old one. */
export async function takeSchemaBack(db: Database): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await sql`drop schema public cascade`.execute(transaction);
    await sql`alter schema ${sql.id(ASIDE)} rename to public`.execute(transaction);
  });
}

export async function dropSchemaAside(db: Database): Promise<void> {
  await sql`drop schema if exists ${sql.id(ASIDE)} cascade`.execute(db);
}
