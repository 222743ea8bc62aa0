import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** `reserve`: the most a call can cost, before it is made. `lost`: nobody knows its end. `settle`: what a whole trial did cost. */
type Line = { kind: 'reserve' | 'lost' | 'settle'; trial: string; key?: string; microUsd: number };

export type Ledger = {
  /** False when it would pass the cap: then nothing may be called. */
  reserve(trial: string, key: string, microUsd: number): boolean;
  /** The trial is over: what it did cost takes the place of what stood aside for it. */
  settle(trial: string, microUsd: number): void;
  spentMicroUsd(): number;
  /** The most that was ever spent and set aside together. */
  peakMicroUsd(): number;
  calls(): number;
  lostCalls(): number;
};

/** What was spent, in a file that is appended to before each call. `isRecorded` tells calls whose answer was written down. */
export function openLedger(file: string, capUsd: number, isRecorded: (trial: string, key: string) => boolean): Ledger {
  mkdirSync(dirname(file), { recursive: true });
  const open = new Map<string, number>();
  let [sum, peak, calls, lost] = [0, 0, 0, 0];

  const setAside = (trial: string, microUsd: number): void => {
    open.set(trial, (open.get(trial) ?? 0) + microUsd);
  };
  function apply({ kind, trial, microUsd }: Line): void {
    if (kind === 'reserve') {
      calls += 1;
      setAside(trial, microUsd);
      sum += microUsd;
    } else if (kind === 'lost') {
      lost += 1;
      // It stays counted at its highest cost when its trial is settled.
      setAside(trial, -microUsd);
    } else {
      sum += microUsd - (open.get(trial) ?? 0);
      open.delete(trial);
    }
    peak = Math.max(peak, sum);
  }
  const write = (line: Line): void => {
    appendFileSync(file, `${JSON.stringify(line)}\n`);
    apply(line);
  };

  const earlier = existsSync(file) ? readLines(file) : [];
  for (const line of earlier) apply(line);
  for (const line of findLost(earlier, isRecorded)) write(line);

  return {
    reserve(trial, key, microUsd) {
      if (sum + microUsd > capUsd * 1e6) return false;
      write({ kind: 'reserve', trial, key, microUsd });
      return true;
    },
    settle: (trial, microUsd) => write({ kind: 'settle', trial, microUsd }),
    spentMicroUsd: () => sum,
    peakMicroUsd: () => peak,
    calls: () => calls,
    lostCalls: () => lost,
  };
}

/** The last line may be half a line: the process was killed while it wrote it, and its call was not made. */
function readLines(file: string): Line[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as Line);
}

/** Calls that were under way when the process was killed. */
function findLost(lines: Line[], isRecorded: (trial: string, key: string) => boolean): Line[] {
  const settled = new Set(lines.flatMap(({ kind, trial }) => (kind === 'settle' ? [trial] : [])));
  const known = new Set(lines.flatMap(({ kind, trial, key }) => (kind === 'lost' ? [`${trial} ${key}`] : [])));
  return lines.flatMap(({ kind, trial, key = '', microUsd }) => {
    const isLost =
      kind === 'reserve' && !settled.has(trial) && !known.has(`${trial} ${key}`) && !isRecorded(trial, key);
    return isLost ? [{ kind: 'lost', trial, key, microUsd }] : [];
  });
}
