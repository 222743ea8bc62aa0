import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { createDatabase, dropDatabase } from '@app/core/db/create-database';
import { DATABASE_SERVER } from '@app/testkit/database';
import { openTestApi } from '@app/testkit/open-api';
import { type Stack, startStack } from '@app/testkit/stack';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../app.ts';

let stack: Stack;

beforeAll(async () => {
  stack = await startStack({ apis: 0, workers: 0 });
});

afterAll(() => stack.stop());

type Environment = Stack['environment'];

/** The results of both checks with these settings, after `change`. */
async function healthOf(
  environment: Environment,
  change: (api: { drain(): void }) => void = () => {},
): Promise<[string, string]> {
  const api = await openTestApi(buildApp, environment);
  change(api);
  const [live, ready] = await Promise.all([api.app.inject('/livez'), api.app.inject('/readyz')]);
  await api.close();
  return [`${live.statusCode} ${live.body}`, `${ready.statusCode} ${ready.body}`];
}

test('a process with its stores and schema is live and ready', async () => {
  expect(await healthOf(stack.environment)).toEqual(['200 ok', '200 ok']);
});

test('a draining process is live and not ready', async () => {
  expect(await healthOf(stack.environment, (api) => api.drain())).toEqual(['200 ok', '503 not ready']);
});

test('a process newer than the schema is live and not ready', async () => {
  const migrations = stack.db.$extendTables<{ migrations: { name: string } }>();
  const rows = await migrations.deleteFrom('migrations').returning('name').execute();

  const health = await healthOf(stack.environment);
  await migrations.insertInto('migrations').values(rows).execute();

  expect(health).toEqual(['200 ok', '503 not ready']);
  expect(await healthOf(stack.environment)).toEqual(['200 ok', '200 ok']);
});

test('a process on an empty database is live and not ready', async () => {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const url = await createDatabase(DATABASE_SERVER, name);

  const health = await healthOf({ ...stack.environment, DATABASE_URL: url });
  await dropDatabase(DATABASE_SERVER, name);

  expect(health).toEqual(['200 ok', '503 not ready']);
});

test('a process without Postgres is live and not ready', async () => {
  const away = { DATABASE_URL: 'postgres://postgres@127.0.0.1:1/none' };

  expect(await healthOf({ ...stack.environment, ...away })).toEqual(['200 ok', '503 not ready']);
});

test('a process without Redis is live and ready', async () => {
  expect(await healthOf({ ...stack.environment, REDIS_URL: 'redis://127.0.0.1:1' })).toEqual(['200 ok', '200 ok']);
});

test('a request on a keep-alive connection is still answered while the process closes', async () => {
  const api = await openTestApi(buildApp, stack.environment);
  const hasAsked = Promise.withResolvers<void>();
  // Closing has begun, and connections that are idle are not closed yet.
  api.app.addHook('preClose', () => hasAsked.promise);
  await api.app.listen({ host: '127.0.0.1', port: 0 });
  const socket = connect((api.app.server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  const answer = text(socket);

  const closed = api.close();
  api.app.server.once('request', () => hasAsked.resolve());
  socket.write('GET /livez HTTP/1.1\r\nhost: analysis.example\r\n\r\n');

  expect(await answer).toMatch(/^HTTP\/1\.1 200 /);
  await closed;
});
