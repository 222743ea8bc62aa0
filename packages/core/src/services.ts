import { randomUUID } from 'node:crypto';
import { frameworks } from '@app/frameworks/index';
import type { Config } from './config/config.ts';
import { storageSettings } from './config/storage-settings.ts';
import { NO_SERVER_KEYS, processName } from './db/connected-processes.ts';
import { type Database, openDatabase, pingDatabase } from './db/database.ts';
import { type LeaseKeeper, openLeaseKeeper } from './db/lease-keeper.ts';
import { type QueueLengths, openQueueLengths } from './db/queue-lengths.ts';
import { type LiveReader, openLiveReader } from './events/live-reader.ts';
import { type LiveStore, openLiveStore } from './events/live-store.ts';
import { type FileSeconds, openFileSeconds } from './limits/file-seconds.ts';
import { type FileQueue, openFileQueue } from './limits/file-queue.ts';
import { openRateLimits, type RateLimits } from './limits/rate-limits.ts';
import { openProofs, type Proofs } from './limits/proofs.ts';
import { openErrorTracker, trackErrors } from './log/error-tracker.ts';
import { type Log, openLog } from './log/log.ts';
import { type Metrics, openMetrics } from './metrics/metrics.ts';
import { queueNames } from './queue/jobs.ts';
import { openQueue, type Queue } from './queue/queue.ts';
import { connectionName } from './redis/connected-processes.ts';
import { openRedis, type Redis } from './redis/redis.ts';
import { type NetworkNames, openNetworkNames } from './limits/network-names.ts';
import { openStorage } from './storage/open-storage.ts';
import type { Storage } from './storage/storage.ts';
import { noTrace, type Trace } from './trace/trace.ts';
import { openVault, serverKeysMark, type Vault } from './vault/vault.ts';

/** The services of every process; each has a lifetime. */
export type Services = {
  config: Config;
  log: Log;
  metrics: Metrics;
  trace: Trace;
  db: Database;
  vault: Vault;
  networks: NetworkNames;
  queue: Queue;
  queueLengths: QueueLengths;
  leases: LeaseKeeper;
  fileSeconds: FileSeconds;
  live: LiveStore;
  redis: Redis;
  storage: Storage;
  close(): Promise<void>;
};

export type ApiServices = Services & {
  reader: LiveReader;
  limits: RateLimits;
  files: FileQueue;
  proofs: Proofs;
};

export function openServices(config: Config, kind: 'request' | 'steady', trace = noTrace): Services {
  const tracker = config.SENTRY_DSN ? openErrorTracker(config.SENTRY_DSN) : undefined;
  const log = trackErrors(openLog(config.LOG_LEVEL, undefined, trace.isOn ? trace.traceId : undefined), tracker);
  const metrics = openMetrics();
  metrics.allowLabelValues('framework', [...frameworks.map(({ id }) => id), 'chat']);
  metrics.allowLabelValues('queue', queueNames);
  // The name of every connection, so that other processes can see whether this one is connected.
  const mark = config.SERVER_KEYS.length > 0 ? serverKeysMark(config.SERVER_KEYS) : NO_SERVER_KEYS;
  const owner = processName(randomUUID(), mark);
  const db = openDatabase(config.DATABASE_URL, config.DATABASE_POOL, log, {
    metrics,
    name: owner,
    isDirect: config.LEASE_CONNECTION_CHECK,
  });
  const leases = openLeaseKeeper(db, log, { owner, leaseMs: config.LEASE_MS });
  const redis = openRedis(config.REDIS_URL, kind, log, connectionName(config.REDIS_PREFIX, owner));
  const queue = openQueue(redis, config.REDIS_PREFIX, trace);
  const vault = openVault(config.SERVER_KEYS, config.MEDIA_KEYS);
  const storage = openStorage(storageSettings(config));
  return {
    config,
    log,
    metrics,
    trace,
    db,
    vault,
    networks: openNetworkNames(redis, { prefix: config.REDIS_PREFIX, nameHash: vault.nameHash }),
    queue,
    queueLengths: openQueueLengths(db),
    leases,
    fileSeconds: openFileSeconds(redis, config),
    live: openLiveStore(redis, config.REDIS_PREFIX),
    redis,
    storage,
    async close() {
      leases.stop();
      await queue.close();
      await storage.close();
      redis.disconnect();
      await db.destroy();
      await trace.close();
      await tracker?.close();
    },
  };
}

/** Connects once, so that the log reports a wrong DATABASE_URL at the start and not with the first visitor. */
export function tryDatabase({ db, log }: Services): void {
  pingDatabase(db).catch((error: unknown) =>
    log.warn({ store: 'postgres', setting: 'DATABASE_URL', error }, 'database cannot be used'),
  );
}

/** The api also reads live streams, over one subscriber connection for all readers. */
export function openApiServices(config: Config, trace?: Trace): ApiServices {
  const services = openServices(config, 'request', trace);
  const subscriber = openRedis(config.REDIS_URL, 'steady', services.log);
  const limits = openRateLimits(services.redis, config);
  return {
    ...services,
    reader: openLiveReader(services.redis, subscriber, config.REDIS_PREFIX),
    limits,
    files: openFileQueue(services.fileSeconds),
    proofs: openProofs(services.redis, { prefix: config.REDIS_PREFIX, keys: services.vault.proofKeys() }),
    async close() {
      subscriber.disconnect();
      await services.close();
    },
  };
}
