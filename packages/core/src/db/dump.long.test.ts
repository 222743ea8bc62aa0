import { makeDatabase, type TestDatabase } from '@app/testkit/database';
import { sampleAnalysis } from '@app/testkit/sample-analysis';
import { startDump } from '@app/testkit/start-dump';
import { type RawBuilder, sql } from 'kysely';
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { openLog } from '../log/log.ts';
import { asSealed } from '../vault/sealed.ts';
import { insertAnalysis } from './analyses.ts';
import { type Database, openDatabase } from './database.ts';
import { migrate } from './migrate.ts';
import { maintainPartitions } from './partitions.ts';
import { insertSession } from './sessions.ts';

const log = openLog('silent');
const SUBMITS = 40;
const bytes = asSealed(Buffer.from('sealed'));
const session = { id: newId(), label: 'a', wrappedKey: bytes, visitorHash: Buffer.from('visitor') };

let database: TestDatabase;
let maintenance: Database;

beforeAll(async () => {
  database = await makeDatabase();
  maintenance = openDatabase(database.url, 2, log, { kind: 'maintenance' });
  await insertSession(database.db, session);
  // More random bytes than a pipe buffers, so that the dump waits for its reader.
  await sql`insert into counters
    select string_agg(md5(random()::text), '') || part, now(), 1
    from generate_series(1, 400) part, generate_series(1, 60) group by part`.execute(database.db);
});

afterAll(async () => {
  await maintenance.destroy();
  await database.drop();
});

async function tables(): Promise<string[]> {
  const rows = await read<{ name: string }>(sql`select relname as name from pg_class where relkind = 'r'`);
  return rows.map(({ name }) => name);
}

const read = async <Row>(query: RawBuilder<unknown>): Promise<Row[]> =>
  (await query.execute(database.db)).rows as Row[];

/** Starts a dump of this database that holds its locks on every table. */
async function startHoldingDump() {
  const dump = await startDump(database.url);
  onTestFinished(async () => void (dump.isRunning() && (await dump.finish())));
  // The dump locks one table after the other.
  const held = sql`select from pg_locks join pg_stat_activity using (pid)
    where application_name = 'pg_dump' and datname = current_database() and granted
      and relation in ('analyses'::regclass, 'model_calls'::regclass)`;
  await vi.waitUntil(async () => (await read(held)).length === 2, { timeout: 60_000 });
  return dump;
}

async function submit(): Promise<number> {
  const began = performance.now();
  const analysis = sampleAnalysis({ id: newId(), sessionId: session.id });
  const outcome = await insertAnalysis(database.db, analysis);
  expect(outcome).toBe('inserted');
  await database.db.selectFrom('modelCalls').select('id').where('analysisId', '=', analysis.id).execute();
  return performance.now() - began;
}

/** Submits one analysis after the other until `work` has ended, but at least SUBMITS times. */
async function submitBeside(work: Promise<unknown>): Promise<number[]> {
  const over = new AbortController();
  const beside = work.finally(() => over.abort());
  beside.catch(() => {}); // awaited at the end
  const times: number[] = [];
  while (times.length < SUBMITS || !over.signal.aborted) times.push(await submit());
  await beside;
  return times;
}

const printTimes = (what: string, times: number[]): void =>
  void process.stdout.write(`${what}: ${times.length} submits, slowest ${Math.round(Math.max(...times))} ms\n`);

test('maintenance during a dump creates partitions at once and blocks no submit', async () => {
  const newest =
    (await tables())
      .filter((name) => /^analyses_\d{8}$/.test(name))
      .toSorted()
      .at(-1) ?? '';
  await sql`drop table ${sql.id(newest)}`.execute(maintenance);
  const dump = await startHoldingDump();

  const times = await submitBeside(maintainPartitions(maintenance, log, { retentionDays: 30 }));

  printTimes('making partitions beside pg_dump', times);
  expect(dump.isRunning()).toBe(true);
  expect(await tables()).toContain(newest);
  expect(await dump.finish()).toContain('PostgreSQL database dump complete');
});

test('an expired partition stays while a dump reads it, is dropped later, and blocks no submit', async () => {
  const expired = 'analyses_20200101';
  await sql`create table ${sql.id(expired)} partition of analyses
    for values from ('00000000-0000-0000-0000-000000000000') to ('01000000-0000-0000-0000-000000000000')`.execute(
    maintenance,
  );
  const dump = await startHoldingDump();

  const times = await submitBeside(maintainPartitions(maintenance, log, { retentionDays: 30 }));

  printTimes('dropping a partition beside pg_dump', times);
  expect(dump.isRunning()).toBe(true);
  expect(await tables()).toContain(expired);
  await dump.finish();
  await maintainPartitions(maintenance, log, { retentionDays: 30 });
  expect(await tables()).not.toContain(expired);
});

test('a migration during a dump waits without blocking submits and is applied afterwards', async () => {
  await sql`alter table model_calls drop column part; delete from migrations where name = '0015-part-of-call.sql'`.execute(
    maintenance,
  );
  const dump = await startHoldingDump();
  let isApplied = false;
  const migrating = migrate(maintenance, log).then(() => (isApplied = true));

  const times = await submitBeside(new Promise((resolve) => setTimeout(resolve, 3_000)));
  printTimes('migrating beside pg_dump', times);
  const wasApplied = isApplied;
  await dump.finish();
  await migrating;

  expect(wasApplied).toBe(false);
  const column = sql`select from information_schema.columns where table_name = 'model_calls' and column_name = 'part'`;
  expect(await read(column)).toHaveLength(1);
});
