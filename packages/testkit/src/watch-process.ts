import { readMemory, readProc, readStat, treeOf } from './process-tree.ts';

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
  let peakBytes = 0;
  const timer = setInterval(() => (peakBytes = Math.max(peakBytes, memoryOf(pid))), LOOK_EVERY_MS);
  return {
    takePeakMb() {
      const peak = peakBytes;
      peakBytes = 0;
      return Math.round(peak / 2 ** 20);
    },
    takeCpuSeconds: sinceLast(() => cpuSecondsOf(pid)),
    takeWaitSeconds: sinceLast(() => Number(readProc(pid, `task/${pid}/schedstat`).split(' ')[1] ?? 0) / 1e9),
    stop: () => clearInterval(timer),
  };
}

function sinceLast(read: () => number): () => Promise<number> {
  let before = 0;
  return async () => {
    const now = read() || before;
    const passed = now - before;
    before = now;
    return passed;
  };
}

/** What processes share, as the buffers of Postgres, is counted once. */
function memoryOf(pid: number): number {
  const tree = treeOf(pid);
  const own = tree.reduce((sum, each) => sum + readMemory(each, 'RssAnon'), 0);
  return own + Math.max(...tree.map((each) => readMemory(each, 'RssShmem')));
}

/** With the children it has and those it had. */
function cpuSecondsOf(pid: number): number {
  const ticks = treeOf(pid).flatMap((each) => readStat(each).slice(11, 15).map(Number));
  return ticks.reduce((sum, count) => sum + count, 0) / TICKS_A_SECOND;
}
