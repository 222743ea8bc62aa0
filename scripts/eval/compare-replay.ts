import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readJson } from './files.ts';
import { StoredResult, type TrialResult } from './result.ts';

export type ReplayComparison = { equal: number; different: string[]; alone: number };

/** Report by report against the results of the run that was recorded. */
export function compareReplay(folder: string, results: readonly TrialResult[]): ReplayComparison {
  const compared: ReplayComparison = { equal: 0, different: [], alone: 0 };
  for (const result of results) {
    const file = join(folder, `${result.trial}.json`);
    if (!existsSync(file)) compared.alone += 1;
    else if (partsOf(readJson(file, StoredResult)) === partsOf(result)) compared.equal += 1;
    else compared.different.push(result.trial);
  }
  return compared;
}

const partsOf = ({ outcome, code, report, text }: TrialResult): string => JSON.stringify([outcome, code, report, text]);
