import { readdir, readFile } from 'node:fs/promises';
import { sum } from './statistics.ts';

export type Cost = { cpuMs: number; peakMb: number; rssMb: number };

/** Linux counts CPU time in hundredths of a second. */
const TICK_MS = 10;

/** The total cost of these processes since they started. */
export async function readCosts(pids: number[]): Promise<Cost> {
  const costs = await Promise.all(pids.map(readCost));
  const total = (field: keyof Cost): number => sum(costs.map((cost) => cost[field]));
  return { cpuMs: total('cpuMs'), peakMb: total('peakMb'), rssMb: total('rssMb') };
}

/** The cost of a process since it started, all threads included. */
export async function readCost(pid: number): Promise<Cost> {
  const [fields, status] = await Promise.all([readFields(pid), readFile(`/proc/${pid}/status`, 'utf8')]);
  const [userTicks, systemTicks] = [fields[11], fields[12]];
  return {
    cpuMs: (Number(userTicks) + Number(systemTicks)) * TICK_MS,
    peakMb: readMb(status, 'VmHWM'),
    rssMb: readMb(status, 'VmRSS'),
  };
}

/** The CPU time a process uses while `work` runs. */
export async function costOf<Result>(
  pid: number,
  work: () => Promise<Result>,
): Promise<{ result: Result; cpuMs: number; tookMs: number }> {
  const [before, began] = [await readCost(pid), performance.now()];
  const result = await work();
  const [after, tookMs] = [await readCost(pid), performance.now() - began];
  return { result, cpuMs: after.cpuMs - before.cpuMs, tookMs };
}

/** The CPU time of all ended descendants. */
export async function readChildrenCpu(pid: number): Promise<number> {
  const fields = await readFields(pid);
  return (Number(fields[13]) + Number(fields[14])) * TICK_MS;
}

/** The name in brackets may contain spaces, so the fields are counted from its end. */
async function readFields(pid: number): Promise<string[]> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

/** The child processes of this process. */
export async function listChildren(pid: number): Promise<number[]> {
  return (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).split(' ').filter(Boolean).map(Number);
}

function readMb(status: string, field: string): number {
  return Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0) / 1024;
}

export type DatabaseWatch = { stop(): Promise<{ cpuMs: number; memoryMb: number; backends: number }> };

const LOOK_EVERY_MS = 1_000;

/**
 * Postgres serves each connection in a process named after its database; such a process may end during the measurement.
 */
export function watchDatabase(name: string): DatabaseWatch {
  const began = new Map<number, number>();
  const newest = new Map<number, number>();
  let memoryMb = 0;

  const look = async (): Promise<void> => {
    const backends = await findBackends(name);
    const costs = await Promise.all(backends.map(async (pid) => ({ pid, ...(await readBackend(pid)) })));
    for (const { pid, cpuMs } of costs) {
      if (!began.has(pid)) began.set(pid, cpuMs);
      newest.set(pid, cpuMs);
    }
    memoryMb = Math.max(
      memoryMb,
      costs.reduce((total, { ownMb }) => total + ownMb, 0),
    );
  };

  const timer = setInterval(() => void look().catch(() => {}), LOOK_EVERY_MS);
  const first = look();
  return {
    async stop() {
      clearInterval(timer);
      await first;
      await look();
      const cpuMs = [...newest].reduce((total, [pid, ms]) => total + ms - (began.get(pid) ?? 0), 0);
      return { cpuMs, memoryMb, backends: newest.size };
    },
  };
}

async function findBackends(name: string): Promise<number[]> {
  const pids = (await readdir('/proc')).filter((entry) => /^\d+$/.test(entry)).map(Number);
  const isBackend = async (pid: number): Promise<boolean> => {
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    return command.startsWith('postgres:') && command.includes(` ${name} `);
  };
  const found = await Promise.all(pids.map(async (pid) => ((await isBackend(pid)) ? [pid] : [])));
  return found.flat();
}

/** Excludes memory that all backends share. */
async function readBackend(pid: number): Promise<{ cpuMs: number; ownMb: number }> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const cost = await readCost(pid).catch(() => ({ cpuMs: 0 }));
  return { cpuMs: cost.cpuMs, ownMb: readMb(status, 'RssAnon') };
}
