import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { openDatabase } from '@app/core/db/database';
import { keepPartitions } from '@app/core/db/partitions';
import { openLog } from '@app/core/log/log';
import { runWithConcurrency } from '@app/testkit/run-with-concurrency';
import { RETENTION_SLACK_DAYS } from '../../packages/contract/src/retention.ts';
import type { BenchRow } from './rows.ts';
import { startSystem } from './system.ts';

const run = promisify(execFile);
const MESSAGES = 20_000;
const MESSAGE_BYTES = 8_192;
const LANES = 16;
const DAY_MS = 86_400_000;

/** Measures how fast messages are inserted and how fast a day of them is deleted. */
export async function measureMessages(): Promise<BenchRow[]> {
  const system = await startSystem({ firstTokenMs: 300, chunkMs: 100, chunkChars: 12 }, 0);
  const url = system.environment.DATABASE_URL ?? '';
  const db = openDatabase(url, LANES, openLog('silent'));
  try {
    const session = {
      id: idOf(Date.now()),
      label: 'bench',
      visitor_hash: randomBytes(32),
      wrapped_key: randomBytes(60),
    };
    await db.insertInto('sessions').values(session).execute();
    const insert = (day: number) => async (): Promise<void> => {
      const id = idOf(day);
      const row = { id, session_id: session.id, analysis_id: id, role: 'assistant', kind: 'analysis' } as const;
      await db
        .insertInto('messages')
        .values({ ...row, sealed_content: randomBytes(MESSAGE_BYTES) })
        .execute();
    };
    const oursPerSecond = perSecond(await timed(() => runWithConcurrency(MESSAGES, LANES, insert(Date.now()))));
    await runWithConcurrency(MESSAGES, LANES, insert(Date.now() - DAY_MS));
    const barePerSecond = await runPgbench(url, session.id);

    // Drops yesterday's partition: the retention is chosen so that today is the first day kept.
    const dropMs = await timed(() =>
      keepPartitions(db, openLog('silent'), { retentionDays: 1 - RETENTION_SLACK_DAYS }),
    );
    const deleteMs = await timed(async () => {
      await run('psql', ['-X', '-q', '-d', url, '-c', 'delete from messages', '-c', 'vacuum messages']);
    });
    return [
      {
        metric: `messages of 8 kB inserted a second, durable, ${LANES} connections`,
        figure: `${oursPerSecond.toFixed(0)}; pgbench with the same statement ${barePerSecond.toFixed(0)} (${(barePerSecond / oursPerSecond).toFixed(2)} times)`,
        limit: 'the disk: each is written out before it is acknowledged',
      },
      {
        metric: `a day of ${MESSAGES} messages forgotten`,
        figure: `partition dropped in ${dropMs.toFixed(0)} ms; DELETE and VACUUM of twice as many took ${deleteMs.toFixed(0)} ms (${(deleteMs / dropMs).toFixed(0)} times)`,
        limit: 'the drop does not grow with the rows, the DELETE does',
      },
    ];
  } finally {
    await db.destroy();
    await system.stop();
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

const perSecond = (tookMs: number): number => MESSAGES / (tookMs / 1_000);

/** An id for this moment; the id determines a row's partition. */
function idOf(ms: number): string {
  const time = ms.toString(16).padStart(12, '0');
  const rest = randomBytes(10).toString('hex');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${rest.slice(0, 3)}-8${rest.slice(3, 6)}-${rest.slice(6, 18)}`;
}

/** Postgres' own load tool, which only sends the statement. */
async function runPgbench(url: string, session: string): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-pgbench-'));
  try {
    const script = join(folder, 'insert.sql');
    const time = Date.now().toString(16).padStart(12, '0');
    const id = `(overlay(gen_random_uuid()::text placing '${time.slice(0, 8)}-${time.slice(8)}' from 1))::uuid`;
    const content = `decode(repeat('${randomBytes(64).toString('hex')}', ${MESSAGE_BYTES / 64}), 'hex')`;
    await writeFile(
      script,
      `insert into messages (id, session_id, analysis_id, role, kind, sealed_content) values (${id}, '${session}', ${id}, 'assistant', 'analysis', ${content});\n`,
    );
    const parameters = ['-n', '-c', String(LANES), '-j', '2', '-t', String(MESSAGES / LANES), '-f', script];
    const { stdout } = await run(await findPgbench(), [...parameters, url]);
    return Number(/tps = ([\d.]+)/.exec(stdout)?.[1] ?? Number.NaN);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Debian installs pgbench with each server version. */
async function findPgbench(): Promise<string> {
  const versions = await readdir('/usr/lib/postgresql').catch(() => []);
  const newest = versions.toSorted((one, other) => Number(other) - Number(one))[0];
  return newest ? `/usr/lib/postgresql/${newest}/bin/pgbench` : 'pgbench';
}
