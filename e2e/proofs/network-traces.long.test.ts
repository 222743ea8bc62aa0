import { readdir } from 'node:fs/promises';
import { readConfig } from '@app/core/config/config';
import { openRedis } from '@app/core/redis/redis';
import { openLog } from '@app/core/log/log';
import { networkOf } from '@app/core/sessions/network-of';
import { openVault } from '@app/core/vault/vault';
import { runWithConcurrency } from '@app/testkit/run-with-concurrency';
import { sampleText } from '@app/testkit/sample-text';
import { sampleRunCount } from '@app/testkit/sampling';
import { type Stack, startStack } from '@app/testkit/stack';
import { fileBody, openVisitorWithCookie, type TestVisitor } from '@app/testkit/visitor';
import { paragraph, writeDocx } from '@app/testkit/corpus/docx';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

const NETWORKS = 12;
const REFUSED = sampleRunCount(200);
const CONCURRENCY = 8;
/** Every kind of counter that identifies a network. */
const kinds = ['payer', 'submits', 'mail', 'rate', 'download'];

let stack: Stack;

beforeAll(async () => {
  stack = await startStack({
    environment: { TRUST_PROXY_HOPS: '1', ANALYSES_NETWORK_DAY: '2', ANALYSES_VISITOR_AT_ONCE: '20' },
    simulator: { firstTokenMs: 1, chunkMs: 0, chunkChars: 500 },
  });
});

afterAll(() => stack.stop());

const addressOf = (index: number): string => (index % 3 === 0 ? `2001:db8:${index}::1` : `203.0.113.${index}`);

/** Submits one text from this address. */
async function submitFrom(address: string, visitor: TestVisitor): Promise<Response> {
  return visitor.request('/api/analyze/text', {
    method: 'POST',
    headers: { prefer: 'respond-async', 'x-forwarded-for': address },
    body: JSON.stringify({ content: sampleText(address), sessionId: visitor.sessionId, selectedModel: 'openai' }),
  });
}

async function tableNames(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition`.execute(stack.db);
  return rows.map(({ name }) => name);
}

/** Every row of every table as text; bytes are in hex. */
async function readAll(): Promise<string[]> {
  const tables = await Promise.all(
    (await tableNames()).map((name) =>
      sql<{ row: string }>`select t::text as row from ${sql.table(name)} as t`.execute(stack.db),
    ),
  );
  return tables.flatMap(({ rows }) => rows.map(({ row }) => row));
}

/** Networks whose counter name, computed with the server keys and this salt, occurs anywhere in the rows. */
function nameable(rows: string[], addresses: string[], salt: string): string[] {
  const { SERVER_KEYS } = readConfig({ ...stack.environment });
  const everything = rows.join('\n');
  return addresses.filter((address) =>
    SERVER_KEYS.some((key) =>
      kinds.some((kind) => {
        const hash = openVault([key]).nameHash(`${kind}-network`, `${salt}${networkOf(address)}`);
        return [hash.toString('hex'), hash.toString('base64url')].some((name) => everything.includes(name));
      }),
    ),
  );
}

const readOpen = async (): Promise<number> => {
  const { rows } = await sql<{ open: number }>`
    select count(*)::integer as open from analyses where status in ('queued', 'running')`.execute(stack.db);
  return rows[0]?.open ?? 0;
};

test('a database copy with all server keys names no network of finished work', { timeout: 300_000 }, async () => {
  const addresses = Array.from({ length: NETWORKS }, (_, index) => addressOf(index));
  await runWithConcurrency(NETWORKS, CONCURRENCY, async (index) => {
    const visitor = await openVisitorWithCookie(stack);
    const reply = await submitFrom(addressOf(index), visitor);
    expect(reply.status).toBe(202);
    const { analysisId } = (await reply.json()) as { analysisId: string };
    if (index % 4 === 0) await visitor.request(`/api/analyses/${analysisId}`, { method: 'DELETE' });
    else await visitor.follow(analysisId);
  });
  await vi.waitUntil(async () => (await readOpen()) === 0, { timeout: 120_000, interval: 100 });
  const rows = await readAll();
  const redis = openRedis(stack.environment.REDIS_URL ?? '', 'request', openLog('silent'));
  const salt = await redis.get(`${stack.environment.REDIS_PREFIX}:network-salt`);
  redis.disconnect();

  const left = await sql<{ count: number }>`
    select count(*)::integer as count from analyses
    where payer_network <> '' or payer_visitor <> '' or (status <> 'done' and sealed_input is not null)`.execute(
    stack.db,
  );

  expect(nameable(rows, addresses, '')).toEqual([]);
  expect(left.rows[0]?.count).toBe(0);
  // With that day's salt from Redis, the counters reveal the networks, so the search can find something.
  expect(nameable(rows, addresses, `${salt} `)).toEqual(addresses);
});

test(`${REFUSED} refused submits leave no row and no byte`, { timeout: 300_000 }, async () => {
  const address = '198.51.100.7';
  for (let count = 0; count < 2; count += 1)
    expect((await submitFrom(address, await openVisitorWithCookie(stack))).status).toBe(202);
  await vi.waitUntil(async () => (await readOpen()) === 0, { timeout: 120_000, interval: 100 });
  const before = await footprint();
  const file = writeDocx(paragraph(sampleText('refused')));

  const statuses = await runWithConcurrency(REFUSED, CONCURRENCY, async (index) => {
    const visitor = await openVisitorWithCookie(stack);
    if (index % 2 === 0) return (await submitFrom(address, visitor)).status;
    const path = '/api/analyze/document';
    const body = fileBody(path, file, { sessionId: visitor.sessionId });
    const headers = { prefer: 'respond-async', 'x-forwarded-for': address };
    return (await visitor.request(path, { method: 'POST', headers, body })).status;
  });

  expect(new Set(statuses)).toEqual(new Set([429]));
  expect(await footprint()).toEqual(before);
});

/** Counts the rows of each table and the files in storage. */
async function footprint(): Promise<Record<string, number>> {
  const counts = await Promise.all(
    (await tableNames())
      // Workers and maintenance change these tables on their own.
      .filter((name) => !['leases', 'rounds', 'modelCalls'].includes(name))
      .map(async (name) => {
        const { rows } = await sql<{
          count: number;
        }>`select count(*)::integer as count from ${sql.table(name)}`.execute(stack.db);
        return [name, rows[0]?.count ?? 0] as const;
      }),
  );
  const entries = await readdir(stack.storageFolder, { recursive: true, withFileTypes: true }).catch(() => []);
  return { ...Object.fromEntries(counts), files: entries.filter((entry) => entry.isFile()).length };
}
