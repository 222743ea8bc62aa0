import { openDatabase, pingDatabase } from '@app/core/db/database';
import { openLog } from '@app/core/log/log';
import { openProcesses, type ProgramName, programs } from '@app/core/processes';
import { openRedis } from '@app/core/redis/redis';
import { type StoreName, storeAdvice } from './store-advice.ts';

/** A store in use; `isOwn` when it stops with the demo. */
type Store = { url: string; isOwn: boolean };

export type DemoStores = { postgres: Store; redis: Store; stop(): Promise<void> };

type Wish = { postgres: string | undefined; redis: string | undefined; own: boolean };

const kinds: Record<StoreName, { usual: string; program: ProgramName; answers: (url: string) => Promise<boolean> }> = {
  postgres: {
    usual: 'postgres://postgres@127.0.0.1:5432/postgres',
    program: 'ownPostgres',
    answers: async (url) => {
      const db = openDatabase(url, 1, openLog('silent'));
      const isThere = await succeeds(pingDatabase(db));
      await db.destroy();
      return isThere;
    },
  },
  redis: {
    usual: 'redis://127.0.0.1:6379',
    program: 'ownRedis',
    answers: async (url) => {
      const redis = openRedis(url, 'request', openLog('silent'));
      return succeeds(redis.ping()).finally(() => redis.disconnect());
    },
  },
};

/** Uses the given stores, or those of this machine, or starts a pair in a temporary folder. */
export async function openStores({ own, ...named }: Wish): Promise<DemoStores> {
  const processes = openProcesses({ environment: process.env, output: 'drop' });
  const open = async (name: StoreName): Promise<Store> => {
    const { usual, program, answers } = kinds[name];
    const url = named[name] || usual;
    if (!(own && !named[name]) && (await answers(url))) return { url, isOwn: false };
    if (named[name]) throw new Error(storeAdvice(name, 'silent'));
    const ready = new RegExp(`${name} ready (\\S+)`);
    const [, address = ''] = await processes.startUntil(name, programs[program], ready).catch((error: unknown) => {
      throw new Error(storeAdvice(name, 'absent'), { cause: error });
    });
    process.stdout.write(`${name}: one of our own runs in a temporary folder until the demo ends\n`);
    return { url: address, isOwn: true };
  };
  try {
    const [postgres, redis] = await Promise.all([open('postgres'), open('redis')]);
    return { postgres, redis, stop: () => processes.stop() };
  } catch (error) {
    await processes.stop();
    throw error;
  }
}

function succeeds(attempt: Promise<unknown>): Promise<boolean> {
  return attempt.then(
    () => true,
    () => false,
  );
}
