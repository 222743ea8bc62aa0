import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { fileURLToPath } from 'node:url';
import { BACKUP_CONNECTION } from '@app/core/db/connected-processes';
import { type Contents, readContents } from '@app/core/db/contents';
import { type Database, openDatabase, pingDatabase } from '@app/core/db/database';
import { insertSession } from '@app/core/db/sessions';
import { openLog } from '@app/core/log/log';
import { waitFor } from '@app/core/processes';
import { asSealed } from '@app/core/vault/sealed';
import { makeDatabase, type TestDatabase } from '@app/testkit/database';
import { COMPILED } from '@app/testkit/compiled';
import { runOps } from '@app/testkit/run-ops';
import { v7 as newId } from 'uuid';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { backup } from './backup.ts';
import { doctor } from './doctor.ts';
import { restore } from './restore.ts';

const PROGRAM = fileURLToPath(new URL('../main.ts', import.meta.url));
const MIGRATE = fileURLToPath(new URL('../../../../packages/core/src/migrate-main.ts', import.meta.url));
let database: TestDatabase;
let folder: string;
let settings: Record<string, string>;
/** The rows that were there before the restore began; the dump holds one row less. */
let previous: Contents;

beforeEach(async () => {
  [database, folder] = await Promise.all([makeDatabase(), mkdtemp(join(tmpdir(), 'killed-'))]);
  settings = {
    DATABASE_URL: database.url,
    REDIS_URL: process.env.TEST_REDIS_URL || 'redis://127.0.0.1:6379',
    REDIS_PREFIX: `test-${randomBytes(6).toString('hex')}`,
    SERVER_KEYS: randomBytes(32).toString('base64'),
    STORAGE_FOLDER: join(folder, 'files'),
    WORKER_ROLE: 'models',
  };
  await addRow(database.db);
  await runOps(backup, [folder], settings);
  await addRow(database.db);
  previous = await database.db.transaction().execute(readContents);
  await database.db.destroy();
});

afterEach(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

async function addRow(db: Database): Promise<void> {
  const session = { id: newId(), label: newId(), wrappedKey: asSealed(randomBytes(200)), visitorHash: randomBytes(32) };
  await insertSession(db, session);
}

async function contents(): Promise<Contents> {
  const db = openDatabase(database.url, 1, openLog('silent'));
  try {
    return await db.transaction().execute(readContents);
  } finally {
    await db.destroy();
  }
}

/** Runs a restore and kills it with SIGKILL before or after pg_restore commits; pg_restore is a script that waits. */
async function interrupt(moment: 'before' | 'after'): Promise<void> {
  const mark = join(folder, `pid-${randomBytes(3).toString('hex')}`);
  const { stdout } = await promisify(execFile)('sh', ['-c', 'command -v pg_restore']);
  const run = moment === 'after' ? `${stdout.trim()} "$@" || exit 1` : '';
  await writeFile(
    join(folder, 'pg_restore'),
    `#!/bin/sh\n${run}\necho $$ > ${mark}.new\nmv ${mark}.new ${mark}\nexec sleep 60\n`,
  );
  await chmod(join(folder, 'pg_restore'), 0o755);
  const child: ChildProcess = spawn(process.execPath, [PROGRAM, 'restore', folder, '--replace'], {
    env: { ...settings, NODE_COMPILE_CACHE: COMPILED, PATH: `${folder}:${process.env.PATH}` },
    stdio: 'inherit',
  });
  await waitFor('pg_restore', () => readFile(mark), 60_000);
  child.kill('SIGKILL');
  await once(child, 'exit');
  process.kill(Number(await readFile(mark, 'utf8')), 'SIGKILL');
}

test.for(['before', 'after'] as const)(
  'a restore killed %s pg_restore commits is reported and can be undone',
  async (moment) => {
    await interrupt(moment);
    const report = await runOps(doctor, ['--no-calls'], settings);
    const migration = await promisify(execFile)(process.execPath, [MIGRATE], {
      env: { ...settings, NODE_COMPILE_CACHE: COMPILED },
    }).catch((error: unknown) => error as { stderr: string });
    await expect(runOps(restore, [folder], settings)).rejects.toThrow(/ops restore --undo/);
    await expect(runOps(backup, [folder], settings)).rejects.toThrow(/^No backup is made now/);

    const { out } = await runOps(restore, ['--undo'], settings);

    expect(report.out.join('\n')).toMatch(/^fail {2}restore .*A restore runs or was interrupted.*ops restore --undo/m);
    expect(migration.stderr).toMatch(/^A restore runs or was interrupted .*--undo\.\n$/);
    expect(out[0]).toMatch(/^the data from before the restore that began 20.* is back/);
    expect(await contents()).toEqual(previous);
    expect((await runOps(doctor, ['--no-calls'], settings)).out.join('\n')).not.toContain('interrupted');
    await expect(runOps(restore, ['--undo'], settings)).rejects.toThrow(/nothing to undo/);
  },
);

test('a restore that was killed twice can be finished, and until then the previous data is kept', async () => {
  await interrupt('after');
  await interrupt('after');
  await writeFile(join(folder, 'bad.dump'), 'no dump at all');

  await expect(runOps(restore, [join(folder, 'bad.dump'), '--replace'], settings)).rejects.toThrow(/pg_restore/);
  const kept = await contents();
  await interrupt('before');
  const { isWell } = await runOps(restore, [folder, '--replace'], settings);

  expect(kept).toEqual(previous);
  expect(isWell).toBe(true);
  expect((await contents())['sessions']?.rows).toBe(1);
});

test('two restores do not run at the same time', async () => {
  const other = openDatabase(database.url, 1, openLog('silent'), { name: BACKUP_CONNECTION });
  await pingDatabase(other);

  await expect(runOps(restore, [folder, '--replace'], settings)).rejects.toThrow(/Another backup or restore/);
  await other.destroy();

  expect(await contents()).toEqual(previous);
});
