import type { ProviderId } from '@app/contract/models';
import type { Report } from '@app/reading';
import { z } from 'zod';
import { InputError, readJson } from './files.ts';
import { RunSource } from './source.ts';

/** What was found out by running one case once with one framework and one model. */
export type TrialResult = {
  trial: string;
  source: RunSource;
  caseId: string;
  framework: string;
  provider: ProviderId;
  model: string;
  /** 1 is the first run of the case. */
  repeat: number;
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

export type CallCost = {
  purpose: string;
  model: string;
  inputTokens: number;
  outputTokens: number;
  microUsd: number;
  finish: string;
};

export type TrialName = Pick<TrialResult, 'caseId' | 'framework' | 'provider' | 'repeat'>;

/** A name for files and addresses. Another model has results of its own. */
export const trialOf = ({ caseId, framework, provider, repeat }: TrialName, model: string): string =>
  [framework, provider, model.replaceAll(/[^\w.-]+/g, '-'), caseId, repeat].join('.');

/** Enough to tell a whole result from a damaged one; the rest was written by us. */
export const StoredResult = z.custom<TrialResult>(
  (value) =>
    z
      .object({
        trial: z.string(),
        source: RunSource,
        text: z.string(),
        calls: z.array(z.object({ microUsd: z.number() })),
      })
      .safeParse(value).success,
);

export function readResult(file: string, source: RunSource): TrialResult {
  const result = readJson(file, StoredResult);
  if (result.source === source) return result;
  throw new InputError(`${file} has the source "${result.source}", and this run is "${source}": use another --out.`);
}
