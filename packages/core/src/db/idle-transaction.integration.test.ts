import { makeDatabase } from '@app/testkit/database';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';

test('Postgres itself ends a transaction whose process stopped in it, so that its locks are freed', async () => {
  const database = await makeDatabase();
  onTestFinished(() => database.drop());

  const { rows } = await sql`show idle_in_transaction_session_timeout`.execute(database.db);

  expect(rows).toEqual([{ idleInTransactionSessionTimeout: '15s' }]);
});
