import { readFile } from 'node:fs/promises';

export type ProcessWatch = {
  /** Since it was asked last. */
  takePeakMb(): number;
  takeCpuSeconds(): Promise<number>;
  /** How long its main thread was ready to run and had no processor. */
  takeWaitSeconds(): Promise<number>;
  stop(): void;
};

const LOOK_EVERY_MS = 100;
const TICKS_A_SECOND = 100;

/** Watches a process with its children. */
export function watchProcess(pid: number): ProcessWatch {
  let peakMb = 0;
  let isLooking = false;
  let cpuBefore = 0;
  let waitBefore = 0;
  const look = async (): Promise<void> => {
    if (isLooking) return;
    isLooking = true;
    const held = await memoryOf(pid).catch(() => ({ ownMb: 0, sharedMb: 0 }));
    isLooking = false;
    peakMb = Math.max(peakMb, held.ownMb + held.sharedMb);
  };
  const timer = setInterval(() => void look(), LOOK_EVERY_MS);
  return {
    takePeakMb() {
      const peak = peakMb;
      peakMb = 0;
      return Math.round(peak);
    },
    async takeCpuSeconds() {
      const now = await cpuSecondsOf(pid).catch(() => cpuBefore);
      const used = now - cpuBefore;
      cpuBefore = now;
      return used;
    },
    async takeWaitSeconds() {
      const now = await waitSecondsOf(pid).catch(() => waitBefore);
      const waited = now - waitBefore;
      waitBefore = now;
      return waited;
    },
    stop: () => clearInterval(timer),
  };
}

/** What processes share, as the buffers of Postgres, is counted once. */
async function memoryOf(pid: number): Promise<{ ownMb: number; sharedMb: number }> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const megabytes = (field: string): number =>
    Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0) / 1_024;
  const below = await Promise.all((await childrenOf(pid)).map((child) => memoryOf(child).catch(() => undefined)));
  return below.reduce<{ ownMb: number; sharedMb: number }>(
    (sum, child) => ({
      ownMb: sum.ownMb + (child?.ownMb ?? 0),
      sharedMb: Math.max(sum.sharedMb, child?.sharedMb ?? 0),
    }),
    { ownMb: megabytes('RssAnon'), sharedMb: megabytes('RssShmem') },
  );
}

/** With the children it has and those it had. */
async function cpuSecondsOf(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const own = fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / TICKS_A_SECOND;
  const below = await Promise.all((await childrenOf(pid)).map((child) => cpuSecondsOf(child).catch(() => 0)));
  return below.reduce((sum, seconds) => sum + seconds, own);
}

async function waitSecondsOf(pid: number): Promise<number> {
  const [, waitedNs] = (await readFile(`/proc/${pid}/task/${pid}/schedstat`, 'utf8')).split(' ');
  return Number(waitedNs) / 1e9;
}

/** A process and all that run below it. */
export async function treeOf(pid: number): Promise<number[]> {
  return [pid, ...(await Promise.all((await childrenOf(pid)).map(treeOf))).flat()];
}

async function childrenOf(pid: number): Promise<number[]> {
  const list = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
  return list.split(' ').filter(Boolean).map(Number);
}
