import { setTimeout as delay } from 'node:timers/promises';
import { openDatabase } from '@app/core/db/database';
import { openLog } from '@app/core/log/log';
import { openRedis, type Redis } from '@app/core/redis/redis';
import { type OwnPostgres, startOwnPostgres } from '@app/testkit/own-postgres';
import { type OwnRedis, startOwnRedis } from '@app/testkit/own-redis';
import { follow } from '@app/testkit/own-sentinel';
import { type RawBuilder, sql } from 'kysely';
import type { TcpProxy } from '@app/testkit/tcp-proxy';

/** A replica of a store. */
export type Replica = {
  /** Stops replication `lostMs` before the store dies; then the proxy leads to the replica. */
  promote(proxy: TcpProxy, lostMs: number): Promise<void>;
  stop(): Promise<void>;
};

const portOf = (url: string): number => Number(new URL(url).port);

/** With `isSynchronous` the primary confirms only commits that the standby has. */
export async function startStandby(
  primary: OwnPostgres,
  settings: Record<string, string>,
  isSynchronous: boolean,
): Promise<Replica> {
  const standby = await startOwnPostgres({ copyOf: primary, settings });
  if (isSynchronous) {
    await ask(primary, sql`alter system set synchronous_standby_names = '*'`);
    await ask(primary, sql`select pg_reload_conf()`);
  }
  return {
    async promote(proxy, lostMs) {
      if (lostMs > 0) {
        await ask(standby, sql`alter system set primary_conninfo = ''`);
        await ask(standby, sql`select pg_reload_conf()`);
        await delay(lostMs);
      }
      await primary.kill();
      proxy.routeTo(undefined);
      await ask(standby, sql`select pg_promote()`);
      proxy.routeTo(portOf(standby.url));
    },
    stop: standby.stop,
  };
}

export async function startRedisReplica(primary: OwnRedis): Promise<Replica> {
  const replica = await startOwnRedis();
  await follow(replica.url, primary.url);
  return {
    async promote(proxy, lostMs) {
      await command(replica, (redis) => redis.replicaof('NO', 'ONE'));
      await delay(lostMs);
      await primary.kill();
      proxy.routeTo(portOf(replica.url));
    },
    stop: replica.stop,
  };
}

async function ask({ url }: OwnPostgres, statement: RawBuilder<unknown>): Promise<void> {
  const db = openDatabase(url, 1, openLog('silent'), { kind: 'maintenance' });
  try {
    await statement.execute(db);
  } finally {
    await db.destroy();
  }
}

async function command({ url }: OwnRedis, run: (redis: Redis) => Promise<unknown>): Promise<void> {
  const redis = openRedis(url, 'steady', openLog('silent'));
  await run(redis);
  redis.disconnect();
}
