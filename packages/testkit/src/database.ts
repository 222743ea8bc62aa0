import { createHash, randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createDatabase, dropDatabase } from '@app/core/db/create-database';
import { type Database, openDatabase } from '@app/core/db/database';
import { migrate } from '@app/core/db/migrate';
import { openLog } from '@app/core/log/log';
import { sql } from 'kysely';

export const DATABASE_SERVER = process.env.TEST_DATABASE_URL || 'postgres://postgres@127.0.0.1:5432/postgres';
const MIGRATIONS = new URL('../../core/src/db/migrations/', import.meta.url);
const TEMPLATE = 'test_template_';
const NO_SUCH_DATABASE = '3D000';

export type TestDatabase = { url: string; db: Database; drop(): Promise<void> };

/** Creates a migrated database for one test file. */
export async function makeDatabase(server = DATABASE_SERVER): Promise<TestDatabase> {
  const log = openLog('silent');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const template = templateName();
  const copied = await createDatabase(server, name, template).catch((error: unknown) => {
    if ((error as { code?: string }).code !== NO_SUCH_DATABASE) throw error;
  });
  const url = copied ?? (await createDatabase(server, name));
  const maintenance = openDatabase(url, 1, log, { kind: 'migrations' });
  try {
    await migrate(maintenance, log);
  } finally {
    await maintenance.destroy();
  }
  // A server of its own serves one file.
  if (!copied && server === DATABASE_SERVER) await keepAsTemplate(name, template);
  const db = openDatabase(url, 4, log);
  return {
    url,
    db,
    async drop() {
      await db.destroy();
      await dropDatabase(server, name);
    },
  };
}

/** Of these migrations on this day, because partitions have days: a copy is made in a tenth of the time. */
function templateName(): string {
  const hash = createHash('sha256');
  for (const file of readdirSync(MIGRATIONS).toSorted())
    hash.update(file).update(readFileSync(new URL(file, MIGRATIONS)));
  return `${TEMPLATE}${new Date().toISOString().slice(0, 10)}_${hash.digest('hex').slice(0, 12)}`;
}

/** Nobody may be connected to the database yet. Templates of earlier days are removed. */
async function keepAsTemplate(name: string, template: string): Promise<void> {
  const server = openDatabase(DATABASE_SERVER, 1, openLog('silent'), { kind: 'migrations' });
  const today = template.slice(0, TEMPLATE.length + 10);
  try {
    // Another file may have made it meanwhile.
    await sql`create database ${sql.id(template)} template ${sql.id(name)}`.execute(server).catch(() => {});
    const { rows } = await sql<{ datname: string }>`
      select datname from pg_database where starts_with(datname, ${TEMPLATE}) and datname < ${today}`.execute(server);
    for (const { datname } of rows) await dropDatabase(DATABASE_SERVER, datname);
  } finally {
    await server.destroy();
  }
}
