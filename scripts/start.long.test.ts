import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { text } from 'node:stream/consumers';
import { freePort, waitFor } from '@app/core/processes';
import { deleteKeys } from '@app/core/redis/delete-keys';
import { COMPILED } from '@app/testkit/compiled';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeDatabase } from '../packages/testkit/src/database.ts';

const redisUrl = process.env.TEST_REDIS_URL || 'redis://127.0.0.1:6379';
const prefix = `test-${randomBytes(6).toString('hex')}`;
/** A busy machine loads code slowly. */
const PATIENCE_MS = 90_000;
const started = new Set<ChildProcess>();
let database: Awaited<ReturnType<typeof makeDatabase>>;
let settings: Record<string, string>;

beforeAll(async () => {
  database = await makeDatabase();
  settings = {
    DATABASE_URL: database.url,
    REDIS_URL: redisUrl,
    REDIS_PREFIX: prefix,
    SERVER_KEYS: randomBytes(32).toString('base64'),
    WORKER_HEALTH_PORT: String(await freePort()),
  };
});

afterAll(async () => {
  for (const child of started) child.kill('SIGKILL');
  await database.drop();
  await deleteKeys(redisUrl, prefix);
});

/** Starts the program as the image does, from any working directory. */
function start(own: Record<string, string>, program = 'scripts/start.ts'): ChildProcess {
  const file = new URL(`../${program}`, import.meta.url).pathname;
  const child = spawn(process.execPath, [file], {
    cwd: tmpdir(),
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: COMPILED, ...own },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.add(child);
  return child;
}

async function isReady(port: number): Promise<void> {
  const { ok } = await fetch(`http://127.0.0.1:${port}/readyz`);
  if (!ok) throw new Error('not ready');
}

const endOf = async (child: ChildProcess): Promise<number | null> =>
  ((await once(child, 'exit')) as [number | null])[0];

test('a role runs as one process and exits with 0 on SIGTERM', { timeout: 2 * PATIENCE_MS }, async () => {
  const child = start({ ...settings, ROLE: 'worker' });
  await waitFor('worker', () => isReady(Number(settings['WORKER_HEALTH_PORT'])), PATIENCE_MS);

  const command = readFileSync(`/proc/${child.pid}/cmdline`, 'utf8').split('\0');
  const health = await endOf(start({ ...settings, ROLE: 'worker' }, 'scripts/check-health.ts'));
  const ended = endOf(child);
  child.kill('SIGTERM');

  expect(command[1]).toBe('apps/worker/src/main.ts');
  expect(health).toBe(0);
  expect(await ended).toBe(0);
  expect(await endOf(start({ ...settings, ROLE: 'worker' }, 'scripts/check-health.ts'))).toBe(1);
});

test('the migration exits with 0, also when run again', async () => {
  expect(await endOf(start({ ...settings, ROLE: 'migrate' }))).toBe(0);
  expect(await endOf(start({ ...settings, ROLE: 'migrate' }))).toBe(0);
});

test.for([
  ['api', /DATABASE_URL/],
  ['somebody', /ROLE must be one of all, api, worker, media, migrate/],
] as const)('as %s without settings the start exits with 1 and says why', async ([ROLE, words]) => {
  const child = start({ ROLE });
  const [code, said] = await Promise.all([endOf(child), child.stderr && text(child.stderr)]);

  expect(code).toBe(1);
  expect(said).toMatch(words);
});

test.for([
  [{ ROLE: 'api', HOST: '192.0.2.1' }, /^HOST or PORT cannot be used: listen EADDRNOTAVAIL/m],
  [{ ROLE: 'api', WEB_ROOT: '/nowhere' }, /^WEB_ROOT \(pnpm build makes the page\) cannot be used: ENOENT/m],
  [{ ROLE: 'worker', INTERNAL_HOST: '192.0.2.1' }, /^INTERNAL_HOST or WORKER_HEALTH_PORT cannot be used: listen/m],
  [{ ROLE: 'media', WORK_FOLDER: '/sys' }, /^WORK_FOLDER cannot be used: /m],
  [{ ROLE: 'api', STORAGE_FOLDER: '/proc/files' }, /^STORAGE_FOLDER cannot be used: ENOENT/m],
] as const)('a start with %s names the setting and prints no stack', { timeout: PATIENCE_MS }, async ([own, words]) => {
  const child = start({ ...settings, INTERNAL_PORT: '0', ...own });
  const [code, said] = await Promise.all([endOf(child), child.stderr && text(child.stderr)]);

  expect(code).toBe(1);
  expect(said).toMatch(words);
  expect(said).not.toMatch(/^ +at /m);
});

test.for([
  ['DATABASE_URL', 'postgres://postgres@127.0.0.1:1/none'],
  ['REDIS_URL', 'redis://127.0.0.1:1'],
] as const)('the log of an api names %s when that store is away', { timeout: PATIENCE_MS }, async ([setting, url]) => {
  const child = start({ ...settings, ROLE: 'api', PORT: '0', INTERNAL_PORT: '0', [setting]: url });
  const output: string[] = [];
  child.stdout?.on('data', (chunk: Buffer) => output.push(String(chunk)));

  await expect.poll(() => output.join(''), { timeout: PATIENCE_MS }).toMatch(`"setting":"${setting}"`);
  child.kill('SIGKILL');
});

test('dev exits with 1 and is never ready when its worker cannot start', { timeout: PATIENCE_MS }, async () => {
  // Only workers create models, and this model is refused.
  const refused = { PERPLEXITY_API_KEY: 'not-a-real-key', PERPLEXITY_MODEL: 'fast' };
  const child = start({ ...settings, ...refused, PORT: String(await freePort()) }, 'scripts/dev.ts');
  const [code, output, errors] = await Promise.all([
    endOf(child),
    child.stdout && text(child.stdout),
    child.stderr && text(child.stderr),
  ]);

  expect(code).toBe(1);
  expect(output).not.toMatch(/^ready/m);
  expect(errors).toContain('worker ended, stopping');
});
