import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv, promisify } from 'node:util';
import { readConfig } from '@app/core/config/config';
import { afterEach, beforeEach, expect, test } from 'vitest';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'make-secrets-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

const make = (domain = 'analysis.example') =>
  promisify(execFile)('bash', ['deploy/make-secrets', domain], {
    env: { ...process.env, SECRETS_FOLDER: folder },
  });
const read = async (name: string) => parseEnv(await readFile(join(folder, name), 'utf8'));

test('secrets are fresh and long, and the server accepts its key', async () => {
  await make();
  const first = await read('.env');
  await rm(join(folder, '.env'));
  await make();
  const second = await read('.env');

  const { DOMAIN, ...secrets } = first;
  expect(DOMAIN).toBe('analysis.example');
  expect(Object.entries(secrets).filter(([name, value = '']) => value.length < 32 || second[name] === value)).toEqual(
    [],
  );
  expect(secrets['S3_ACCESS_KEY_ID']).toMatch(/^GK[0-9a-f]{32}$/);
  const { SERVER_KEYS, MEDIA_KEYS } = secrets;
  const stores = { DATABASE_URL: 'postgres://a/b', REDIS_URL: 'redis://a' };
  expect(readConfig({ ...stores, SERVER_KEYS, MEDIA_KEYS }).SERVER_KEYS).toHaveLength(1);
  expect(readConfig({ ...stores, WORKER_ROLE: 'media', MEDIA_KEYS })).toMatchObject({ SERVER_KEYS: [] });
});

test('only the owner can read the secrets', async () => {
  await make();

  const modes = await Promise.all(
    ['.env', 'worker.env'].map(async (name) => (await stat(join(folder, name))).mode & 0o777),
  );
  expect(modes).toEqual([0o600, 0o600]);
});

test('an address in place of a domain is refused, and nothing is written', async () => {
  await expect(make('https://analysis.example/')).rejects.toThrow('is not a domain: write it without https://');
  await expect(stat(join(folder, '.env'))).rejects.toThrow('ENOENT');
});

test('existing secrets are never overwritten', async () => {
  await writeFile(join(folder, '.env'), 'SERVER_KEYS=mine\n');

  await expect(make()).rejects.toThrow('is there already and stays as it is');
  expect(await readFile(join(folder, '.env'), 'utf8')).toBe('SERVER_KEYS=mine\n');
});

test('existing provider keys are kept', async () => {
  await writeFile(join(folder, 'worker.env'), 'OPENAI_API_KEY=mine\n');

  await make();

  expect(await read('worker.env')).toEqual({ OPENAI_API_KEY: 'mine' });
});
