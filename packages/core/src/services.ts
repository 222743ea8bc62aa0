import { type Config, storageSettings } from './config/config.ts';
import { type Database, openDatabase } from './db/database.ts';
import { type LiveReader, openLiveReader } from './events/live-reader.ts';
import { type LiveStore, openLiveStore } from './events/live-store.ts';
import { type Log, openLog } from './log/log.ts';
import { openQueue, type Queue } from './queue/queue.ts';
import { openRedis, type Redis } from './redis/redis.ts';
import { openStorage } from './storage/open-storage.ts';
import type { Storage } from './storage/storage.ts';
import { openVault, type Vault } from './vault/vault.ts';

/** What every process has: everything here has a lifetime. */
export type Services = {
  config: Config;
  log: Log;
  db: Database;
  vault: Vault;
  queue: Queue;
  live: LiveStore;
  redis: Redis;
  storage: Storage;
  close(): Promise<void>;
};

export type ApiServices = Services & { reader: LiveReader };

export function openServices(config: Config, kind: 'request' | 'steady', log = openLog(config.LOG_LEVEL)): Services {
  const db = openDatabase(config.DATABASE_URL, config.DATABASE_POOL, log);
  const redis = openRedis(config.REDIS_URL, kind, log);
  const queue = openQueue(redis, config.REDIS_PREFIX);
  const storage = openStorage(storageSettings(config));
  return {
    config,
    log,
    db,
    vault: openVault(config.SERVER_KEYS),
    queue,
    live: openLiveStore(redis, config.REDIS_PREFIX),
    redis,
    storage,
    async close() {
      await queue.close();
      await storage.close();
      redis.disconnect();
      await db.destroy();
    },
  };
}

/** The API also reads live streams: one subscriber connection for all of its readers. */
export function openApiServices(config: Config): ApiServices {
  const services = openServices(config, 'request');
  const subscriber = openRedis(config.REDIS_URL, 'steady', services.log);
  return {
    ...services,
    reader: openLiveReader(services.redis, subscriber, config.REDIS_PREFIX),
    async close() {
      subscriber.disconnect();
      await services.close();
    },
  };
}
