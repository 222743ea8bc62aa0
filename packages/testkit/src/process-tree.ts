import { readdirSync, readFileSync } from 'node:fs';

/** The processes that any thread of this one started. */
export function childrenOf(pid: number): number[] {
  try {
    return readdirSync(`/proc/${pid}/task`).flatMap((task) =>
      readProc(pid, `task/${task}/children`).split(' ').filter(Boolean).map(Number),
    );
  } catch {
    return [];
  }
}

/** A process and all that run below it. */
export function treeOf(pid: number): number[] {
  return [pid, ...childrenOf(pid).flatMap(treeOf)];
}

/** Empty when the process has ended. */
export function readProc(pid: number, name: string): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8');
  } catch {
    return '';
  }
}

/** A field of its status, such as `VmRSS`. */
export function readMemory(pid: number, field: string): number {
  return Number(new RegExp(`^${field}:\\s+(\\d+) kB$`, 'm').exec(readProc(pid, 'status'))?.[1] ?? 0) * 1_024;
}

/** The fields of `stat` after the program name, which may contain spaces and parentheses. */
export function readStat(pid: number): string[] {
  const stat = readProc(pid, 'stat');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}
