import { appendFileSync, existsSync, truncateSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';
import { makeFolder, readLines, readText, tryWriting } from './files.ts';
import { sum } from './statistics.ts';

/**
 * `reserve`: the most a call can cost, before it is made. `release`: it reached nobody. `lost`: it was interrupted, and
 * stays counted at its highest cost. `settle`: what the other calls of a trial did cost.
 */
const Line = z.object({
  kind: z.enum(['reserve', 'release', 'lost', 'settle']),
  trial: z.string(),
  key: z.string().default(''),
  microUsd: z.number(),
});
type Line = z.infer<typeof Line>;
export type LedgerCall = Omit<Line, 'kind'>;

export type Ledger = {
  /** False when it would pass the cap: then nothing may be called. */
  reserve(call: LedgerCall): boolean;
  release(call: LedgerCall): void;
  lose(call: LedgerCall): void;
  /** The trial is over: what it did cost takes the place of what stood aside for it. The second time changes nothing. */
  settle(trial: string, microUsd: number): void;
  /** The peak is the most that was ever spent and set aside together. */
} & Record<'spentMicroUsd' | 'peakMicroUsd' | 'calls' | 'lostCalls', () => number>;

/** What was spent, in a file that is appended to before each call. `isRecorded` tells calls whose answer was written down. */
export function openLedger(file: string, capUsd: number, isRecorded: (trial: string, key: string) => boolean): Ledger {
  makeFolder(dirname(file));
  /** What stands aside, by trial and call. */
  const aside = new Map<string, Map<string, number>>();
  let [spent, peak, calls, lost] = [0, 0, 0, 0];

  function apply({ kind, trial, key, microUsd }: Line): void {
    const own = aside.get(trial) ?? new Map<string, number>();
    if (kind === 'reserve') {
      calls += 1;
      aside.set(trial, own.set(key, (own.get(key) ?? 0) + microUsd));
      spent += microUsd;
    } else if (kind === 'settle') {
      spent += microUsd - sum([...own.values()]);
      aside.delete(trial);
    } else {
      // Its trial may have been settled in the meantime, without it.
      const isAside = own.delete(key);
      if (kind === 'lost') lost += 1;
      if (kind === 'lost' && !isAside) spent += microUsd;
      if (kind === 'release' && isAside) spent -= microUsd;
    }
    peak = Math.max(peak, spent);
  }
  const write = (line: Line): void => {
    tryWriting(file, () => appendFileSync(file, `${JSON.stringify(line)}\n`));
    apply(line);
  };

  for (const line of existsSync(file) ? readWhole(file) : []) apply(line);
  // Calls that were under way when the process was killed.
  for (const [trial, own] of aside)
    for (const [key, microUsd] of own) if (!isRecorded(trial, key)) write({ kind: 'lost', trial, key, microUsd });

  return {
    reserve(call) {
      if (spent + call.microUsd > capUsd * 1e6) return false;
      write({ kind: 'reserve', ...call });
      return true;
    },
    release: (call) => write({ kind: 'release', ...call }),
    lose: (call) => write({ kind: 'lost', ...call }),
    settle(trial, microUsd) {
      if (aside.has(trial)) write({ kind: 'settle', trial, key: '', microUsd });
    },
    spentMicroUsd: () => spent,
    peakMicroUsd: () => peak,
    calls: () => calls,
    lostCalls: () => lost,
  };
}

/** The last line may be half a line: the process was killed while it wrote it, and its call was not made. */
function readWhole(file: string): Line[] {
  const text = readText(file);
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  if (whole.length < text.length) tryWriting(file, () => truncateSync(file, Buffer.byteLength(whole)));
  return readLines(file, Line, ' What was spent is not known: use another --out.');
}
