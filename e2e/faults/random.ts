import { setTimeout as delay } from 'node:timers/promises';
import { refusals, type RefusalId } from './refusing-stores.ts';
import type { FaultTarget } from './fault-target.ts';
import type { FaultContext } from './fault-context.ts';

/** One fault of a drawn sequence. Times are in milliseconds from the beginning. */
export type DrawnFault = { atMs: number; forMs: number; what: ActId; on: number };

type Act = {
  begin(target: FaultTarget, on: number): Promise<unknown>;
  end(target: FaultTarget, on: number): Promise<unknown>;
};
const nothing = (): Promise<void> => Promise.resolve();

const frozen = (pidOf: (target: FaultTarget, on: number) => number | undefined): Act => ({
  begin: async (target, on) => process.kill(pidOf(target, on) ?? 0, 'SIGSTOP'),
  end: async (target, on) => process.kill(pidOf(target, on) ?? 0, 'SIGCONT'),
});

const refusing = (id: RefusalId): Act => ({
  begin: (target) => refusals[id].begin(target),
  end: (target) => refusals[id].end(target),
});

/** What may happen, on one of two processes where `on` matters. */
const acts = {
  'worker killed': { begin: (target, on) => target.restartWorker(on, 'SIGKILL'), end: nothing },
  'worker stopped': { begin: (target, on) => target.restartWorker(on, 'SIGTERM'), end: nothing },
  'api killed': { begin: (target, on) => target.restartApi(on, 'SIGKILL'), end: nothing },
  'worker frozen': frozen(({ stack }, on) => stack.workers[on]?.process.pid),
  'api frozen': frozen(({ stack }, on) => stack.apis[on]?.process.pid),
  'Redis away': { begin: ({ redis }) => redis.kill(), end: ({ redis }) => redis.start() },
  'Redis emptied': { begin: ({ redis }) => redis.flushAll(), end: nothing },
  'Postgres away': { begin: ({ postgres }) => postgres.kill(), end: ({ postgres }) => postgres.start() },
  'Postgres frozen': { begin: ({ postgres }) => postgres.freeze(), end: ({ postgres }) => postgres.thaw() },
  'Postgres takes no writes': refusing('postgres-read-only'),
  'Redis full': refusing('redis-full'),
  'Redis a replica': refusing('redis-read-only'),
  'providers refuse': {
    begin: async ({ orders }) => orders.set('all', 'http-429-silent'),
    end: async ({ orders }) => orders.delete('all'),
  },
} as const satisfies Record<string, Act>;
export type ActId = keyof typeof acts;

/** What touches the same thing must not overlap: nothing can be told to a store that is away. */
const storeOf = (what: ActId): string => /^(Postgres|Redis|providers)/.exec(what)?.[0] ?? what.replace(/ .*/, '');

const LONGEST_MS = 20_000;
const GAP_MS = 12_000;

/** A generator of numbers from 0 to 1 that the seed decides (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Draws which fault, when, for how long and on what. */
export function drawFaults(seed: number, lengthMs: number): DrawnFault[] {
  const random = randomOf(seed);
  const names = Object.keys(acts) as ActId[];
  const drawn: DrawnFault[] = [];
  for (let atMs = random() * GAP_MS; atMs < lengthMs; atMs += random() * GAP_MS) {
    const what = names[Math.floor(random() * names.length)] as ActId;
    const fault = {
      atMs: Math.round(atMs),
      forMs: Math.round(random() * LONGEST_MS),
      what,
      on: Math.floor(random() * 2),
    };
    const isFree = drawn.every((other) => storeOf(other.what) !== storeOf(what) || other.atMs + other.forMs < atMs);
    if (isFree) drawn.push(fault);
  }
  return drawn;
}

/** Injects a sequence, faults of different parts side by side, those of one part in turn; resolves when all have ended. */
export async function playFaults(
  sequence: readonly DrawnFault[],
  { target, injectFault }: FaultContext,
): Promise<void> {
  await injectFault(async () => {
    const began = performance.now();
    const play = async (part: readonly DrawnFault[]): Promise<void> => {
      for (const { atMs, forMs, what, on } of part) {
        // A restart on a busy machine may last beyond the start of the next fault.
        await delay(Math.max(0, began + atMs - performance.now()));
        await acts[what].begin(target, on);
        await delay(forMs);
        await acts[what].end(target, on);
      }
    };
    await Promise.all([...Map.groupBy(sequence, ({ what }) => storeOf(what)).values()].map(play));
  });
}

/**
 * The shortest sequence that still fails: leaves out ever smaller pieces for as long as that does not heal it. `fails`
 * plays a sequence on a new target.
 */
export async function shrink<Item>(sequence: Item[], fails: (shorter: Item[]) => Promise<boolean>): Promise<Item[]> {
  let rest = sequence;
  for (let size = Math.ceil(rest.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let start = 0; start < rest.length && rest.length > 1;) {
      const shorter = rest.toSpliced(start, size);
      if (shorter.length > 0 && (await fails(shorter))) rest = shorter;
      else start += size;
    }
  }
  return rest;
}
