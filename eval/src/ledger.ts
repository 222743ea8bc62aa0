import { appendFileSync, existsSync, truncateSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';
import { makeFolder, readLines, readText, tryWriting } from './files.ts';
import { sum } from './statistics.ts';

/**
 * `reserve`: the highest cost of a call, before it is made. `release`: the call never reached the provider. `lost`: it was
 * interrupted and stays counted at its highest cost. `settle`: the actual cost of the other calls of a finished trial.
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
  /** False if the call would exceed the cap: then it must not be made. */
  reserve(call: LedgerCall): boolean;
  release(call: LedgerCall): void;
  lose(call: LedgerCall): void;
  /** Replaces the reservations of a finished trial by its actual cost. A second call changes nothing. */
  settle(trial: string, microUsd: number): void;
  /** The peak is the highest sum of costs and reservations so far. */
} & Record<'spentMicroUsd' | 'peakMicroUsd' | 'calls' | 'lostCalls', () => number>;

/** Counts what a run spends, in a file that grows before each call. `isRecorded` is true for calls with a stored answer. */
export function openLedger(file: string, capUsd: number, isRecorded: (trial: string, key: string) => boolean): Ledger {
  makeFolder(dirname(file));
  /** Open reservations, by trial and call. */
  const reserved = new Map<string, Map<string, number>>();
  let [spent, peak, calls, lost] = [0, 0, 0, 0];

  function apply({ kind, trial, key, microUsd }: Line): void {
    const own = reserved.get(trial) ?? new Map<string, number>();
    if (kind === 'reserve') {
      calls += 1;
      reserved.set(trial, own.set(key, (own.get(key) ?? 0) + microUsd));
      spent += microUsd;
    } else if (kind === 'settle') {
      spent += microUsd - sum([...own.values()]);
      reserved.delete(trial);
    } else {
      // The trial may have been settled without this call.
      const wasReserved = own.delete(key);
      if (kind === 'lost') lost += 1;
      if (kind === 'lost' && !wasReserved) spent += microUsd;
      if (kind === 'release' && wasReserved) spent -= microUsd;
    }
    peak = Math.max(peak, spent);
  }
  const write = (line: Line): void => {
    tryWriting(file, () => appendFileSync(file, `${JSON.stringify(line)}\n`));
    apply(line);
  };

  for (const line of existsSync(file) ? readWhole(file) : []) apply(line);
  // A reservation without a stored answer is a call interrupted by a killed process.
  for (const [trial, own] of reserved)
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
      if (reserved.has(trial)) write({ kind: 'settle', trial, key: '', microUsd });
    },
    spentMicroUsd: () => spent,
    peakMicroUsd: () => peak,
    calls: () => calls,
    lostCalls: () => lost,
  };
}

/** Drops an incomplete last line: the process was killed while it wrote it, so its call was never made. */
function readWhole(file: string): Line[] {
  const text = readText(file);
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  if (whole.length < text.length) tryWriting(file, () => truncateSync(file, Buffer.byteLength(whole)));
  return readLines(file, Line, ' What was spent is not known: use another --out.');
}
