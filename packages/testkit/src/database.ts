import { randomBytes } from 'node:crypto';
import { createDatabase, dropDatabase } from '@app/core/db/create-database';
import { type Database, openDatabase } from '@app/core/db/database';
import { migrate } from '@app/core/db/migrate';
import { openLog } from '@app/core/log/log';

export const DATABASE_SERVER = process.env.TEST_DATABASE_URL || 'postgres://postgres@127.0.0.1:5432/postgres';

export type TestDatabase = { url: string; db: Database; drop(): Promise<void> };

/** Creates a migrated database for one test file. */
export async function makeDatabase(server = DATABASE_SERVER): Promise<TestDatabase> {
  const log = openLog('silent');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const url = await createDatabase(server, name);
  const maintenance = openDatabase(url, 1, log, { kind: 'migrations' });
  try {
    await migrate(maintenance, log);
  } finally {
    await maintenance.destroy();
  }
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
