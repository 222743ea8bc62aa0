import { maintainPartitions } from '@app/core/db/partitions';
import { deleteExpired } from '@app/core/db/retention';
import { openLog } from '@app/core/log/log';
import { makeDatabase, type TestDatabase } from '@app/testkit/database';
import { runOps } from '@app/testkit/run-ops';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rehearseRetention } from './rehearse-retention.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await makeDatabase();
  for (const day of [40, 20]) {
    const name = `analyses_${new Date(Date.now() - day * 86_400_000).toISOString().slice(0, 10).replaceAll('-', '')}`;
    await sql`create table ${sql.id(name)} partition of analyses
      for values from (${sql.lit(`0${day}00000-0000-0000-0000-000000000000`)}) to (${sql.lit(`0${day}00000-0000-0000-0000-000000000009`)})`.execute(
      database.db,
    );
  }
  await sql`insert into counters select 'old-' || each, now() - interval '3 days', 1 from generate_series(1, 7) each`.execute(
    database.db,
  );
  await sql`insert into sessions (id, visitor_hash, label, wrapped_key, last_used_at)
    select gen_random_uuid(), decode(md5(each::text), 'hex'), each, '\\x00', now() - make_interval(days => each * 10)
    from generate_series(1, 4) each`.execute(database.db);
});

afterAll(() => database.drop());

const rehearse = async (...parameters: string[]): Promise<string[]> =>
  (
    await runOps(rehearseRetention, parameters, {
      DATABASE_URL: database.url,
      REDIS_URL: 'redis://127.0.0.1:6379',
      SERVER_KEYS: Buffer.alloc(32, 1).toString('base64'),
    })
  ).out;

test('the rehearsal reports what maintenance then deletes, and changes nothing', async () => {
  const shorter = await rehearse('--days', '10');
  const usual = await rehearse();
  const again = await rehearse();
  await maintainPartitions(database.db, openLog('silent'), { retentionDays: 30 });
  const deleted = await deleteExpired(database.db, 30);
  const after = await rehearse();

  expect(shorter.at(-1)).toBe('2 partitions with 0 rows, and 11 other rows; nothing was changed');
  expect(usual.at(-1)).toBe('1 partitions with 0 rows, and 9 other rows; nothing was changed');
  expect(again).toEqual(usual);
  expect(deleted).toBe(9);
  expect(after.at(-1)).toBe('0 partitions with 0 rows, and 0 other rows; nothing was changed');
});

test('an invalid number of days is refused', async () => {
  await expect(rehearse('--days', 'few')).rejects.toThrow('--days must be a whole number of at least 1.');
});
