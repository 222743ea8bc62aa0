import { RETENTION_DAYS, RETENTION_SLACK_DAYS } from '@app/contract/retention';
import { makeDatabase } from '@app/testkit/database';
import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import { afterAll, expect, test } from 'vitest';
import { openLog } from '../log/log.ts';
import { isSchemaCurrent, migrate } from './migrate.ts';
import { maintainPartitions } from './partitions.ts';

const log = openLog('silent');
const database = await makeDatabase();
const { db } = database;
afterAll(database.drop);

const DAY_MS = 86_400_000;
const TEN_HOURS_MS = 36_000_000;

/** Yesterday, today, the next two days, and from 10:00 UTC on the third. */
const days = (): number => (Date.now() % DAY_MS < TEN_HOURS_MS ? 4 : 5);

async function partitions(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select inhrelid::regclass::text as name from pg_inherits
    join pg_class on pg_class.oid = inhrelid where relkind = 'r' order by 1`.execute(db);
  return rows.map(({ name }) => name);
}

const insertMessage = (id: string) =>
  db
    .insertInto('messages')
    .values({
      id,
      sessionId: newId(),
      analysisId: id,
      role: 'assistant',
      kind: 'analysis',
      sealedContent: Buffer.from('x'),
    })
    .execute();

test('a new database has partitions from yesterday to at least two days ahead', async () => {
  const names = await partitions();

  expect(names).toHaveLength(4 * days());
  await expect(insertMessage(newId())).resolves.toBeDefined();
  await expect(insertMessage(newId({ msecs: Date.now() + 2 * DAY_MS }))).resolves.toBeDefined();
  await expect(insertMessage(newId({ msecs: Date.now() + 5 * DAY_MS }))).rejects.toThrow(/no partition/);
});

test('four concurrent migrations leave one current schema', async () => {
  await Promise.all(Array.from({ length: 4 }, () => migrate(db, log)));

  expect(await isSchemaCurrent(db)).toBe(true);
  expect(await partitions()).toHaveLength(4 * days());
});

test('a lookup by id scans one partition', async () => {
  const id = newId();
  const { rows } = await sql<{ 'QUERY PLAN': string }>`explain select 1 from messages where id = ${id}`.execute(db);
  const scanned = rows.filter((row) => /messages_\d{8}/.test(row['QUERY PLAN']));

  expect(scanned).toHaveLength(1);
});

test('expired partitions are dropped and the others stay', async () => {
  await sql`create table messages_20200101 partition of messages
    for values from ('00000000-0000-0000-0000-000000000000') to ('01000000-0000-0000-0000-000000000000')`.execute(db);

  await maintainPartitions(db, log, { retentionDays: 30 });
  await maintainPartitions(db, log, { retentionDays: 30 });

  const names = await partitions();
  expect(names).not.toContain('messages_20200101');
  expect(names).toHaveLength(4 * days());
});

test('a day’s partition is kept for the retention time and dropped after the slack', async () => {
  const today = Math.floor(Date.now() / DAY_MS);
  const [kept, gone] = [today - RETENTION_DAYS, today - RETENTION_DAYS - RETENTION_SLACK_DAYS].map((day) => {
    const name = `messages_${new Date(day * DAY_MS).toISOString().slice(0, 10).replaceAll('-', '')}`;
    const bounds = [day, day + 1].map((edge) => newId({ msecs: edge * DAY_MS, random: new Uint8Array(16), seq: 0 }));
    return { name, bounds };
  }) as [{ name: string; bounds: string[] }, { name: string; bounds: string[] }];
  for (const { name, bounds } of [kept, gone])
    await sql`create table ${sql.id(name)} partition of messages
      for values from (${sql.lit(bounds[0])}) to (${sql.lit(bounds[1])})`.execute(db);

  await maintainPartitions(db, log, { retentionDays: RETENTION_DAYS });

  const names = await partitions();
  expect(names).toContain(kept.name);
  expect(names).not.toContain(gone.name);
});
