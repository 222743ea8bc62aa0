import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

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
      const now = tree.reduce((sum, pid) => sum + kilobytes(pid, 'VmRSS'), 0);
      const highest = Math.max(0, ...tree.map((pid) => kilobytes(pid, 'VmHWM')));
      peakBytes = Math.max(peakBytes, now * 1024, highest * 1024);
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

function treeOf(root: number): number[] {
  const tree = [root];
  for (const pid of tree) tree.push(...childrenOf(pid));
  return tree;
}

function childrenOf(pid: number): number[] {
  try {
    return readdirSync(`/proc/${pid}/task`).flatMap((task) =>
      readProc(pid, `task/${task}/children`).split(' ').filter(Boolean).map(Number),
    );
  } catch {
    return [];
  }
}

function folderOf(pid: number): string {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return '';
  }
}

/** The system reuses process ids; the start time distinguishes two processes with the same id. */
function startOf(pid: number): string {
  const stat = readProc(pid, 'stat');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}

function kilobytes(pid: number, field: string): number {
  return Number(new RegExp(`^${field}:\\s+(\\d+) kB$`, 'm').exec(readProc(pid, 'status'))?.[1] ?? 0);
}

/** A process may end while it is being read. */
function readProc(pid: number, name: string): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8');
  } catch {
    return '';
  }
}
