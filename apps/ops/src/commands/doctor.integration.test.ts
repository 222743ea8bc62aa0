import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { version } from '@app/core/config/version';
import { processName } from '@app/core/db/connected-processes';
import { openDatabase, pingDatabase } from '@app/core/db/database';
import { switchOff } from '@app/core/db/switches';
import { openLog } from '@app/core/log/log';
import { queueNames } from '@app/core/queue/jobs';
import { openRedis } from '@app/core/redis/redis';
import { makeDatabase, type TestDatabase } from '@app/testkit/database';
import { type OpsAnswer, runOps } from '@app/testkit/run-ops';
import { type Simulator, startSimulator } from '@app/testkit/simulator/start-simulator';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clearQueue } from './clear-queue.ts';
import { doctor } from './doctor.ts';

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
    expect.arrayContaining(['settings', 'postgres', 'schema', 'redis', 'storage', 'OPENAI_API_KEY']),
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
  [{ REDIS_URL: 'redis://127.0.0.1:1' }, /redis does not answer: start it, or correct REDIS_URL/],
  [{ STORAGE_FOLDER: '/dev/null/files' }, /storage folder \/dev\/null\/files cannot be used \(ENOTDIR\)/],
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
  await expect(runOps(clearQueue, [], good)).rejects.toThrow('1 processes are running: stop');
  await other.destroy();
  const empty = await examine({ DATABASE_URL: database.url.replace(/[^/]+$/, 'postgres') }, '--no-calls');

  expect(lines(answer, 'warn')).toContainEqual(expect.stringContaining('provider:openai is off, because: it answers'));
  expect(lines(answer, 'fail')).toEqual([expect.stringContaining('processes 1 of 1 have other SERVER_KEYS')]);
  expect(lines(empty, 'fail')).toEqual([expect.stringContaining('run the migrations (ROLE=migrate)')]);
});

test('clearing a damaged queue removes only the queue', async () => {
  const redis = openRedis(good['REDIS_URL'] ?? '', 'request', openLog('silent'));
  const prefix = good['REDIS_PREFIX'] ?? '';
  await redis.mset(`${prefix}:queue:${queueNames[0]}:damaged`, 'x', `${prefix}:other`, 'y');

  const { out } = await runOps(clearQueue, [], good);
  const left = await redis.mget(`${prefix}:queue:${queueNames[0]}:damaged`, `${prefix}:other`);
  await redis.del(`${prefix}:other`);
  redis.disconnect();

  expect(out).toEqual(['the queue is empty: start the workers']);
  expect(left).toEqual([null, 'y']);
});
