import { type OwnPostgres, startOwnPostgres } from '@app/testkit/own-postgres';
import { type OwnRedis, startOwnRedis } from '@app/testkit/own-redis';
import type { ProcessEnvironment } from '@app/core/processes';
import { openTcpProxy, type TcpProxy } from '@app/testkit/tcp-proxy';
import { type FakeClock, openFakeClock } from '@app/testkit/fake-clock';
import { startOwnS3 } from '@app/testkit/own-s3';
import { storeAddresses } from './links.ts';
import { openNames, type StoreNames } from './names.ts';
import { startOwnPgBouncer } from './pgbouncer.ts';
import { startStandby, startRedisReplica } from './replicas.ts';
import { mountSmallDisk, type SmallDisk } from './small-disk.ts';

/** The components in front of the stores or beside them. */
export type StoresKind =
  | 'plain'
  | 'small disks'
  | 'links'
  | 'names'
  | 'clock'
  | 'bucket'
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
  /** The clock of Postgres. */
  clock?: FakeClock;
  /** The names by which the processes reach the stores, and their settings with these names. */
  names?: StoreNames & { within(environment: ProcessEnvironment): ProcessEnvironment };
  /** A bucket for files, behind a proxy. */
  bucket?: { environment: ProcessEnvironment; setAway(isAway: boolean): void };
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
  const clock = kind === 'clock' ? await openFakeClock() : undefined;
  if (clock) keep(clock.close);
  const postgres = await startOwnPostgres({
    ...(clock && { environment: clock.environment }),
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
    case 'clock':
      return { ...plain, ...(clock && { clock }) };
    case 'names':
      return { ...plain, names: await nameStores(plain, keep) };
    case 'bucket': {
      const { endpoint, bucket, accessKeyId, secretAccessKey, stop } = await startOwnS3();
      keep(stop);
      const proxy = await openTcpProxy(portOf(endpoint));
      keep(proxy.close);
      const environment = {
        S3_ENDPOINT: atPort(endpoint, proxy.port),
        S3_BUCKET: bucket,
        S3_ACCESS_KEY_ID: accessKeyId,
        S3_SECRET_ACCESS_KEY: secretAccessKey,
      };
      return {
        ...plain,
        bucket: { environment, setAway: (isAway) => proxy.routeTo(isAway ? undefined : portOf(endpoint)) },
      };
    }
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

/** Connections end when the names fail, because only a new connection asks for a name. */
async function nameStores(
  { databaseServer, redisUrl }: FaultStores,
  keep: Keep,
): Promise<NonNullable<FaultStores['names']>> {
  const proxies = [await openTcpProxy(portOf(databaseServer)), await openTcpProxy(portOf(redisUrl))] as const;
  for (const proxy of proxies) keep(proxy.close);
  const names = await openNames(['postgres.fault', 'redis.fault']);
  keep(names.close);
  const named = (url: string | undefined, name: string, { port }: TcpProxy): string =>
    atPort(url ?? '', port).replace('127.0.0.1', name);
  return {
    ...names,
    async fail(fault) {
      await names.fail(fault);
      proxies[0].routeTo(portOf(databaseServer));
      proxies[1].routeTo(portOf(redisUrl));
    },
    within: ({ DATABASE_URL, REDIS_URL }) => ({
      DATABASE_URL: named(DATABASE_URL, 'postgres.fault', proxies[0]),
      REDIS_URL: named(REDIS_URL, 'redis.fault', proxies[1]),
    }),
  };
}
