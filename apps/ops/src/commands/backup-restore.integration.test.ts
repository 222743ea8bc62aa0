import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { processName } from '@app/core/db/connected-processes';
import { insertAnalysis } from '@app/core/db/analyses';
import { type Contents, readContents } from '@app/core/db/contents';
import { createDatabase, dropDatabase } from '@app/core/db/create-database';
import { type Database, openDatabase, pingDatabase } from '@app/core/db/database';
import { isSchemaCurrent } from '@app/core/db/migrate';
import { insertSession } from '@app/core/db/sessions';
import { openLog } from '@app/core/log/log';
import { openRedis } from '@app/core/redis/redis';
import { asSealed } from '@app/core/vault/sealed';
import { DATABASE_SERVER, makeDatabase, type TestDatabase } from '@app/testkit/database';
import { runOps } from '@app/testkit/run-ops';
import { sampleAnalysis } from '@app/testkit/sample-analysis';
import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { UsageError } from '../command.ts';
import { connectionEnvironment } from '../postgres-programs.ts';
import { backup } from './backup.ts';
import { restore } from './restore.ts';

const ROWS = 60;
const redisUrl = process.env.TEST_REDIS_URL || 'redis://127.0.0.1:6379';
const prefix = `test-${randomBytes(6).toString('hex')}`;
const copyName = `test_${randomBytes(6).toString('hex')}`;
const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10).replaceAll('-', '');
let database: TestDatabase;
let copyUrl: string;
let folder: string;
let dump: string;

const settings = (url: string): Record<string, string> => ({
  DATABASE_URL: url,
  REDIS_URL: redisUrl,
  REDIS_PREFIX: prefix,
  SERVER_KEYS: Buffer.alloc(32, 1).toString('base64'),
});

beforeAll(async () => {
  [database, copyUrl, folder] = await Promise.all([
    makeDatabase(),
    createDatabase(DATABASE_SERVER, copyName),
    mkdtemp(join(tmpdir(), 'backups-')),
  ]);
  await addRows(database.db);
  // The backup deletes old dumps and what interrupted backups left, and keeps files that are not its own.
  for (const name of [
    'analysis-20200101T000000Z.dump',
    'analysis-20200101T000000Z.json',
    `analysis-${yesterday}T000000Z.dump.part`,
    `analysis-${yesterday}T000000Z.json`,
    'notes.txt',
  ])
    await writeFile(join(folder, name), '');
  const { out } = await runOps(backup, [folder], settings(database.url));
  dump = /^wrote (\S+):/.exec(out[0] ?? '')?.[1] ?? '';
  // Written after the backup, so not part of it.
  await addRows(database.db);
});

afterAll(async () => {
  await database.drop();
  await dropDatabase(DATABASE_SERVER, copyName);
  await rm(folder, { recursive: true });
});

async function addRows(db: Database): Promise<void> {
  const sealed = asSealed(randomBytes(200));
  const session = { id: newId(), label: newId(), wrappedKey: sealed, visitorHash: randomBytes(32) };
  await insertSession(db, session);
  for (let row = 0; row < ROWS; row += 1)
    await insertAnalysis(db, sampleAnalysis({ id: newId(), sessionId: session.id }));
}

async function inDatabase<Result>(
  url: string,
  work: (db: Database) => Promise<Result>,
  name = 'test',
): Promise<Result> {
  const db = openDatabase(url, 1, openLog('silent'), { kind: 'migrations', name });
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

const contentsOf = (url: string): Promise<Contents> =>
  inDatabase(url, (db) => db.transaction().execute((transaction) => readContents(transaction)));

const listed = async (file: string): Promise<Contents> =>
  (JSON.parse(await readFile(file.replace('.dump', '.json'), 'utf8')) as { tables: Contents }).tables;

test('a backup is a private dump with a list of its rows, and old backups are removed', async () => {
  const { analyses, sessions } = await listed(dump);

  expect([analyses?.rows, sessions?.rows]).toEqual([ROWS, 1]);
  expect(((await stat(dump)).mode & 0o777).toString(8)).toBe('600');
  expect((await readdir(folder)).toSorted()).toEqual(
    [basename(dump), basename(dump).replace('dump', 'json'), 'notes.txt'].toSorted(),
  );
});

test('an empty database is not backed up, and a folder that cannot be made is named', async () => {
  await expect(runOps(backup, [folder], settings(copyUrl))).rejects.toThrow(/^This database has no tables/);
  await expect(runOps(backup, ['/proc/backups'], settings(copyUrl))).rejects.toThrow(
    'The folder /proc/backups cannot be made (ENOENT); its parent must be there.',
  );
});

test('a backup restores every row into an empty database and empties the queue', async () => {
  const redis = openRedis(redisUrl, 'request', openLog('silent'));
  await redis.set(`${prefix}:queue:left`, 'from another time');

  const { isWell, out } = await runOps(restore, [folder], settings(copyUrl));
  const left = await redis.get(`${prefix}:queue:left`);
  redis.disconnect();

  const { migrations, ...expected } = await listed(dump);
  expect([isWell, out[0]]).toEqual([true, expect.stringContaining('rows, as they were at')]);
  expect(await contentsOf(copyUrl)).toMatchObject(expected);
  expect(migrations?.rows).toBeGreaterThan(10);
  expect(await inDatabase(copyUrl, isSchemaCurrent)).toBe(true);
  expect(left).toBe(null);
});

test('an existing database is replaced only with --replace and only while unused', async () => {
  const again = () => runOps(restore, [dump, '--replace'], settings(copyUrl));
  await inDatabase(copyUrl, addRows);

  await expect(runOps(restore, [dump], settings(copyUrl))).rejects.toThrow(/not empty.*--replace/);
  await inDatabase(
    copyUrl,
    async (db) => {
      await pingDatabase(db);
      await expect(again()).rejects.toThrow('1 processes are running: stop');
    },
    processName('one', 'mark'),
  );
  await again();

  expect(await contentsOf(copyUrl)).toMatchObject({ analyses: { rows: ROWS } });
  const watching = sql<{ may: boolean }>`select has_schema_privilege('pg_monitor', 'public', 'usage') as may`;
  expect((await inDatabase(copyUrl, (db) => watching.execute(db))).rows).toEqual([{ may: true }]);
  // A restored database can be backed up and restored again.
  const { out } = await runOps(backup, [join(folder, 'second')], settings(copyUrl));
  expect((await runOps(restore, [join(folder, 'second'), '--replace'], settings(copyUrl))).isWell).toBe(true);
  expect(out[0]).toContain(' rows, ');
});

test('a dump that does not match its list is refused, and the previous data is restored', async () => {
  const wrong = join(folder, 'wrong.dump');
  const tables = await listed(dump);
  await writeFile(wrong, await readFile(dump));
  await writeFile(
    join(folder, 'wrong.json'),
    JSON.stringify({ madeAt: 'then', tables: { ...tables, sessions: { rows: 1, checksum: '7' } } }),
  );
  const before = await contentsOf(database.url);
  await database.db.destroy();

  await expect(runOps(restore, [wrong, '--replace'], settings(database.url))).rejects.toThrow(/sessions/);
  await writeFile(wrong, 'no dump at all');
  await expect(runOps(restore, [wrong, '--replace'], settings(database.url))).rejects.toThrow(
    /pg_restore ended with 1/,
  );

  expect(await contentsOf(database.url)).toEqual(before);
});

test('a dump with a changed byte and a damaged list are refused before anything is touched', async () => {
  const damaged = join(folder, 'damaged.dump');
  const bytes = await readFile(dump);
  bytes[bytes.length - 100] = (bytes.at(-100) ?? 0) ^ 1;
  await writeFile(damaged, bytes);
  await writeFile(damaged.replace('.dump', '.json'), await readFile(dump.replace('.dump', '.json')));
  const before = await contentsOf(copyUrl);

  await expect(runOps(restore, [damaged, '--replace'], settings(copyUrl))).rejects.toThrow(/damaged\.dump is damaged/);
  await writeFile(damaged.replace('.dump', '.json'), '{');
  await expect(runOps(restore, [damaged, '--replace'], settings(copyUrl))).rejects.toThrow(/damaged\.json is damaged/);

  expect(await contentsOf(copyUrl)).toEqual(before);
});

test('pg_restore --clean fails on a database with daily partitions', async () => {
  const run = promisify(execFile)('pg_restore', ['--clean', '--if-exists', '--no-owner', '--dbname', copyName, dump], {
    env: { PATH: process.env.PATH, ...connectionEnvironment(copyUrl) },
  });
  const { stderr } = await run.catch((error: unknown) => error as { stderr: string });

  expect(stderr.match(/error:/g)?.length).toBeGreaterThanOrEqual(16);
  await inDatabase(copyUrl, async (db) => sql`select 1`.execute(db));
});

test('without a folder or a dump the command explains its use', async () => {
  await expect(runOps(restore, [join(folder, 'nothing')], settings(copyUrl))).rejects.toThrow(/There is no dump at/);
  await expect(runOps(backup, [], settings(copyUrl))).rejects.toThrow(UsageError);
});
