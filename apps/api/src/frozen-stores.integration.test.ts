import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { openDatabase, pingDatabase } from '@app/core/db/database';
import { openLog } from '@app/core/log/log';
import { type OwnPostgres, startOwnPostgres } from '@app/testkit/own-postgres';
import { type OwnRedis, startOwnRedis } from '@app/testkit/own-redis';
import { type Stack, startStack } from '@app/testkit/stack';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';

let postgres: OwnPostgres;
let redis: OwnRedis;
let stack: Stack;

beforeAll(async () => {
  [postgres, redis] = await Promise.all([startOwnPostgres(), startOwnRedis()]);
  const { endpoint } = await startSilentServer();
  const bucket = { S3_ENDPOINT: endpoint, S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };
  // The object storage never answers in any test of this file.
  stack = await startStack({ databaseServer: postgres.url, redisUrl: redis.url, environment: bucket });
});

afterAll(async () => {
  await thawAll();
  await stack.stop();
  await Promise.all([postgres.stop(), redis.stop()]);
});

/** Accepts connections and never answers. */
async function startSilentServer(): Promise<{ endpoint: string }> {
  const server = createServer((line) => line.on('error', () => {})).listen(0, '127.0.0.1');
  await once(server, 'listening');
  server.unref();
  return { endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

async function thawAll(): Promise<void> {
  redis.thaw();
  await postgres.thaw();
}

const stores = {
  Postgres: () => postgres.freeze(),
  Redis: async () => redis.freeze(),
};

type Answer = { status: number; ms: number };

async function probe(url: string): Promise<Answer> {
  const began = performance.now();
  const { status } = await fetch(`${url}/readyz`);
  return { status, ms: performance.now() - began };
}

const statusesOf = async (): Promise<number[]> => {
  const [api, worker] = await Promise.all([...stack.apis, ...stack.workers].map(({ url }) => probe(url)));
  return [api?.status ?? 0, worker?.status ?? 0];
};

test.for([
  { frozen: ['Postgres'], api: 503, worker: 503 },
  // Without Redis, stored data can be read and new requests are kept.
  { frozen: ['Redis'], api: 200, worker: 503 },
  { frozen: ['Postgres', 'Redis'], api: 503, worker: 503 },
] as const)(
  'readiness answers before a store call times out: $frozen.length frozen, api $api, worker $worker',
  async ({ frozen, api, worker }) => {
    await expect.poll(statusesOf, { timeout: 60_000 }).toEqual([200, 200]);
    // A server that accepts connections and never answers.
    const { endpoint } = await startSilentServer();
    const silent = openDatabase(endpoint.replace('http', 'postgres'), 1, openLog('silent'));
    onTestFinished(() => silent.destroy());
    onTestFinished(thawAll);

    await Promise.all(frozen.map((name) => stores[name]()));
    const ended: string[] = [];
    const note = async (name: string, work: Promise<unknown>) => work.catch(() => {}).finally(() => ended.push(name));
    const probes = [...stack.apis, ...stack.workers].map(({ url }) => probe(url));
    const call = note('store call', pingDatabase(silent));
    const answers = await Promise.all(probes.map(async (answer) => (await note('readiness', answer), answer)));
    await call;

    process.stdout.write(
      `${frozen.join(' and ')} frozen: /readyz after ${answers.map(({ ms }) => Math.round(ms)).join(', ')} ms\n`,
    );
    expect(answers.map(({ status }) => status)).toEqual([api, worker]);
    expect(ended).toEqual(['readiness', 'readiness', 'store call']);
    await thawAll();
    await expect.poll(statusesOf, { timeout: 60_000 }).toEqual([200, 200]);
  },
);
