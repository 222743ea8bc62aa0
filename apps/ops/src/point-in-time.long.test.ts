import { execFile } from 'node:child_process';
import { appendFile, chmod, chown, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Database, openDatabase } from '@app/core/db/database';
import { openLog } from '@app/core/log/log';
import { freePort, waitFor } from '@app/core/processes';
import { findPrograms, serverUser, startOwnPostgres } from '@app/testkit/own-postgres';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';

const run = promisify(execFile);

/** Follows docs/deploy.md, "Point-in-time recovery". */
test('Postgres is restored to a moment between two changes', async () => {
  const archive = await mkdtemp(join(tmpdir(), 'archive-'));
  const { uid, gid } = await serverUser();
  const bin = await findPrograms();
  await chown(archive, uid, gid);
  const first = await startOwnPostgres({
    settings: { archive_mode: 'on', archive_command: `test ! -f ${archive}/%f && cp %p ${archive}/%f` },
  });
  const db = openDatabase(first.url, 1, openLog('silent'));
  const base = join(archive, 'base');
  await run(join(bin, 'pg_basebackup'), ['--dbname', first.url, '--pgdata', base, '--checkpoint=fast'], { uid, gid });
  await sql`create table changes (name text)`.execute(db);
  await sql`insert into changes values ('kept')`.execute(db);
  const { rows } = await sql<{ moment: string }>`select clock_timestamp()::text as moment`.execute(db);
  await sql`select pg_sleep(0.2)`.execute(db);
  await sql`delete from changes`.execute(db);
  const { rows: walFiles } = await sql<{ name: string }>`select pg_walfile_name(pg_switch_wal()) as name`.execute(db);
  await waitFor('the log', () => run('test', ['-f', join(archive, walFiles[0]?.name ?? '')]));
  await db.destroy();
  await first.stop();

  await appendFile(
    join(base, 'postgresql.auto.conf'),
    `restore_command = 'cp ${archive}/%f %p'\nrecovery_target_time = '${rows[0]?.moment}'\n`,
  );
  await writeFile(join(base, 'recovery.signal'), '');
  await chown(join(base, 'recovery.signal'), uid, gid);
  const [port, sockets] = [await freePort(), join(archive, 'sockets')];
  await mkdir(sockets);
  await chown(sockets, uid, gid);
  await chmod(sockets, 0o700);
  const control = (...words: string[]) => run(join(bin, 'pg_ctl'), ['-D', base, '-s', ...words], { uid, gid });
  onTestFinished(async () => {
    await control('stop', '-m', 'immediate');
    await rm(archive, { recursive: true });
  });
  await control('start', '-w', '-l', join(archive, 'log'), '-o', `-p ${port} -h 127.0.0.1 -k ${sockets}`);

  const back = openDatabase(`postgres://postgres@127.0.0.1:${port}/postgres`, 1, openLog('silent'));
  // Postgres answers as soon as the copy is consistent, before it has replayed the log up to the moment.
  await expect.poll(() => replayState(back)).toBe('paused');
  const found = await sql<{ name: string }>`select name from changes`.execute(back);
  await sql`select pg_wal_replay_resume()`.execute(back);
  await waitFor('writing', () => sql`insert into changes values ('after')`.execute(back));
  await back.destroy();

  expect(found.rows).toEqual([{ name: 'kept' }]);
});

async function replayState(db: Database): Promise<string | undefined> {
  const { rows } = await sql<{ state: string }>`select pg_get_wal_replay_pause_state() as state`.execute(db);
  return rows[0]?.state;
}
