import type { ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';

export type MemoryWatch = { /** Since the last call. */ takePeakMb(): number; wasKilled(): boolean; stop(): void };

const LOOK_EVERY_MS = 100;

/** Acts like the kernel for a container: kills a process that, with its children, exceeds its memory limit. */
export function watchMemory(child: ChildProcess, limitMb: number): MemoryWatch {
  let peakMb = 0;
  let isKilled = false;
  let isLooking = false;
  const look = async (): Promise<void> => {
    if (isLooking || child.pid === undefined) return;
    isLooking = true;
    const residentMb = await treeMb(child.pid).catch(() => 0);
    isLooking = false;
    peakMb = Math.max(peakMb, residentMb);
    if (residentMb > limitMb && child.exitCode === null && !isKilled) isKilled = child.kill('SIGKILL');
  };
  const timer = setInterval(() => void look(), LOOK_EVERY_MS);
  return {
    takePeakMb() {
      const peak = peakMb;
      peakMb = 0;
      return Math.round(peak);
    },
    wasKilled: () => isKilled,
    stop: () => clearInterval(timer),
  };
}

async function treeMb(pid: number): Promise<number> {
  const [status, children] = await Promise.all([
    readFile(`/proc/${pid}/status`, 'utf8'),
    readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => ''),
  ]);
  const own = Number(/^RssAnon:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1_024;
  const below = await Promise.all(
    children
      .split(' ')
      .filter(Boolean)
      .map((child) => treeMb(Number(child)).catch(() => 0)),
  );
  return below.reduce((sum, megabytes) => sum + megabytes, own);
}
