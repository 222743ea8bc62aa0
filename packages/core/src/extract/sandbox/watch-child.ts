import type { ChildProcess } from 'node:child_process';
import type { Isolation } from './confine.ts';
import { type FolderUsage, exceedsFolderLimit } from './folder-usage.ts';
import { type Limits, MAX_PROCESSES } from './limits.ts';
import { readMemory, readTree } from './process-tree.ts';

type Watched = {
  isolation: Isolation;
  folder: string;
  usedBefore: FolderUsage;
  limits: Limits;
  signal: AbortSignal;
};

/** The reason a child was killed. */
export type Kill = 'time' | 'memory' | 'processes' | 'files' | 'output' | 'left';

export type ChildWatch = {
  stop: (kill: Kill) => void;
  /** Undefined when it ended by itself. */
  wasStopped: () => Kill | undefined;
  peakRssBytes: () => number;
  /** Stops watching, after the child has ended. */
  end: () => void;
};

const CHECK_EVERY_MS = 25;
/** Reading the tree reads all processes of the machine, so not every check does it. */
const TREE_EVERY_CHECKS = 4;

/** Kills the child when it exceeds a limit that the kernel does not enforce for a whole process tree, or on abort. */
export function watchChild(child: ChildProcess, watched: Watched): ChildWatch {
  const { isolation, folder, usedBefore, limits, signal } = watched;
  const root = child.pid;
  let stopped: Kill | undefined;
  let peakBytes = 0;
  let checks = 0;
  let tree: number[] = [];

  const stop = (kill: Kill) => {
    stopped ??= kill;
    if (root !== undefined) killTree(root, isolation);
  };

  const check = () => {
    if (root === undefined) return;
    const isThorough = checks < TREE_EVERY_CHECKS || checks % TREE_EVERY_CHECKS === 0;
    checks += 1;
    if (isThorough) tree = readTree(root);
    const memory = readMemory(tree);
    peakBytes = Math.max(peakBytes, memory.peakBytes);
    // Repeats the kill: without a PID namespace, a new process may have escaped it.
    if (stopped) stop(stopped);
    else if (memory.nowBytes > limits.memoryBytes) stop('memory');
    else if (tree.length > MAX_PROCESSES) stop('processes');
    else if (isThorough && exceedsFolderLimit(folder, usedBefore, limits.fileBytes)) stop('files');
  };

  const timer = setInterval(check, CHECK_EVERY_MS);
  const wall = setTimeout(stop, limits.wallMs, 'time');
  const leave = () => stop('left');
  signal.addEventListener('abort', leave);
  return {
    stop,
    wasStopped: () => stopped,
    peakRssBytes: () => peakBytes,
    end() {
      clearInterval(timer);
      clearTimeout(wall);
      signal.removeEventListener('abort', leave);
    },
  };
}

/** Does not kill bubblewrap itself: it reaps its child and then exits by itself, so no zombie remains. */
function killTree(root: number, isolation: Isolation): void {
  const [, ...below] = readTree(root);
  const isWrapped = isolation === 'bubblewrap' && below.length > 0;
  for (const pid of isWrapped ? below : [-root, ...below]) kill(pid);
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // The process has already ended.
  }
}
