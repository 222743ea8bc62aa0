import { type OwnHaproxy, startOwnHaproxy } from '@app/testkit/own-haproxy';
import { type OwnPostgres, startOwnPostgres } from '@app/testkit/own-postgres';
import { type OwnRedis, startOwnRedis } from '@app/testkit/own-redis';
import { type Member, type Stack, startStack } from '@app/testkit/stack';
import { mountSmallDisk, type SmallDisk } from './small-disk.ts';

type Environment = Stack['environment'];

/** The product with stores and a balancer of its own: everything in it may be ended. */
export type World = {
  /** The balancer's door. */
  url: string;
  stack: Stack;
  postgres: OwnPostgres;
  redis: OwnRedis;
  /** How many calls the providers saw, by mark. */
  providerCalls: Record<string, number>;
  /** Faults the providers are to play, by mark. */
  orders: Map<string, string>;
  /** Present when the world was opened with them. */
  disks: { postgres: SmallDisk; redis: SmallDisk; files: SmallDisk } | undefined;
  /** Ends one process and starts it again in its place. */
  restartApi(index: number, signal: NodeJS.Signals, environment?: Environment): Promise<void>;
  restartWorker(index: number, signal: NodeJS.Signals, environment?: Environment): Promise<void>;
  close(): Promise<void>;
};

/** Short locks, so that a dead worker's jobs are taken up soon; else as in production. */
const timing = {
  WORKER_LOCK_MS: '5000',
  WORKER_STALLED_CHECK_MS: '1000',
  SWEEP_EVERY_MS: '1000',
  CALL_LOST_MS: '15000',
};

const DISK_MB = { postgres: 160, redis: 24, files: 16 };

/** Marks as `visit.ts` writes them: of an analysis and of a question about one. */
const MARK = { analysis: /\bax\d+\b/, question: /\bqx\d+\b/ };

export type WorldOptions = { apis?: number; workers?: number; hasSmallDisks?: boolean; environment?: Environment };

export async function openWorld({
  apis = 2,
  workers = 2,
  hasSmallDisks = false,
  environment = {},
}: WorldOptions = {}): Promise<World> {
  const closing: (() => Promise<unknown>)[] = [];
  const keep = <Part>(part: Part, close: () => Promise<unknown>): Part => {
    closing.unshift(close);
    return part;
  };
  const close = async (): Promise<void> => {
    for (const end of closing) await end().catch((error: unknown) => console.error('not closed:', error));
  };
  const mount = async (megabytes: number): Promise<SmallDisk> => {
    const disk = await mountSmallDisk(megabytes);
    return keep(disk, disk.remove);
  };
  const providerCalls: World['providerCalls'] = {};
  const orders: World['orders'] = new Map();

  try {
    const disks = hasSmallDisks
      ? {
          postgres: await mount(DISK_MB.postgres),
          redis: await mount(DISK_MB.redis),
          files: await mount(DISK_MB.files),
        }
      : undefined;
    const postgres = await startOwnPostgres(disks && { root: disks.postgres.folder });
    keep(postgres, postgres.stop);
    const redis = await startOwnRedis(disks && { root: disks.redis.folder });
    keep(redis, redis.stop);
    const stack = await startStack({
      apis,
      workers,
      databaseServer: postgres.url,
      redisUrl: redis.url,
      environment: {
        ...timing,
        TRUST_PROXY_HOPS: '1',
        ...(disks && { STORAGE_FOLDER: `${disks.files.folder}/storage`, WORK_FOLDER: `${disks.files.folder}/work` }),
        ...environment,
      },
      simulator: {
        firstTokenMs: 100,
        chunkMs: 12,
        chunkChars: 80,
        onCall(body) {
          const words = JSON.stringify(body);
          const mark = (MARK.question.exec(words) ?? MARK.analysis.exec(words))?.[0] ?? 'none';
          providerCalls[mark] = (providerCalls[mark] ?? 0) + 1;
          return orders.get(mark);
        },
      },
    });
    keep(stack, () => stack.stop());
    const haproxy: OwnHaproxy = await startOwnHaproxy(stack.apis.map(({ url }) => url));
    keep(haproxy, haproxy.stop);

    return {
      url: haproxy.url,
      stack,
      postgres,
      redis,
      providerCalls,
      orders,
      disks,
      restartApi: (index, signal, own) =>
        restart(stack.apis, index, signal, (url) => stack.startApi({ ...own, PORT: new URL(url).port })),
      restartWorker: (index, signal, own) => restart(stack.workers, index, signal, () => stack.startWorker(own)),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

async function restart(
  members: Member[],
  index: number,
  signal: NodeJS.Signals,
  start: (url: string) => Promise<Member>,
): Promise<void> {
  const member = members[index % members.length];
  if (!member) throw new Error('nothing to restart');
  await member.kill(signal);
  members[index % members.length] = await start(member.url);
}
