import { randomBytes, randomUUID } from 'node:crypto';
import { makeDatabase, type TestDatabase } from '@app/testkit/database';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../config/config.ts';
import { openServices, type Services } from '../services.ts';
import { newVisitorSecret } from '../vault/vault.ts';
import { findOwnSession } from './authorise.ts';
import { ensureSession } from './ensure-session.ts';

const [before, after] = [randomBytes(32), randomBytes(32)];
let database: TestDatabase;

beforeAll(async () => {
  database = await makeDatabase();
});

afterAll(() => database.drop());

function openWith(...keys: Buffer[]): Services {
  const config = readConfig({
    DATABASE_URL: database.url,
    REDIS_URL: process.env.TEST_REDIS_URL || 'redis://127.0.0.1:6379',
    SERVER_KEYS: keys.map((key) => key.toString('base64')).join(','),
    LOG_LEVEL: 'silent',
  });
  const services = openServices(config, 'request');
  onTestFinished(() => services.close());
  return services;
}

test('a session used after a key rotation opens without the old key and keeps its content', async () => {
  const visitor = { secret: newVisitorSecret() };
  const [old, both, fresh] = [openWith(before), openWith(after, before), openWith(after)];
  const { id, label, key } = await ensureSession(old, visitor, randomUUID());
  const sealed = old.vault.seal(key, 'p', 'words');

  await ensureSession(both, visitor, label);
  const found = await findOwnSession(fresh, visitor, label);

  expect(found?.id).toBe(id);
  expect(found && fresh.vault.open(found.key, 'p', sealed)).toBe('words');
});

test('a session that is only read stays under the old key', async () => {
  const visitor = { secret: newVisitorSecret() };
  const [old, both, fresh] = [openWith(before), openWith(after, before), openWith(after)];
  const { id, label } = await ensureSession(old, visitor, randomUUID());

  const read = await findOwnSession(both, visitor, label);

  expect(read?.id).toBe(id);
  expect(await findOwnSession(fresh, visitor, label)).toBeUndefined();
});

test('when two keys created two sessions with one label, every process uses the first', async () => {
  const visitor = { secret: newVisitorSecret() };
  const label = randomUUID();
  const first = await ensureSession(openWith(before), visitor, label);
  await ensureSession(openWith(after), visitor, label);

  const used = await Promise.all(
    [openWith(before, after), openWith(after, before)].map((services) => ensureSession(services, visitor, label)),
  );

  expect(used.map(({ id }) => id)).toEqual([first.id, first.id]);
});
