import type { ChildProcess } from 'node:child_process';
import type { Isolation } from './confine.ts';
import { type FolderFill, isOverfull } from './folder-fill.ts';
import { type Limits, MAX_PROCESSES } from './limits.ts';
import { readMemory, readTree } from './process-tree.ts';

type Watched = {
  isolation: Isolation;
  folder: string;
  filledBefore: FolderFill;
  limits: Limits;
  signal: AbortSignal;
};

/** What a child was ended for. */
export type Kill = 'time' | 'memory' | 'processes' | 'files' | 'output' | 'left';

export type ChildWatch = {
  stop: (kill: Kill) => void;
  /** Undefined when it ended by itself. */
  wasStopped: () => Kill | undefined;
  peakRssBytes: () => number;
  /** The child has ended: nothing is left to watch. */
  end: () => void;
};

const LOOK_EVERY_MS = 25;
/** All processes of the machine are read for it, so not at every look. */
const TREE_EVERY_LOOKS = 4;

/** Ends the child when it passes a limit no kernel counts for a whole tree, or when nobody waits for it any more. */
export function watchChild(child: ChildProcess, watched: Watched): ChildWatch {
  const { isolation, folder, filledBefore, limits, signal } = watched;
  const root = child.pid;
  let stopped: Kill | undefined;
  let peakBytes = 0;
  let looks = 0;
  let tree: number[] = [];

  const stop = (kill: Kill) => {
    stopped ??= kill;
    if (root !== undefined) killTree(root, isolation);
  };

  const look = () => {
    if (root === undefined) return;
    const isThorough = looks < TREE_EVERY_LOOKS || looks % TREE_EVERY_LOOKS === 0;
    looks += 1;
    if (isThorough) tree = readTree(root);
    const memory = readMemory(tree);
    peakBytes = Math.max(peakBytes, memory.peakBytes);
    // Once stopped, again and again: in a tree without a namespace a new process may have slipped through.
    if (stopped) stop(stopped);
    else if (memory.nowBytes > limits.memoryBytes) stop('memory');
    else if (tree.length > MAX_PROCESSES) stop('processes');
    else if (isThorough && isOverfull(folder, filledBefore, limits.fileBytes)) stop('files');
  };

  const looking = setInterval(look, LOOK_EVERY_MS);
  const wall = setTimeout(stop, limits.wallMs, 'time');
  const leave = () => stop('left');
  signal.addEventListener('abort', leave);
  return {
    stop,
    wasStopped: () => stopped,
    peakRssBytes: () => peakBytes,
    end() {
      clearInterval(looking);
      clearTimeout(wall);
      signal.removeEventListener('abort', leave);
    },
  };
}

/** bubblewrap is spared: it sees its child end, takes leave of it and ends by itself, so no zombie stays behind. */
function killTree(root: number, isolation: Isolation): void {
  const [, ...below] = readTree(root);
  const isWrapped = isolation === 'bubblewrap' && below.length > 0;
  for (const pid of isWrapped ? below : [-root, ...below]) kill(pid);
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended in the meantime.
  }
}
