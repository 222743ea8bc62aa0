import { setTimeout as delay } from 'node:timers/promises';
import { wrongClock } from '@app/testkit/fake-clock';
import { jumpAhead, JUMP_DAYS } from './clock-jumps.ts';
import { fillDisks } from './disk-full.ts';
import { dumpMeanwhile } from './dump.ts';
import { takeFilesAway } from './files-away.ts';
import { flood, limitRate, redirect } from './hostile-provider.ts';
import { killAllWorkers } from './kill-workers.ts';
import { cutLink, healLinks } from './links.ts';
import { nameOutages } from './names.ts';
import { playProviderFaults } from './provider-faults.ts';
import { watchReads } from './reads.ts';
import { type RefusalId, refuseWrites } from './refusing-stores.ts';
import type { FaultContext } from './fault-context.ts';
import { keepSlowReaders } from './slow-readers.ts';
import type { StoresKind } from './stores.ts';
import { upgrade } from './upgrade.ts';
import type { FaultTarget } from './fault-target.ts';

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
  inject(context: FaultContext): Promise<void>;
};

const once = (full: number, smoke: number): Pick<InjectedFault, 'full' | 'smoke'> => ({
  full: { times: 1, seconds: full },
  smoke: { times: 1, seconds: smoke },
});
const often = (full: number, smoke = 2): Pick<InjectedFault, 'full' | 'smoke'> => ({
  full: { times: full, seconds: 0 },
  smoke: { times: smoke, seconds: 0 },
});

async function repeat({ times, injectFault }: FaultContext, action: (round: number) => Promise<void>): Promise<void> {
  for (let round = 0; round < times; round += 1) await injectFault(() => action(round));
}

/** Kills a store repeatedly and starts it again from its files. */
const killStore =
  (store: 'postgres' | 'redis') =>
  (context: FaultContext): Promise<void> =>
    repeat(context, async () => {
      await context.target[store].kill();
      await delay(Math.random() * 500);
      await context.target[store].start();
    });

const killWorkersInTurn = (context: FaultContext): Promise<void> =>
  repeat(context, (round) => context.target.restartWorker(round, 'SIGKILL'));

/** A process stopped by SIGSTOP keeps its locks and connections. */
const frozen = (id: string, title: string, pidOf: (target: FaultTarget) => number): InjectedFault => ({
  id,
  title,
  mayFail: true,
  isSlow: true,
  ...once(20, 20),
  inject: ({ target, injectFault, seconds }) =>
    injectFault(async () => {
      const pid = pidOf(target);
      process.kill(pid, 'SIGSTOP');
      await delay(seconds * 1_000).finally(() => process.kill(pid, 'SIGCONT'));
    }),
});

/** Drops the packets between one process and one store: neither side is notified, and connections stay open. */
async function cut(
  { target, injectFault, seconds }: FaultContext,
  member: 'api' | 'worker',
  store: 'postgres' | 'redis',
) {
  await injectFault(async () => {
    await cutLink({ member, index: 0, port: Number(new URL(target[store].url).port) });
    try {
      await delay(seconds * 1_000);
    } finally {
      await healLinks();
    }
  });
}

const failover = (id: string, title: string, stores: StoresKind): InjectedFault => ({
  id,
  title,
  mayFail: true,
  stores,
  isSlow: true,
  ...often(1, 1),
  inject: ({ target, injectFault }) => injectFault(async () => target.failOver?.()),
});

/** A store that answers and takes no writes. */
const refusing = (id: RefusalId, title: string): InjectedFault => ({
  id,
  title,
  mayFail: true,
  isSlow: true,
  ...once(20, 15),
  inject: (context) => refuseWrites(id, context),
});

const filesAway = (id: string, title: string, stores: StoresKind): InjectedFault => ({
  id,
  title,
  mayFail: true,
  stores,
  full: { times: 40, seconds: 60 },
  smoke: { times: 8, seconds: 15 },
  inject: takeFilesAway,
});

const clockAhead = (id: string, whose: string, who: Parameters<typeof jumpAhead>[0]): InjectedFault => ({
  id,
  title: `clock of ${whose} ${JUMP_DAYS} days ahead`,
  mayFail: false,
  stores: 'clock',
  isSlow: true,
  // An analysis that ends before or after the jump seems to have lasted as long as it.
  delaysByMs: JUMP_DAYS * 86_400_000,
  ...once(30, 20),
  inject: (context) => jumpAhead(who, context),
});

/** All faults, run while the product is in use; the first injects nothing and serves as the baseline. */
export const faults: InjectedFault[] = [
  {
    id: 'nothing',
    title: 'nothing',
    mayFail: false,
    isSlow: true,
    ...once(20, 5),
    inject: ({ injectFault, seconds }) => injectFault(() => delay(seconds * 1_000)),
  },
  {
    id: 'worker-killed',
    title: 'worker killed',
    mayFail: true,
    mayPayTwice: 'in flight',
    ...often(50),
    inject: killWorkersInTurn,
  },
  {
    id: 'api-killed',
    title: 'api killed',
    mayFail: true,
    ...often(50),
    inject: (context) => repeat(context, (round) => context.target.restartApi(round, 'SIGKILL')),
  },
  { id: 'redis-killed', title: 'Redis killed', mayFail: true, ...often(50), inject: killStore('redis') },
  { id: 'postgres-killed', title: 'Postgres killed', mayFail: true, ...often(50), inject: killStore('postgres') },
  {
    id: 'rolling-restart',
    title: 'rolling restart',
    mayFail: false,
    ...often(10, 1),
    inject: (context) =>
      repeat(context, async () => {
        const { stack, restartApi, restartWorker } = context.target;
        for (const index of stack.apis.keys()) await restartApi(index, 'SIGTERM');
        for (const index of stack.workers.keys()) await restartWorker(index, 'SIGTERM');
      }),
  },
  {
    id: 'redis-down',
    title: 'Redis away',
    mayFail: true,
    ...once(60, 4),
    inject: (context) =>
      context.injectFault(async () => {
        await context.target.redis.kill();
        await watchReads(context);
        await context.target.redis.start();
      }),
  },
  {
    id: 'postgres-down',
    title: 'Postgres away',
    mayFail: true,
    ...once(30, 4),
    inject: (context) =>
      context.injectFault(async () => {
        await context.target.postgres.kill();
        await delay(context.seconds * 1_000);
        await context.target.postgres.start();
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
    inject: async (context) => {
      for (const offset of [3_600, -3_600])
        await context.injectFault(async () => {
          await context.target.restartApi(0, 'SIGTERM', wrongClock(offset));
          await context.target.restartWorker(0, 'SIGTERM', wrongClock(-offset));
          await delay((context.seconds * 1_000) / 2);
        });
      await context.target.restartApi(0, 'SIGTERM');
      await context.target.restartWorker(0, 'SIGTERM');
    },
  },
  frozen('redis-frozen', 'Redis frozen', ({ redis }) => redis.pid()),
  frozen('worker-frozen', 'worker frozen', ({ stack }) => stack.workers[0]?.process.pid ?? 0),
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
    inject: ({ target, injectFault, seconds }) =>
      injectFault(async () => {
        await target.postgres.freeze();
        await delay(seconds * 1_000);
        await target.postgres.thaw();
      }),
  },
  frozen('api-frozen', 'api frozen', ({ stack }) => stack.apis[0]?.process.pid ?? 0),
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
      inject: (context) => cut(context, member, store),
    })),
  ),
  {
    id: 'slow-stores',
    title: 'stores 100 ms away',
    mayFail: false,
    stores: 'late',
    isSlow: true,
    ...once(60, 10),
    inject: ({ target, injectFault, seconds }) =>
      injectFault(async () => {
        target.delay?.(50);
        await delay(seconds * 1_000);
        target.delay?.(0);
      }),
  },
  ...nameOutages.map((code): InjectedFault => ({
    id: `names-${code.toLowerCase()}`,
    title: `names of the stores lead nowhere (${code})`,
    mayFail: true,
    stores: 'names',
    isSlow: true,
    ...once(15, 15),
    inject: ({ target, injectFault, seconds }) =>
      injectFault(async () => {
        await target.names?.fail(code);
        await delay(seconds * 1_000);
        await target.names?.heal();
      }),
  })),
  refusing('postgres-read-only', 'Postgres takes no writes'),
  refusing('redis-full', 'Redis has no memory left'),
  refusing('redis-read-only', 'Redis became a replica'),
  filesAway('folder-away', 'folder of files away', 'plain'),
  filesAway('bucket-away', 'bucket of files away', 'bucket'),
  clockAhead('clock-of-a-worker', 'a worker', { worker: true, database: false }),
  clockAhead('clock-of-postgres', 'Postgres', { worker: false, database: true }),
  clockAhead('clock-of-both', 'a worker and Postgres', { worker: true, database: true }),
  { id: 'floods', title: 'providers that flood', mayFail: false, ...often(4, 1), inject: flood },
  { id: 'redirects', title: 'providers that redirect', mayFail: false, ...often(4, 1), inject: redirect },
  {
    id: 'rate-limit',
    title: 'providers that refuse without a hint',
    mayFail: false,
    isSlow: true,
    ...once(60, 60),
    inject: limitRate,
  },
  failover('redis-failover', 'Redis replica promoted without the last 2 s', 'replica of Redis'),
  failover('postgres-failover', 'Postgres standby promoted, synchronous', 'standby'),
  {
    ...failover('postgres-failover-with-loss', 'Postgres standby promoted without the last 2 s', 'standby behind'),
    mayPayTwice: 'any',
    mayForget: true,
  },
  {
    id: 'worker-killed-behind-pgbouncer',
    title: 'worker killed behind PgBouncer',
    mayFail: true,
    mayPayTwice: 'in flight',
    stores: 'PgBouncer',
    ...often(5, 2),
    inject: killWorkersInTurn,
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
