import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ProviderId } from '@app/contract/models';
import type { Report } from '@app/reading';
import { z } from 'zod';
import { InputError, readJson } from './files.ts';
import { RunSource } from './run-folder.ts';

/** `repeat` is 1 in the first run of a case. */
export type TrialName = { caseId: string; framework: string; provider: ProviderId; repeat: number };

/** The stored result of one case with one framework and one model. */
export type TrialResult = TrialName & {
  trial: string;
  source: RunSource;
  model: string;
  outcome: 'report' | 'partial' | 'notice' | 'refused' | 'cut' | 'failed';
  /** The error code a visitor would see. */
  code?: string;
  providerMessage?: string;
  report?: Report;
  text: string;
  calls: CallCost[];
  /** Withheld sentences by rule; rules of the second reader begin with `second reader`. */
  dropped: Record<string, number>;
  /** Absent if the run was interrupted and resumed. */
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

/** The name of a trial in files and URLs. It contains the model, so each model has its own results. */
export const trialOf = ({ caseId, repeat, ...name }: TrialName, model: string): string =>
  [nameOf({ ...name, model }), caseId, repeat].join('.');

/** Enough to recognise a damaged result; the rest was written by this program. */
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

/** Compares each replayed report with the result of the recorded run. */
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
