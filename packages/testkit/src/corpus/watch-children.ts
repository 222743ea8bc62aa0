import { readlinkSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { childrenOf, readMemory, readStat, treeOf } from '../process-tree.ts';

export type ChildrenWatch = {
  /** The largest resident memory of one child together with all its descendants. */
  peakBytes(): number;
  /** How many of the observed processes still run after a short wait. */
  countLeft(): Promise<number>;
  end(): void;
};

const lookEveryMs = 25;

/** Observes the children of this process that were started in `folder`, and their descendants. */
export function watchChildren(folder: string): ChildrenWatch {
  const seen = new Map<number, string>();
  let peakBytes = 0;
  const look = (): void => {
    for (const child of childrenOf(process.pid)) {
      if (!folderOf(child).startsWith(folder) && !seen.has(child)) continue;
      const tree = treeOf(child);
      for (const pid of tree) seen.set(pid, startOf(pid));
      const now = tree.reduce((sum, pid) => sum + readMemory(pid, 'VmRSS'), 0);
      peakBytes = Math.max(peakBytes, now, ...tree.map((pid) => readMemory(pid, 'VmHWM')));
    }
  };
  const looking = setInterval(look, lookEveryMs);
  return {
    peakBytes: () => peakBytes,
    async countLeft() {
      const isLeft = ([pid, start]: [number, string]): boolean => start !== '' && startOf(pid) === start;
      for (let turn = 0; turn < 20 && [...seen].some(isLeft); turn++) await wait(50);
      return [...seen].filter(isLeft).length;
    },
    end: () => clearInterval(looking),
  };
}

function folderOf(pid: number): string {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return '';
  }
}

/** The system reuses process ids; the start time distinguishes two processes with the same id. */
const startOf = (pid: number): string => readStat(pid)[19] ?? '';
