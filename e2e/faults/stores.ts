import { type OwnPostgres, startOwnPostgres } from '@app/testkit/own-postgres';
import { type OwnRedis, startOwnRedis } from '@app/testkit/own-redis';
import { openTcpProxy } from '@app/testkit/tcp-proxy';
import { storeAddresses } from './links.ts';
import { startOwnPgBouncer } from './pgbouncer.ts';
import { startStandby, startRedisReplica } from './replicas.ts';
import { mountSmallDisk, type SmallDisk } from './small-disk.ts';

/** The components in front of the stores or beside them. */
export type StoresKind =
  | 'plain'
  | 'small disks'
  | 'links'
  | 'late'
  | 'PgBouncer'
  | 'standby'
  | 'standby behind'
  | 'replica of Redis';

/** A Postgres and a Redis for this run, which a fault may kill. */
export type FaultStores = {
  postgres: OwnPostgres;
  redis: OwnRedis;
  /** The addresses the product uses. */
  databaseServer: string;
  redisUrl: string;
  disks?: { postgres: SmallDisk; redis: SmallDisk; files: SmallDisk };
  /** Promotes the replica in place of the store. */
  failOver?(): Promise<void>;
  /** Delays all traffic to and from the stores. */
  delay?(ms: number): void;
};

type Keep = (close: () => Promise<unknown>) => void;

const DISK_MB = { postgres: 160, redis: 24, files: 16 };
/** Enough connections for two apis and two workers at 200 visitors. */
const settings = { max_connections: '300' };
/** The last writes that an asynchronous replica may lack. */
const TAIL_MS = 2_000;

const portOf = (url: string): number => Number(new URL(url).port);
const atPort = (url: string, port: number): string => url.replace(/:\d+/, `:${port}`);

/** `keep` receives the close function of each component, in start order. */
export async function openStores(kind: StoresKind, keep: Keep): Promise<FaultStores> {
  const mount = async (megabytes: number): Promise<SmallDisk> => {
    const disk = await mountSmallDisk(megabytes);
    keep(disk.remove);
    return disk;
  };
  const disks =
    kind === 'small disks'
      ? {
          postgres: await mount(DISK_MB.postgres),
          redis: await mount(DISK_MB.redis),
          files: await mount(DISK_MB.files),
        }
      : undefined;
  const addresses = kind === 'links' ? storeAddresses(2) : ['127.0.0.1'];
  const postgres = await startOwnPostgres({
    ...(disks && { root: disks.postgres.folder }),
    settings: { ...settings, listen_addresses: addresses.join(',') },
  });
  keep(postgres.stop);
  const redis = await startOwnRedis({ ...(disks && { root: disks.redis.folder }), addresses });
  keep(redis.stop);
  const plain = { postgres, redis, databaseServer: postgres.url, redisUrl: redis.url };

  switch (kind) {
    case 'plain':
    case 'links':
      return plain;
    case 'small disks':
      return { ...plain, ...(disks && { disks }) };
    case 'PgBouncer': {
      const bouncer = await startOwnPgBouncer(portOf(postgres.url));
      keep(bouncer.stop);
      return { ...plain, databaseServer: atPort(postgres.url, bouncer.port) };
    }
    case 'late': {
      const proxies = [await openTcpProxy(portOf(postgres.url)), await openTcpProxy(portOf(redis.url))] as const;
      for (const proxy of proxies) keep(proxy.close);
      return {
        ...plain,
        databaseServer: atPort(postgres.url, proxies[0].port),
        redisUrl: atPort(redis.url, proxies[1].port),
        delay(ms) {
          for (const proxy of proxies) proxy.delay(ms);
        },
      };
    }
    case 'standby':
    case 'standby behind': {
      const isSynchronous = kind === 'standby';
      const proxy = await openTcpProxy(portOf(postgres.url));
      keep(proxy.close);
      const standby = await startStandby(postgres, settings, isSynchronous);
      keep(standby.stop);
      return {
        ...plain,
        databaseServer: atPort(postgres.url, proxy.port),
        failOver: () => standby.promote(proxy, isSynchronous ? 0 : TAIL_MS),
      };
    }
    case 'replica of Redis': {
      const proxy = await openTcpProxy(portOf(redis.url));
      keep(proxy.close);
      const replica = await startRedisReplica(redis);
      keep(replica.stop);
      return { ...plain, redisUrl: atPort(redis.url, proxy.port), failOver: () => replica.promote(proxy, TAIL_MS) };
    }
  }
}
