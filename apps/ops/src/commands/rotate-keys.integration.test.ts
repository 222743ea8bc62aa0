import { randomBytes } from 'node:crypto';
import { listDatabaseProcesses, processName } from '@app/core/db/connected-processes';
import { type Database, openDatabase, pingDatabase } from '@app/core/db/database';
import { insertSession } from '@app/core/db/sessions';
import { openLog } from '@app/core/log/log';
import { newVisitorSecret, openVault, serverKeysMark } from '@app/core/vault/vault';
import { makeDatabase, type TestDatabase } from '@app/testkit/database';
import { runOps } from '@app/testkit/run-ops';
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { UsageError } from '../command.ts';
import { rotateKeys } from './rotate-keys.ts';

const redisUrl = process.env.TEST_REDIS_URL || 'redis://127.0.0.1:6379';
const prefix = `test-${randomBytes(6).toString('hex')}`;
const old = randomBytes(32);
let database: TestDatabase;

beforeAll(async () => {
  database = await makeDatabase();
});

afterAll(() => database.drop());

const read = (line: string): Buffer[] =>
  line
    .replace('SERVER_KEYS=', '')
    .split(',')
    .map((key) => Buffer.from(key, 'base64'));

async function step(name: string | undefined, ring: Buffer[]): Promise<Buffer[]> {
  const { out } = await runOps(rotateKeys, name ? [name] : [], {
    DATABASE_URL: database.url,
    REDIS_URL: redisUrl,
    REDIS_PREFIX: prefix,
    SERVER_KEYS: ring.map((key) => key.toString('base64')).join(','),
  });
  return read(out[0] ?? '');
}

async function addSession(ring: Buffer[]): Promise<void> {
  const vault = openVault(ring);
  const [secret, id] = [newVisitorSecret(), newId()];
  const wrappedKey = vault.wrapForVisitor(vault.newContentKey(), id, secret);
  await insertSession(database.db, { id, label: id, wrappedKey, visitorHash: vault.visitorHash(secret) });
}

/** Connects with the name that a process with these keys has in Postgres. */
async function connect(ring: Buffer[]): Promise<Database> {
  const db = openDatabase(database.url, 1, openLog('silent'), { name: processName(newId(), serverKeysMark(ring)) });
  await pingDatabase(db);
  return db;
}

test('a key is added last, promoted when every process has it, and dropped when no row needs it', async () => {
  await addSession([old]);

  const added = await step('add', [old]);
  const late = await connect([old]);
  await expect(step('promote', added)).rejects.toThrow('1 of 1 running processes have other SERVER_KEYS');
  await late.destroy();
  // Postgres lists a closed connection until its process has ended.
  await expect.poll(() => listDatabaseProcesses(database.db)).toEqual([]);
  const promoted = await step('promote', added);
  await addSession(promoted);
  await expect(step('drop', promoted)).rejects.toThrow(/^1 rows open only with the last key; they are deleted by \d/);
  await expect(step('promote', promoted)).rejects.toThrow(/it is an old one/);
  await database.db.deleteFrom('sessions').where('wrappedKey', 'is not', null).execute();
  await addSession(promoted);
  const dropped = await step('drop', promoted);

  const [, fresh] = added;
  expect(added).toEqual([old, expect.any(Buffer)]);
  expect(promoted).toEqual([fresh, old]);
  expect(dropped).toEqual([fresh]);
});

test('the report counts rows and processes per key and never prints a key', async () => {
  const [mine, other] = [randomBytes(32), randomBytes(32)];
  await database.db.deleteFrom('sessions').execute();
  await addSession([mine]);
  await addSession([other]);
  const processes = await Promise.all([connect([mine]), connect([other])]);

  const { out, notes } = await runOps(rotateKeys, [], {
    DATABASE_URL: database.url,
    REDIS_URL: redisUrl,
    REDIS_PREFIX: prefix,
    SERVER_KEYS: mine.toString('base64'),
  });
  await Promise.all(processes.map((db) => db.destroy()));

  expect(out).toEqual([]);
  expect(notes.join('\n')).toMatch(
    /: seals, 1 rows open with it\n1 rows open with none of these keys\n1 processes run with these keys, 1 with others/,
  );
  expect(notes.join('\n')).not.toContain(mine.toString('base64'));
});

test('a single key can be neither promoted nor dropped', async () => {
  await expect(step('promote', [old])).rejects.toThrow('add a new one first');
  await expect(step('drop', [old])).rejects.toThrow('The only key cannot be dropped');
  await expect(step('swap', [old])).rejects.toThrow(UsageError);
});
