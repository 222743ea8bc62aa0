import { sql } from 'kysely';
import { openLog } from '../log/log.ts';
import { openDatabase } from './database.ts';

const DUPLICATE_DATABASE = '42P04';

/** Creates an empty database on the given server, or a copy of `template`, and returns its URL. */
export async function createDatabase(serverUrl: string, name: string, template = 'template1'): Promise<string> {
  await onServer(serverUrl, [
    sql`drop database if exists ${sql.id(name)} with (force)`,
    sql`create database ${sql.id(name)} template ${sql.id(template)}`,
  ]);
  return addressOf(serverUrl, name);
}

/** Creates the database unless it exists, and returns its URL. */
export async function ensureDatabase(serverUrl: string, name: string): Promise<string> {
  await onServer(serverUrl, [sql`create database ${sql.id(name)}`]).catch((error: unknown) => {
    if ((error as { code?: string }).code !== DUPLICATE_DATABASE) throw error;
  });
  return addressOf(serverUrl, name);
}

function addressOf(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

export async function dropDatabase(serverUrl: string, name: string): Promise<void> {
  await onServer(serverUrl, [sql`drop database if exists ${sql.id(name)} with (force)`]);
}

async function onServer(serverUrl: string, statements: ReturnType<typeof sql>[]): Promise<void> {
  const db = openDatabase(serverUrl, 1, openLog('silent'), { kind: 'migrations' });
  try {
    for (const statement of statements) await statement.execute(db);
  } finally {
    await db.destroy();
  }
}
