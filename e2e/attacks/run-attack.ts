import { percentile } from '../../scripts/bench/statistics.ts';
import { sql } from 'kysely';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import type { Senders } from './addresses.ts';
import type { Attack } from './attacks.ts';
import { type Reports, runLoadProcess } from './load-process.ts';
import { type VisitStep, visitSteps } from './honest.ts';
import { type ProductInContainers, readLagMs } from './product-in-containers.ts';

export type Size = { seconds: number; visitors: number; networks: number; thinkMs: number };

export type AttackOutcome = {
  attack: Attack;
  senders: Senders;
  answers: Reports['attack'];
  /** Actions of honest visitors during the attack. */
  done: number;
  /** Counts of failures, by error. */
  refused: Record<string, number>;
  restarts: number;
  p95: Record<string, { idleMs: number; underMs: number }>;
  lagMs: Record<string, number>;
  peakMb: Record<string, number>;
  /** Processor time for each second that passed; `harness` is the simulator and what measures. */
  cpu: Record<string, number>;
  /** For each second, how long the main thread was ready to run and had no processor. */
  starved: Record<string, number>;
  dead: string[];
  spentUsd: number;
  /** Calls that cost more than their reservation. */
  beyondReserve: number;
};

const SETTLE_LIMIT_MS = 30_000;
let visits = 0;

/** Honest visitors alone: what each row is held against. */
export async function visitIdle(
  { url }: ProductInContainers,
  { seconds, visitors, thinkMs }: Size,
): Promise<VisitStep[]> {
  visits += 4_000;
  return runLoadProcess<'honest'>({ type: 'honest', seconds, url, concurrency: visitors, thinkMs, first: visits });
}

/** Honest visitors beside the attack. */
export async function runAttack(
  product: ProductInContainers,
  attack: Attack,
  { senders, idle, ...size }: Size & { senders: Senders; idle: VisitStep[] },
): Promise<AttackOutcome> {
  const { url, watched, stack } = product;
  const { seconds, networks } = size;
  await sql`truncate counters`.execute(stack.db); // a delete would meet the row locks of calls under way
  await Promise.all(watched.map(readLagMs));
  for (const { watch } of watched) watch.takePeakMb();
  await Promise.all(watched.flatMap(({ watch }) => [watch.takeCpuSeconds(), watch.takeWaitSeconds()]));
  const before = await readSpend(product);
  const ownLag = monitorEventLoopDelay({ resolution: 10 });
  ownLag.enable();
  const [began, ownCpu] = [performance.now(), process.cpuUsage()];

  const concurrency =
    senders === 'one address' ? attack.concurrency : Math.max(attack.concurrency, Math.min(networks, MAX_CONCURRENCY));
  const [under, answers] = await Promise.all([
    visitIdle(product, size),
    runLoadProcess<'attack'>({ type: 'attack', seconds, url, id: attack.id, senders, networks, concurrency }),
  ]);

  const passed = (performance.now() - began) / 1_000;
  const harness = process.cpuUsage(ownCpu);
  ownLag.disable();
  const lagMs = await eachWatched(product, (one) => readLagMs(one).catch(() => Number.NaN));
  lagMs['simulator'] = ownLag.percentile(99) / 1e6;
  const peakMb = await eachWatched(product, async ({ watch }) => watch.takePeakMb());
  const cpu = await eachWatched(product, async ({ watch }) => (await watch.takeCpuSeconds()) / passed);
  const starved = await eachWatched(product, async ({ watch }) => (await watch.takeWaitSeconds()) / passed);
  const killed = await eachWatched(product, async ({ cgroup }) => cgroup.countKills());
  // A container of several processes may live on after the kernel has killed one of them.
  const dead = watched.flatMap(({ name, isDead }) =>
    killed[name] ? [`${name}, out of memory`] : isDead() ? [name] : [],
  );
  if (dead.length === 0) await stopOpenAnalyses(product);
  const after = await readSpend(product);
  return {
    attack,
    senders,
    answers,
    done: under.filter(({ fault }) => fault === undefined).length,
    refused: countBy(under.flatMap(({ name, fault }) => (fault === undefined ? [] : `${name}: ${fault}`))),
    restarts: under.reduce((sum, visit) => sum + visit.restarts, 0),
    p95: Object.fromEntries(
      visitSteps.map((name) => [name, { idleMs: p95Of(idle, name), underMs: p95Of(under, name) }]),
    ),
    lagMs,
    peakMb,
    cpu: { ...cpu, harness: (harness.user + harness.system) / 1e6 / passed },
    starved,
    dead,
    spentUsd: after.spentUsd - before.spentUsd,
    beyondReserve: after.beyondReserve - before.beyondReserve,
  };
}

/** With more requests at once, the result would depend on the machine that attackers and product share. */
const MAX_CONCURRENCY = 100;

const p95Of = (done: VisitStep[], wanted: VisitStep['name']): number =>
  percentile(
    done.flatMap(({ name, ms, fault }) => (name === wanted && fault === undefined ? [ms] : [])),
    95,
  );

function countBy(names: string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}

async function eachWatched(
  { watched }: ProductInContainers,
  read: (one: ProductInContainers['watched'][number]) => Promise<number>,
): Promise<Record<string, number>> {
  return Object.fromEntries(await Promise.all(watched.map(async (one) => [one.name, await read(one)] as const)));
}

async function readSpend({ stack }: ProductInContainers): Promise<{ spentUsd: number; beyondReserve: number }> {
  const { rows } = await sql<{ spent: number; beyond: number }>`
    select coalesce(sum(coalesce(cost_micro_usd, reserved_micro_usd)), 0)::float8 / 1e6 as spent,
      count(*) filter (where cost_micro_usd > reserved_micro_usd)::integer as beyond from model_calls`.execute(
    stack.db,
  );
  return { spentUsd: rows[0]?.spent ?? 0, beyondReserve: rows[0]?.beyond ?? 0 };
}

/** Stops the attackers' analyses, so that the next row starts idle. */
async function stopOpenAnalyses({ stack }: ProductInContainers): Promise<void> {
  const end = performance.now() + SETTLE_LIMIT_MS;
  while (performance.now() < end) {
    await sql`update analyses set status = 'failed', error_code = 'INTERNAL', finished_at = now()
      where status = 'queued'`.execute(stack.db);
    const { rows } = await sql<{ open: number }>`
      select count(*)::integer as open from analyses where status in ('queued', 'running')`.execute(stack.db);
    if (rows[0]?.open === 0) return;
    await delay(500);
  }
}
