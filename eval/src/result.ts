import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ProviderId } from '@app/contract/models';
import type { Report } from '@app/reading';
import { z } from 'zod';
import { InputError, readJson } from './files.ts';
import { RunSource } from './run-folder.ts';

/** `repeat` is 1 in the first run of a case. */
export type TrialName = { caseId: string; framework: string; provider: ProviderId; repeat: number };

/** What was found out by running one case once with one framework and one model. */
export type TrialResult = TrialName & {
  trial: string;
  source: RunSource;
  model: string;
  outcome: 'report' | 'partial' | 'notice' | 'refused' | 'cut' | 'failed';
  /** The code a visitor would be told, and the provider's own words. */
  code?: string;
  told?: string;
  report?: Report;
  text: string;
  calls: CallCost[];
  /** Sentences withheld, by rule; those the second reader named begin with `second reader`. */
  dropped: Record<string, number>;
  /** Absent where the run was interrupted and went on later. */
  seconds?: { first: number; last: number };
};

export type CallCost = Record<'purpose' | 'model' | 'finish', string> &
  Record<'inputTokens' | 'outputTokens' | 'microUsd', number>;

/** Part of file names, so the slash of some model ids is replaced. */
export const nameOf = ({
  framework,
  provider,
  model,
}: {
  framework: string;
  provider: string;
  model: string;
}): string => [framework, provider, model.replaceAll(/[^\w.-]+/g, '-')].join('.');

/** A name for files and addresses. Another model has results of its own. */
export const trialOf = ({ caseId, repeat, ...name }: TrialName, model: string): string =>
  [nameOf({ ...name, model }), caseId, repeat].join('.');

/** Enough to tell a whole result from a damaged one; the rest was written by us. */
const Whole = z.object({
  trial: z.string(),
  source: RunSource,
  text: z.string(),
  calls: z.array(z.object({ microUsd: z.number() })),
});
const StoredResult = z.custom<TrialResult>((value) => Whole.safeParse(value).success);

export function readResult(file: string, source: RunSource): TrialResult {
  const result = readJson(file, StoredResult);
  if (result.source === source) return result;
  throw new InputError(`${file} has the source "${result.source}", and this run is "${source}": use another --out.`);
}

/** Report by report against the results of the run that was recorded. */
export function compareReplay(
  folder: string,
  results: readonly TrialResult[],
): { equal: number; different: string[]; alone: number } {
  const partsOf = ({ outcome, code, report, text }: TrialResult): string =>
    JSON.stringify([outcome, code, report, text]);
  const fileOf = ({ trial }: TrialResult): string => join(folder, `${trial}.json`);
  const compared = results.filter((result) => existsSync(fileOf(result)));
  const different = compared.filter((result) => partsOf(readJson(fileOf(result), StoredResult)) !== partsOf(result));
  return {
    equal: compared.length - different.length,
    different: different.map(({ trial }) => trial),
    alone: results.length - compared.length,
  };
}
