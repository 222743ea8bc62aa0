import { makeDatabase, type TestDatabase } from '@app/testkit/database';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { isStoreAway } from '../errors/store-fault.ts';
import { pingDatabase } from './database.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await makeDatabase();
});

afterAll(() => database.drop());

test('an idle borrowed connection that breaks fails its transaction, not the process', async () => {
  const { db } = database;

  const work = db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction);
    const pid = rows[0]?.pid;
    await sql`select pg_terminate_backend(${pid}::int)`.execute(db);
    await vi.waitUntil(
      async () => {
        const left = await sql`select from pg_stat_activity where pid = ${pid}::int`.execute(db);
        return left.rows.length === 0;
      },
      { timeout: 30_000 },
    );
    await pingDatabase(transaction);
  });

  // The message depends on whether the client reads the farewell of the server before the reset of the connection.
  await expect(work).rejects.toSatisfy(isStoreAway);
  await expect(pingDatabase(db)).resolves.toBeUndefined();
});
