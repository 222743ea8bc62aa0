import { setTimeout as delay } from 'node:timers/promises';
import { fillDisks } from './disk-full.ts';
import { dumpMeanwhile } from './dump.ts';
import { killAllWorkers } from './kill-workers.ts';
import { cutLink, healLinks } from './links.ts';
import { playProviderFaults } from './provider-faults.ts';
import { watchReads } from './reads.ts';
import type { Scene } from './scene.ts';
import { keepSlowReaders } from './slow-readers.ts';
import type { StoresKind } from './stores.ts';
import { upgrade } from './upgrade.ts';
import type { World } from './world.ts';

/** How often and how long a fault occurs, in a full run or in a smoke test. */
type Size = { times: number; seconds: number };

export type InjectedFault = {
  id: string;
  title: string;
  full: Size;
  smoke: Size;
  /** Whether requests may fail during the fault. */
  mayFail: boolean;
  /** The parts that may be paid for again: those in flight when their process was killed, or any. */
  mayPayTwice?: 'in flight' | 'any';
  /** How much each occurrence may delay the end of an analysis. */
  delaysByMs?: number;
  /** Whether recent acknowledged work may be lost, because the only store that had it is gone. */
  mayForget?: boolean;
  /** The kind of stores it needs, if not plain. */
  stores?: StoresKind;
  /** Whether it needs another version of the product. */
  needsOld?: boolean;
  /** Uses production timings and analyses that last longer than any lock. */
  isSlow?: boolean;
  inject(scene: Scene): Promise<void>;
};

const once = (full: number, smoke: number): Pick<InjectedFault, 'full' | 'smoke'> => ({
  full: { times: 1, seconds: full },
  smoke: { times: 1, seconds: smoke },
});
const often = (full: number, smoke = 2): Pick<InjectedFault, 'full' | 'smoke'> => ({
  full: { times: full, seconds: 0 },
  smoke: { times: smoke, seconds: 0 },
});

async function repeat({ times, strike }: Scene, action: (round: number) => Promise<void>): Promise<void> {
  for (let round = 0; round < times; round += 1) await strike(() => action(round));
}

const somewhile = (): Promise<void> => delay(Math.random() * 500);

/** Shifts the clock by whole hours. The monotonic clock stays unchanged, as on real machines. */
const clock = (hours: string) => ({
  LD_PRELOAD: '/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1',
  FAKETIME: `${hours}h`,
  FAKETIME_DONT_FAKE_MONOTONIC: '1',
  DONT_FAKE_MONOTONIC: '1',
});

/** Sends SIGSTOP to processes: they keep their locks and connections. */
async function freeze({ world, strike, seconds }: Scene, pids: (world: World) => number[]): Promise<void> {
  await strike(async () => {
    const frozen = pids(world);
    for (const pid of frozen) process.kill(pid, 'SIGSTOP');
    try {
      await delay(seconds * 1_000);
    } finally {
      for (const pid of frozen) process.kill(pid, 'SIGCONT');
    }
  });
}

/** Drops the packets between one process and one store: neither side is notified, and connections stay open. */
async function cut({ world, strike, seconds }: Scene, member: 'api' | 'worker', store: 'postgres' | 'redis') {
  await strike(async () => {
    await cutLink({ member, index: 0, port: Number(new URL(world[store].url).port) });
    try {
      await delay(seconds * 1_000);
    } finally {
      await healLinks();
    }
  });
}

async function failOver({ world, strike }: Scene): Promise<void> {
  await strike(async () => world.failOver?.());
}

/** All faults, run while the product is in use; the first injects nothing and serves as the baseline. */
export const faults: InjectedFault[] = [
  {
    id: 'nothing',
    title: 'nothing',
    mayFail: false,
    isSlow: true,
    ...once(20, 5),
    inject: ({ strike, seconds }) => strike(() => delay(seconds * 1_000)),
  },
  {
    id: 'worker-killed',
    title: 'worker killed',
    mayFail: true,
    mayPayTwice: 'in flight',
    ...often(50),
    inject: (scene) => repeat(scene, (round) => scene.world.restartWorker(round, 'SIGKILL')),
  },
  {
    id: 'api-killed',
    title: 'api killed',
    mayFail: true,
    ...often(50),
    inject: (scene) => repeat(scene, (round) => scene.world.restartApi(round, 'SIGKILL')),
  },
  {
    id: 'redis-killed',
    title: 'Redis killed',
    mayFail: true,
    ...often(50),
    inject: (scene) =>
      repeat(scene, async () => {
        await scene.world.redis.kill();
        await somewhile();
        await scene.world.redis.start();
      }),
  },
  {
    id: 'postgres-killed',
    title: 'Postgres killed',
    mayFail: true,
    ...often(50),
    inject: (scene) =>
      repeat(scene, async () => {
        await scene.world.postgres.kill();
        await somewhile();
        await scene.world.postgres.start();
      }),
  },
  {
    id: 'rolling-restart',
    title: 'rolling restart',
    mayFail: false,
    ...often(10, 1),
    inject: (scene) =>
      repeat(scene, async () => {
        const { stack, restartApi, restartWorker } = scene.world;
        for (const index of stack.apis.keys()) await restartApi(index, 'SIGTERM');
        for (const index of stack.workers.keys()) await restartWorker(index, 'SIGTERM');
      }),
  },
  {
    id: 'redis-down',
    title: 'Redis away',
    mayFail: true,
    ...once(60, 4),
    inject: (scene) =>
      scene.strike(async () => {
        await scene.world.redis.kill();
        await watchReads(scene);
        await scene.world.redis.start();
      }),
  },
  {
    id: 'postgres-down',
    title: 'Postgres away',
    mayFail: true,
    ...once(30, 4),
    inject: (scene) =>
      scene.strike(async () => {
        await scene.world.postgres.kill();
        await delay(scene.seconds * 1_000);
        await scene.world.postgres.start();
      }),
  },
  { id: 'disk-full', title: 'disk full', mayFail: true, stores: 'small disks', ...once(20, 5), inject: fillDisks },
  { id: 'provider-faults', title: 'provider faults', mayFail: false, ...often(25, 1), inject: playProviderFaults },
  { id: 'slow-readers', title: 'slow readers', mayFail: false, ...once(60, 5), inject: keepSlowReaders },
  {
    id: 'clocks-off',
    title: 'clocks an hour off',
    mayFail: false,
    ...once(60, 5),
    inject: async (scene) => {
      for (const [apiHours, workerHours] of [
        ['+1', '-1'],
        ['-1', '+1'],
      ] as const)
        await scene.strike(async () => {
          await scene.world.restartApi(0, 'SIGTERM', clock(apiHours));
          await scene.world.restartWorker(0, 'SIGTERM', clock(workerHours));
          await delay((scene.seconds * 1_000) / 2);
        });
      await scene.world.restartApi(0, 'SIGTERM');
      await scene.world.restartWorker(0, 'SIGTERM');
    },
  },
  {
    id: 'redis-frozen',
    title: 'Redis frozen',
    mayFail: true,
    isSlow: true,
    ...once(20, 20),
    inject: (scene) => freeze(scene, () => [scene.world.redis.pid()]),
  },
  {
    id: 'worker-frozen',
    title: 'worker frozen',
    mayFail: true,
    isSlow: true,
    ...once(20, 20),
    inject: (scene) => freeze(scene, ({ stack }) => [stack.workers[0]?.process.pid ?? 0]),
  },
  {
    id: 'workers-killed-in-turn',
    title: 'every worker killed, one time after the other',
    mayFail: true,
    mayPayTwice: 'in flight',
    // The longest backoff plus the time until a worker counts as dead.
    delaysByMs: 90_000,
    isSlow: true,
    ...often(3, 3),
    inject: killAllWorkers,
  },
  {
    id: 'postgres-frozen',
    title: 'Postgres frozen',
    mayFail: true,
    isSlow: true,
    ...once(20, 20),
    inject: ({ world, strike, seconds }) =>
      strike(async () => {
        await world.postgres.freeze();
        await delay(seconds * 1_000);
        await world.postgres.thaw();
      }),
  },
  {
    id: 'api-frozen',
    title: 'api frozen',
    mayFail: true,
    isSlow: true,
    ...once(20, 20),
    inject: (scene) => freeze(scene, ({ stack }) => [stack.apis[0]?.process.pid ?? 0]),
  },
  ...(['worker', 'api'] as const).flatMap((member) =>
    (['postgres', 'redis'] as const).map((store): InjectedFault => ({
      id: `${member}-cut-off-from-${store}`,
      title: `${member} cut off from ${store === 'postgres' ? 'Postgres' : 'Redis'}`,
      mayFail: true,
      // Without Postgres for longer than its keep-alives, a worker counts as dead.
      ...(member === 'worker' && store === 'postgres' && { mayPayTwice: 'any' }),
      isSlow: true,
      stores: 'links',
      ...once(20, 20),
      inject: (scene) => cut(scene, member, store),
    })),
  ),
  {
    id: 'slow-stores',
    title: 'stores 100 ms away',
    mayFail: false,
    stores: 'late',
    isSlow: true,
    ...once(60, 10),
    inject: ({ world, strike, seconds }) =>
      strike(async () => {
        world.delay?.(50);
        await delay(seconds * 1_000);
        world.delay?.(0);
      }),
  },
  {
    id: 'redis-failover',
    title: 'Redis replica promoted without the last 2 s',
    mayFail: true,
    stores: 'replica of Redis',
    isSlow: true,
    ...often(1, 1),
    inject: failOver,
  },
  {
    id: 'postgres-failover',
    title: 'Postgres standby promoted, synchronous',
    mayFail: true,
    stores: 'standby',
    isSlow: true,
    ...often(1, 1),
    inject: failOver,
  },
  {
    id: 'postgres-failover-with-loss',
    title: 'Postgres standby promoted without the last 2 s',
    mayFail: true,
    mayPayTwice: 'any',
    mayForget: true,
    stores: 'standby behind',
    isSlow: true,
    ...often(1, 1),
    inject: failOver,
  },
  {
    id: 'worker-killed-behind-pgbouncer',
    title: 'worker killed behind PgBouncer',
    mayFail: true,
    mayPayTwice: 'in flight',
    stores: 'PgBouncer',
    ...often(5, 2),
    inject: (scene) => repeat(scene, (round) => scene.world.restartWorker(round, 'SIGKILL')),
  },
  { id: 'dump', title: 'Postgres dumped', mayFail: false, ...once(60, 5), inject: dumpMeanwhile },
  {
    id: 'versions',
    title: 'two versions side by side, there and back',
    mayFail: false,
    needsOld: true,
    ...once(60, 10),
    inject: upgrade,
  },
];
