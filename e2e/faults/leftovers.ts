import { readdir } from 'node:fs/promises';
import { openLog } from '@app/core/log/log';
import { openRedis, type Redis } from '@app/core/redis/redis';
import type { Stack } from '@app/testkit/stack';
import { sql } from 'kysely';

/** Cost rows stay: they hold amounts by analysis, no text and no session. */
const costs = 'model_calls';

/** Everything a session can leave behind, by location. */
export type Leftovers = {
  rows: Record<string, number>;
  objects: number;
  workFolders: number;
  streams: number;
  jobs: number;
};

export const none = { objects: 0, workFolders: 0, streams: 0, jobs: 0 };

export async function countLeftovers(stack: Stack): Promise<Leftovers> {
  const redis = openRedis(stack.environment.REDIS_URL ?? '', 'request', openLog('silent'));
  try {
    const keys = await listKeys(redis, `${stack.environment.REDIS_PREFIX}:*`);
    return {
      rows: await countRows(stack),
      objects: (await readdir(stack.storageFolder, { recursive: true, withFileTypes: true })).filter((entry) =>
        entry.isFile(),
      ).length,
      workFolders: (await readdir(stack.workFolder)).filter((name) => name.startsWith('job-')).length,
      streams: keys.filter((key) => key.endsWith(':stream')).length,
      jobs: await countJobs(
        redis,
        keys.filter((key) => key.includes(':queue:')),
      ),
    };
  } finally {
    redis.disconnect();
  }
}

/** Every table that refers to a session or an analysis, listed from the catalogue so that a new table is included. */
async function countRows({ db }: Stack): Promise<Record<string, number>> {
  const { rows: tables } = await sql<{ name: string }>`
    select distinct c.table_name as name
    from information_schema.columns c
    join pg_class on pg_class.relname = c.table_name and pg_class.relnamespace = 'public'::regnamespace
    where c.table_schema = 'public' and pg_class.relkind in ('r', 'p') and not pg_class.relispartition
      and (c.table_name ~ 'session|analys' or c.column_name ~ 'session|analys|about_id')
      and c.table_name <> ${costs}
    order by name`.execute(db);
  const counts = tables.map(async ({ name }) => {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${sql.table(name)}`.execute(db);
    return [name, rows[0]?.count ?? -1] as const;
  });
  return Object.fromEntries(await Promise.all(counts));
}

const anyId = /[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-/;

/** Counts job records and references to them. A queue's event log keeps bare ids for a while and is not counted. */
async function countJobs(redis: Redis, keys: string[]): Promise<number> {
  const named = await Promise.all(
    keys.map(async (key) => {
      const type = await redis.type(key);
      if (type === 'zset') return redis.zrange(key, 0, '-1');
      if (type === 'list') return redis.lrange(key, 0, -1);
      return type === 'set' ? redis.smembers(key) : [];
    }),
  );
  return [...keys, ...named.flat()].filter((name) => anyId.test(name)).length;
}

async function listKeys(redis: Redis, match: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const some of redis.scanStream({ match, count: 1_000 }) as AsyncIterable<string[]>) keys.push(...some);
  return keys;
}
