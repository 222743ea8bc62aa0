import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { Readable } from 'node:stream';
import { startAnalysis } from '@app/core/analyses/start-analysis';
import { startReply } from '@app/core/chat/start-reply';
import { readConfig } from '@app/core/config/config';
import { claimAnalysis, finishAnalysis } from '@app/core/db/analyses';
import { insertMediaTask } from '@app/core/db/media-tasks';
import { maintainPartitions } from '@app/core/db/partitions';
import { insertPerception } from '@app/core/db/perceptions';
import { changeSelfAnswers } from '@app/core/db/self-answers';
import { insertPart } from '@app/core/db/parts';
import { deleteKeys } from '@app/core/redis/delete-keys';
import { openServices, type Services } from '@app/core/services';
import { findOwnSession } from '@app/core/sessions/authorise';
import { saveUpload, type Upload } from '@app/core/uploads/save-upload';
import { newVisitorSecret } from '@app/core/vault/vault';
import { makeDatabase, type TestDatabase } from '@app/testkit/database';
import { type FakeClock, openFakeClock } from '@app/testkit/fake-clock';
import { COMPILED } from '@app/testkit/compiled';
import { generousLimits } from '@app/testkit/generous-limits';
import { type OwnPostgres, startOwnPostgres } from '@app/testkit/own-postgres';
import { postMail } from '@app/testkit/post-mail';
import { sampleText } from '@app/testkit/sample-text';
import { sampleEvenly } from '@app/testkit/sampling';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

/** The ages of the visits in days, on both sides of every limit. */
const ages = [45, 33, 32, 31, 29, 15, 2, 0];
const LAST_DAY = Math.max(...ages);
/** More rows than two delete batches remove. */
const OLD_COUNTERS = Number(process.env.RETENTION_ROWS || 25_000);
const FORGOTTEN_FILES = 200;
const DAY_MS = 86_400_000;
const redisUrl = process.env.TEST_REDIS_URL || 'redis://127.0.0.1:6379';

/** The ids of the data a visitor of that age left, by table or location. */
type Left = { age: number; ids: Record<string, string> };

let clock: FakeClock;
let postgres: OwnPostgres;
let database: TestDatabase;
let services: Services;
let environment: Record<string, string>;
let left: Left[];

beforeAll(async () => {
  clock = await openFakeClock();
  postgres = await startOwnPostgres({ environment: clock.environment });
  database = await makeDatabase(postgres.url);
  environment = {
    DATABASE_URL: database.url,
    REDIS_URL: redisUrl,
    REDIS_PREFIX: `test-${randomBytes(6).toString('hex')}`,
    SERVER_KEYS: randomBytes(32).toString('base64'),
    STORAGE_FOLDER: await mkdtemp(join(tmpdir(), 'retention-')),
    LOG_LEVEL: 'silent',
    ...generousLimits,
  };
  services = openServices(readConfig(environment), 'request');
  vi.useFakeTimers({ toFake: ['Date'] });
  left = [];
  for (const age of ages) {
    // The names of files tell their age, too, and never fall behind an earlier one.
    if (age === 0) await forgetFiles();
    left.push(await liveOn(age));
  }
});

afterAll(async () => {
  vi.useRealTimers();
  await services.close();
  await database.drop();
  await postgres.stop();
  await deleteKeys(redisUrl, environment.REDIS_PREFIX ?? '');
  await Promise.all([clock.close(), rm(environment.STORAGE_FOLDER ?? '', { recursive: true })]);
});

test(
  'maintenance killed at any moment and run again removes exactly what has expired',
  { timeout: 600_000 },
  async () => {
    const before = await findLeft();
    const killed: string[] = [];
    const moments = sampleEvenly(await momentsOf());
    for (const moment of moments) killed.push(await killAt(moment));
    killed.push(await killAmongFiles());

    const last = startMaintenance();
    await once(last, 'exit');
    const [after, counters, files] = [await findLeft(), await countOld(), await forgotten()];

    expect(last.exitCode).toBe(0);
    expect(killed).toEqual([...moments, 'files'].map(() => 'SIGKILL'));
    expect(Object.values(before).map(({ length }) => length)).toEqual(Object.values(before).map(() => ages.length));
    expect(after).toEqual({
      // Daily partitions are dropped as a whole, one day after they end. Their data cannot be opened by then, because
      // its session is gone.
      analyses: [31, 29, 15, 2, 0],
      messages: [31, 29, 15, 2, 0],
      questions: [31, 29, 15, 2, 0],
      pieces: [31, 29, 15, 2, 0],
      sessions: [29, 15, 2, 0],
      perceptions: [29, 15, 2, 0],
      'self answers': [29, 15, 2, 0],
      shares: [29, 15, 2, 0],
      mails: [0],
      errands: [0],
      'idempotency keys': [0],
      counters: [0],
      // A file is kept while its analysis still waits for it.
      files: [31, 29, 15, 2, 0],
    });
    expect(counters).toBe(0);
    expect(files).toEqual([]);
  },
);

/** Creates a visitor with data in every table, `age` days before the last day. */
async function liveOn(age: number): Promise<Left> {
  await setDay(LAST_DAY - age);
  const { db, vault } = services;
  await maintainPartitions(db, services.log);
  const visitor = { secret: newVisitorSecret() };
  const label = randomUUID();
  const who = { visitor, address: `10.0.${age}.1`, sessionLabel: label, provider: 'openai', simulated: true } as const;
  const submit = (material: Parameters<typeof startAnalysis>[1]['material']) =>
    startAnalysis(services, { ...who, framework: 'general', material, idempotencyKey: randomUUID() });

  const done = await submit({ type: 'text', content: sampleText(String(age)) });
  const claimed = await claimAnalysis(db, { id: done, stage: 'write', holder: services.leases });
  const session = await findOwnSession(services, visitor, label);
  if (!session || !claimed) throw new Error('nothing was begun');
  const sealed = vault.seal(session.key, 'anywhere', 'words');
  await finishAnalysis(db, { id: done, attempt: 1, sealedReport: sealed, sealedContent: sealed });
  const question = await startReply(services, { ...who, content: 'What of the lists?' });
  const running = await submit({ type: 'text', content: sampleText('running') });
  await claimAnalysis(db, { id: running, stage: 'write', holder: services.leases });
  await insertPart(db, { analysisId: running }, { part: 0, sealedContent: sealed });
  await insertPerception(
    db,
    { sessionId: session.id, fileHash: randomBytes(32), sense: 'observation', provider: 'openai' },
    sealed,
  );
  await changeSelfAnswers(db, session.id, () => sealed);
  const upload = await save();
  await submit({ type: 'upload', upload, kind: 'image', maxPeople: 1 });
  await makeOld(upload.id, age);
  const { mailId, linkId } = await postMail(services, { recipient: `reader-${age}@example.org` });
  const mediaTask = randomUUID();
  await insertMediaTask(db, { id: mediaTask, workerKey: sealed });
  const counter = await sql<{
    name: string;
  }>`select name from counters order by window_start desc, name limit 1`.execute(db);
  return {
    age,
    ids: {
      analyses: done,
      messages: done,
      questions: question,
      pieces: running,
      sessions: session.id,
      perceptions: session.id,
      'self answers': session.id,
      shares: linkId,
      mails: mailId,
      errands: mediaTask,
      'idempotency keys': session.id,
      counters: counter.rows[0]?.name ?? '',
      files: upload.id,
    },
  };
}

let began = 0;

/** Sets the same day for the database and for this process. */
async function setDay(days: number): Promise<void> {
  began ||= Date.now();
  await clock.setAhead((days * DAY_MS) / 1_000);
  vi.setSystemTime(began + days * DAY_MS);
}

const save = (): Promise<Upload> => saveUpload(services, Readable.from([Buffer.from(sampleText('file'))]));

/** Storage uses the real clock, so the file times are set back. */
async function makeOld(uploadId: string, days: number): Promise<void> {
  const at = (began - days * DAY_MS) / 1_000;
  if (days > 0) await utimes(join(environment.STORAGE_FOLDER ?? '', uploadId), at, at);
}

/** Simulates a crash: files that no analysis waits for, and a table with many expired rows. */
async function forgetFiles(): Promise<void> {
  await setDay(LAST_DAY - 1);
  for (let made = 0; made < FORGOTTEN_FILES; made += 1) await makeOld((await save()).id, 1);
  await sql`insert into counters (name, window_start, used)
    select 'old-' || number, now() - interval '2 days', 1 from generate_series(1, ${OLD_COUNTERS}::integer) number`.execute(
    services.db,
  );
}

/** The ages whose data still exists, by location. */
async function findLeft(): Promise<Record<string, number[]>> {
  const places: Record<string, [string, string]> = {
    analyses: ['analyses', 'id'],
    messages: ['messages', 'id'],
    questions: ['analyses', 'id'],
    pieces: ['pieceReadings', 'analysisId'],
    sessions: ['sessions', 'id'],
    perceptions: ['perceptions', 'sessionId'],
    'self answers': ['selfAnswers', 'sessionId'],
    shares: ['shares', 'id'],
    mails: ['shareMails', 'id'],
    errands: ['errands', 'id'],
    'idempotency keys': ['idempotencyKeys', 'sessionId'],
    counters: ['counters', 'name'],
  };
  const found: Record<string, number[]> = {};
  for (const [place, [table, column]] of Object.entries(places)) {
    const { rows } = await sql<{ id: string }>`select ${sql.ref(column)} as id from ${sql.table(table)}`.execute(
      services.db,
    );
    const ids = new Set(rows.map(({ id }) => id));
    found[place] = left.filter((each) => ids.has(each.ids[place] ?? '')).map(({ age }) => age);
  }
  const files = new Set(await listFiles());
  found.files = left.filter(({ ids }) => files.has(ids.files ?? '')).map(({ age }) => age);
  return found;
}

async function countOld(): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`select count(*)::int as count from counters where name like 'old-%'`.execute(services.db);
  return rows[0]?.count ?? -1;
}

/** Uploads that still have a file. A folder emptied just before its remover was killed is removed in a later round. */
async function listFiles(): Promise<string[]> {
  try {
    const entries = await readdir(environment.STORAGE_FOLDER ?? '', { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map(({ parentPath }) => basename(parentPath));
  } catch (error) {
    // A folder was removed during the listing.
    if ((error as { code?: string }).code !== 'ENOENT') throw error;
    return listFiles();
  }
}

/** Files that no analysis of this test waits for. */
async function forgotten(): Promise<string[]> {
  const known = new Set(left.map(({ ids }) => ids.files));
  return (await listFiles()).filter((name) => !known.has(name));
}

/** An expired partition and each cleaned table: a lock on one of them stops maintenance there. */
async function momentsOf(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class where relname like 'messages_%' and relkind = 'r' order by relname`.execute(
    services.db,
  );
  const swept = 'idempotencyKeys sessions errands perceptions selfAnswers shares shareMails counters';
  return [rows[0]?.name ?? '', ...swept.split(' ')];
}

const startMaintenance = (): ChildProcess =>
  spawn('node', ['e2e/support/maintenance-main.ts'], {
    env: { ...process.env, NODE_COMPILE_CACHE: COMPILED, ...environment },
    stdio: 'inherit',
  });

/** Blocks maintenance at this table and kills it there. */
async function killAt(table: string): Promise<string> {
  return services.db.transaction().execute(async (transaction) => {
    await sql`lock table ${sql.table(table)} in access exclusive mode`.execute(transaction);
    const child = startMaintenance();
    const ended = once(child, 'exit');
    await vi.waitUntil(async () => (await countWaiting()) > 0 || child.exitCode !== null, { timeout: 240_000 });
    child.kill('SIGKILL');
    await ended;
    return child.signalCode ?? `ended by itself at ${table}`;
  });
}

async function countWaiting(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(database.db);
  return rows[0]?.count ?? 0;
}

async function killAmongFiles(): Promise<string> {
  const child = startMaintenance();
  const ended = once(child, 'exit');
  await vi.waitUntil(async () => (await forgotten()).length < FORGOTTEN_FILES || child.exitCode !== null, {
    timeout: 240_000,
    interval: 1,
  });
  child.kill('SIGKILL');
  await ended;
  return child.signalCode ?? 'ended by itself among the files';
}
