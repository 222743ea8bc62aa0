import { readdirSync, readFileSync } from 'node:fs';

/** Lists all living processes under `root`, itself included. Linux only. */
export function readTree(root: number): number[] {
  const children = new Map<number, number[]>();
  for (const name of readdirSync('/proc')) {
    const parent = /^\d+$/.test(name) ? readParent(name) : undefined;
    if (parent !== undefined) children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
  }
  const tree = [root];
  for (const pid of tree) tree.push(...(children.get(pid) ?? []));
  return tree;
}

export type ProcessMemory = { nowBytes: number; peakBytes: number };

/** Sums the resident memory of these processes; ended ones count as zero. */
export function readMemory(pids: readonly number[]): ProcessMemory {
  const total: ProcessMemory = { nowBytes: 0, peakBytes: 0 };
  for (const pid of pids) {
    const status = readProcFile(`${pid}/status`);
    total.nowBytes += readKilobytes(status, 'VmRSS') * 1024;
    total.peakBytes += readKilobytes(status, 'VmHWM') * 1024;
  }
  return total;
}

function readParent(pid: string): number | undefined {
  const stat = readProcFile(`${pid}/stat`);
  // The program name is in parentheses and may itself contain parentheses and spaces.
  const parent = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1];
  return parent === undefined ? undefined : Number(parent);
}

function readKilobytes(status: string, field: string): number {
  const match = new RegExp(`^${field}:\\s+(\\d+) kB$`, 'm').exec(status);
  return Number(match?.[1] ?? 0);
}

/** A process may end between the listing and the read. */
function readProcFile(path: string): string {
  try {
    return readFileSync(`/proc/${path}`, 'utf8');
  } catch {
    return '';
  }
}
