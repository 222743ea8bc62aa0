import { setTimeout as delay } from 'node:timers/promises';
import { openDatabase } from '@app/core/db/database';
import { maintainPartitions } from '@app/core/db/partitions';
import { openLog } from '@app/core/log/log';
import { startDump } from '@app/testkit/start-dump';
import { sql } from 'kysely';
import type { FaultContext } from './fault-context.ts';
import type { FaultTarget } from './fault-target.ts';

/** The longest a request may wait because of a backup. */
const MAX_WAIT_MS = 5_000;

/** Runs a backup that holds its locks on every table for `seconds`, while the maintenance creates a missing partition. */
export async function dumpMeanwhile({
  target,
  load,
  seconds,
  injectFault,
  note,
  reportViolation,
}: FaultContext): Promise<void> {
  const url = target.stack.environment.DATABASE_URL ?? '';
  const maintenance = openDatabase(url, 2, openLog('silent'), { kind: 'maintenance' });
  try {
    await fillPipe(target);
    const [missing] = await newestPartitions(target);
    if (!missing) throw new Error('there is no partition to make');
    await sql`drop table ${sql.id(missing)}`.execute(maintenance);
    await injectFault(async () => {
      const askedBefore = load.log.asked.length;
      const dump = await startDump(url);
      await untilAllLocked(target);
      const began = performance.now();
      await maintainPartitions(maintenance, openLog('silent'), { retentionDays: 30 });
      const madeMs = performance.now() - began;
      if (!(await newestPartitions(target)).includes(missing)) reportViolation(`${missing} was not made`);
      await delay(seconds * 1_000);
      if (!dump.isRunning()) reportViolation('the dump was over too early');
      const slowest = Math.max(...load.log.asked.slice(askedBefore).map(({ tookMs }) => tookMs));
      await dump.finish();
      note(`partition made after ${Math.round(madeMs)} ms, slowest request ${Math.round(slowest)} ms`);
      if (slowest > MAX_WAIT_MS) reportViolation(`a request waited ${Math.round(slowest)} ms`);
    });
  } finally {
    await maintenance.destroy();
  }
}

/** Inserts more random bytes than a pipe buffers, so that the dump blocks until its output is read. */
async function fillPipe({ stack }: FaultTarget): Promise<void> {
  await sql`insert into counters
    select string_agg(md5(random()::text), '') || part, now(), 1
    from generate_series(1, 400) part, generate_series(1, 60) group by part`.execute(stack.db);
}

async function newestPartitions({ stack }: FaultTarget): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class where relkind = 'r' and relname ~ '^analyses_\\d{8}$' order by 1 desc`.execute(
    stack.db,
  );
  return rows.map(({ name }) => name);
}

async function untilAllLocked({ stack }: FaultTarget): Promise<void> {
  const held = sql`select from pg_locks join pg_stat_activity using (pid)
    where application_name = 'pg_dump' and datname = current_database() and granted
      and relation in ('analyses'::regclass, 'messages'::regclass, 'model_calls'::regclass)`;
  while ((await held.execute(stack.db)).rows.length < 3) await delay(50);
}
