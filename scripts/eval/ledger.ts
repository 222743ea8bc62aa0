import { appendFileSync, existsSync, truncateSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';
import { InputError, makeFolder, readText, tryWriting } from './files.ts';

/**
 * `reserve`: the most a call can cost, before it is made. `release`: it reached nobody. `lost`: nobody knows its end.
 * `settle`: what a whole trial did cost.
 */
const Line = z.object({
  kind: z.enum(['reserve', 'release', 'lost', 'settle']),
  trial: z.string(),
  key: z.string().optional(),
  microUsd: z.number(),
});
type Line = z.infer<typeof Line>;

export type Ledger = {
  /** False when it would pass the cap: then nothing may be called. */
  reserve(trial: string, key: string, microUsd: number): boolean;
  release(trial: string, key: string, microUsd: number): void;
  /** The trial is over: what it did cost takes the place of what stood aside for it. The second time changes nothing. */
  settle(trial: string, microUsd: number): void;
  spentMicroUsd(): number;
  /** The most that was ever spent and set aside together. */
  peakMicroUsd(): number;
  calls(): number;
  lostCalls(): number;
};

/** What was spent, in a file that is appended to before each call. `isRecorded` tells calls whose answer was written down. */
export function openLedger(file: string, capUsd: number, isRecorded: (trial: string, key: string) => boolean): Ledger {
  makeFolder(dirname(file));
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
    } else if (kind === 'release') {
      setAside(trial, -microUsd);
      sum -= microUsd;
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
    tryWriting(file, () => appendFileSync(file, `${JSON.stringify(line)}\n`));
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
    release: (trial, key, microUsd) => write({ kind: 'release', trial, key, microUsd }),
    settle(trial, microUsd) {
      if (open.has(trial)) write({ kind: 'settle', trial, microUsd });
    },
    spentMicroUsd: () => sum,
    peakMicroUsd: () => peak,
    calls: () => calls,
    lostCalls: () => lost,
  };
}

/** The last line may be half a line: the process was killed while it wrote it, and its call was not made. */
function readLines(file: string): Line[] {
  const text = readText(file);
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  if (whole.length < text.length) tryWriting(file, () => truncateSync(file, Buffer.byteLength(whole)));
  return whole
    .split('\n')
    .slice(0, -1)
    .map((line, index) => {
      try {
        return Line.parse(JSON.parse(line));
      } catch (error) {
        throw new InputError(
          `${file} is damaged in line ${index + 1}: what was spent is not known. Use another --out.`,
          {
            cause: error,
          },
        );
      }
    });
}

/** Calls that were under way when the process was killed. */
function findLost(lines: Line[], isRecorded: (trial: string, key: string) => boolean): Line[] {
  const under = new Map<string, Map<string, Line>>();
  for (const line of lines) {
    const { kind, trial, key = '' } = line;
    const calls = under.get(trial) ?? new Map<string, Line>();
    under.set(trial, calls);
    if (kind === 'reserve') calls.set(key, line);
    else if (kind === 'settle') calls.clear();
    else calls.delete(key);
  }
  return [...under.values()].flatMap((calls) =>
    [...calls].flatMap(([key, line]) => (isRecorded(line.trial, key) ? [] : [{ ...line, kind: 'lost' as const }])),
  );
}
