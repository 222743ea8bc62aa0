import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { readConfig } from '@app/core/config/config';
import { version } from '@app/core/config/version';
import { processName } from '@app/core/db/connected-processes';
import { openDatabase, pingDatabase } from '@app/core/db/database';
import { switchOff } from '@app/core/db/switches';
import { openLog } from '@app/core/log/log';
import { queueNames } from '@app/core/queue/jobs';
import { openRedis } from '@app/core/redis/redis';
import { openServices } from '@app/core/services';
import { makeDatabase, type TestDatabase } from '@app/testkit/database';
import { type OpsAnswer, runOps } from '@app/testkit/run-ops';
import { type Simulator, startSimulator } from '@app/testkit/simulator/start-simulator';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clearQueue } from './clear-queue.ts';
import { doctor } from './doctor.ts';

const PROGRAM = fileURLToPath(new URL('../main.ts', import.meta.url));
let database: TestDatabase;
let simulator: Simulator;
let folder: string;
let good: Record<string, string>;

beforeAll(async () => {
  [database, simulator, folder] = await Promise.all([
    makeDatabase(),
    startSimulator({ firstTokenMs: 0, chunkMs: 0 }),
    mkdtemp(join(tmpdir(), 'doctor-test-')),
  ]);
  good = {
    DATABASE_URL: database.url,
    REDIS_URL: process.env.TEST_REDIS_URL || 'redis://127.0.0.1:6379',
    REDIS_PREFIX: `test-${randomBytes(6).toString('hex')}`,
    SERVER_KEYS: randomBytes(32).toString('base64'),
    STORAGE_FOLDER: folder,
    WORKER_ROLE: 'models',
  };
});

afterAll(async () => {
  await Promise.all([database.drop(), simulator.close(), rm(folder, { recursive: true })]);
});

const examine = (own: Record<string, string> = {}, ...options: string[]): Promise<OpsAnswer> =>
  runOps(doctor, options, { ...good, ...own });

const lines = ({ out }: OpsAnswer, level: string): string[] =>
  out.filter((line) => line.startsWith(`${level} `)).map((line) => line.slice(6).replaceAll(/\s+/g, ' '));

test('a healthy deployment has no failures', async () => {
  const answer = await examine({ OPENAI_API_KEY: 'key', OPENAI_BASE_URL: `${simulator.url}/openai/v1` });

  expect(lines(answer, 'fail')).toEqual([]);
  expect(answer.isWell).toBe(true);
  expect(lines(answer, 'ok')).toContain(`version is ${version}`);
  expect(lines(answer, 'ok').map((line) => line.split(' ')[0])).toEqual(
    expect.arrayContaining(['settings', 'postgres', 'clock', 'schema', 'redis', 'storage', 'OPENAI_API_KEY']),
  );
});

test('all wrong settings are reported at once, a misspelt one with its suggestion', async () => {
  const answer = await examine({ REDIS_URL: 'nowhere', PORT: 'many', DATABASE_URL: '', DATABSE_URL: database.url });

  expect(answer.isWell).toBe(false);
  expect(lines(answer, 'fail').join('\n')).toMatch(
    /DATABASE_URL: is missing\n.*REDIS_URL: .*\n.*PORT: .*\n.*did you mean DATABASE_URL\?/,
  );
});

test.for([
  [
    { DATABASE_URL: 'postgres://postgres@127.0.0.1:1/none' },
    /postgres Postgres at 127.0.0.1:1 does not answer: start it/,
  ],
  [{ REDIS_URL: 'redis://127.0.0.1:1' }, /redis Redis does not answer: start it, or correct REDIS_URL/],
  [{ STORAGE_FOLDER: '/dev/null/files' }, /storage folder \/dev\/null\/files cannot be used \(ENOTDIR\)/],
  [
    { WORKER_ROLE: 'media', WORK_FOLDER: '/proc/work' },
    /work folder \/proc\/work cannot be written to \(ENOENT\): correct/,
  ],
  [
    { S3_BUCKET: 'b', S3_ENDPOINT: 'http://127.0.0.1:1', S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b' },
    /storage bucket b cannot be used/,
  ],
  [
    { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'mail@analysis.example', PUBLIC_URL: 'https://analysis.example' },
    /mail the server cannot be used \(.+\): correct SMTP_URL/,
  ],
] as const)('%s is reported with its remedy', async ([own, words]) => {
  const answer = await examine(own);

  expect(answer.isWell).toBe(false);
  expect(lines(answer, 'fail')).toEqual([expect.stringMatching(words)]);
});

test.for([
  ['https://analysis.example', 'fail'],
  ['http://127.0.0.1:5000', 'warn'],
] as const)('the simulator behind %s is reported as %s', async ([PUBLIC_URL, level]) => {
  const SIMULATOR_URL = simulator.url;

  const answer = await examine({ SIMULATOR_URL, ALLOW_SIMULATED_MODELS: 'true', PUBLIC_URL }, '--no-calls');

  expect(lines(answer, level)).toContainEqual(expect.stringMatching(/^SIMULATOR_URL is set: reports are simulated/));
});

test('a full work folder is reported', async () => {
  const full = join(folder, 'full');
  await mkdir(full);
  const inside = ['--dev-bind', '/', '/', '--size', '16384', '--tmpfs', full];

  const { stdout } = await promisify(execFile)(
    'bwrap',
    [...inside, process.execPath, PROGRAM, 'doctor', '--no-calls'],
    {
      env: { PATH: process.env.PATH, ...good, WORKER_ROLE: 'media', WORK_FOLDER: full },
    },
  ).catch((error: unknown) => error as { stdout: string });

  expect(stdout).toMatch(/^fail {2}work folder .* cannot be written to \(ENOSPC\): it is full: make room there/m);
});

test('a refused key is reported by its setting', async () => {
  const answer = await examine({
    OPENAI_API_KEY: 'sim-fault=http-401',
    OPENAI_BASE_URL: `${simulator.url}/openai/v1`,
    DEEPSEEK_API_KEY: 'key',
    DEEPSEEK_BASE_URL: `${simulator.url}/deepseek`,
  });

  expect(lines(answer, 'fail')).toEqual([
    expect.stringMatching(/^OPENAI_API_KEY this key is refused: set a valid one/),
  ]);
});

test('switches that are off, processes with other keys and missing tables are reported', async () => {
  await switchOff(database.db, 'provider:openai', 'it answers nonsense');
  const other = openDatabase(database.url, 1, openLog('silent'), { name: processName('one', 'another') });
  await pingDatabase(other);

  const answer = await examine({}, '--no-calls');
  await other.destroy();
  const empty = await examine({ DATABASE_URL: database.url.replace(/[^/]+$/, 'postgres') }, '--no-calls');

  expect(lines(answer, 'warn')).toContainEqual(expect.stringContaining('provider:openai is off, because: it answers'));
  expect(lines(answer, 'fail')).toEqual([expect.stringContaining('processes 1 of 1 have other SERVER_KEYS')]);
  expect(lines(empty, 'fail')).toEqual([expect.stringContaining('run the migrations (ROLE=migrate)')]);
});

test.for([
  ['an idle api', { SERVER_KEYS: randomBytes(32).toString('base64') }],
  ['a media worker', { SERVER_KEYS: '', MEDIA_KEYS: randomBytes(32).toString('base64'), WORKER_ROLE: 'media' }],
] as const)('the queue is not cleared while %s is connected', async ([, own]) => {
  const services = openServices(readConfig({ ...good, ...own }), 'request');
  await services.redis.ping();

  await expect(runOps(clearQueue, [], good)).rejects.toThrow('1 processes are running: stop');
  const clearing = runOps(clearQueue, [], good);
  await services.close();

  expect((await clearing).isWell).toBe(true);
});

test('clearing a damaged queue removes only the queue, and says when there is none', async () => {
  const redis = openRedis(good['REDIS_URL'] ?? '', 'request', openLog('silent'));
  const prefix = good['REDIS_PREFIX'] ?? '';
  await redis.mset(`${prefix}:queue:${queueNames[0]}:damaged`, 'x', `${prefix}:other`, 'y');

  const { out } = await runOps(clearQueue, [], good);
  const left = await redis.mget(`${prefix}:queue:${queueNames[0]}:damaged`, `${prefix}:other`);
  await redis.del(`${prefix}:other`);
  redis.disconnect();

  const again = await runOps(clearQueue, [], good);

  expect(out).toEqual(['the queue is empty: start the workers']);
  expect(left).toEqual([null, 'y']);
  expect(again).toEqual({
    isWell: true,
    out: [],
    notes: [`nothing to clear: this Redis has no queue under REDIS_PREFIX=${prefix}`],
  });
});
