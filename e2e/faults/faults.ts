import { setTimeout as delay } from 'node:timers/promises';
import { fillDisks } from './disk-full.ts';
import { playProviderFaults } from './provider-faults.ts';
import { watchReads } from './reads.ts';
import type { Scene } from './scene.ts';
import { keepSlowReaders } from './slow-readers.ts';

/** How much of a fault: all of it, or enough to see that nothing is broken. */
type Size = { times: number; seconds: number };

export type Fault = {
  id: string;
  title: string;
  full: Size;
  smoke: Size;
  /** Whether visitors may meet a failed request while it lasts. */
  mayFail: boolean;
  /** Its own disks, small enough to be filled. */
  hasSmallDisks?: boolean;
  inject(scene: Scene): Promise<void>;
};

const once = (full: number, smoke: number): Pick<Fault, 'full' | 'smoke'> => ({
  full: { times: 1, seconds: full },
  smoke: { times: 1, seconds: smoke },
});
const often = (full: number, smoke = 2): Pick<Fault, 'full' | 'smoke'> => ({
  full: { times: full, seconds: 0 },
  smoke: { times: smoke, seconds: 0 },
});

async function repeat({ times, strike }: Scene, deed: (round: number) => Promise<void>): Promise<void> {
  for (let round = 0; round < times; round += 1) await strike(() => deed(round));
}

const somewhile = (): Promise<void> => delay(Math.random() * 500);

/** An hour before and an hour after everyone else. The clock that measures waiting is left alone, as on real machines. */
const clock = (hours: string) => ({
  LD_PRELOAD: '/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1',
  FAKETIME: `${hours}h`,
  FAKETIME_DONT_FAKE_MONOTONIC: '1',
  DONT_FAKE_MONOTONIC: '1',
});

/** Everything that can happen to the product while it is used. */
export const faults: Fault[] = [
  {
    id: 'a',
    title: 'worker killed',
    mayFail: true,
    ...often(50),
    inject: (scene) => repeat(scene, (round) => scene.world.restartWorker(round, 'SIGKILL')),
  },
  {
    id: 'b',
    title: 'api killed',
    mayFail: true,
    ...often(50),
    inject: (scene) => repeat(scene, (round) => scene.world.restartApi(round, 'SIGKILL')),
  },
  {
    id: 'c',
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
    id: 'd',
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
    id: 'e',
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
    id: 'f',
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
    id: 'g',
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
  { id: 'h', title: 'disk full', mayFail: true, hasSmallDisks: true, ...once(20, 5), inject: fillDisks },
  { id: 'i', title: 'provider faults', mayFail: false, ...often(25, 1), inject: playProviderFaults },
  { id: 'j', title: 'slow readers', mayFail: false, ...once(60, 5), inject: keepSlowReaders },
  {
    id: 'k',
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
];
