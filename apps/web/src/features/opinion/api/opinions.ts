import { type Comparison, downloadComparison, readComparison as comparisonRoute } from '@app/contract/comparisons';
import type { TextFormat } from '@app/contract/downloads';
import type { ProviderId } from '@app/contract/models';
import {
  askOpinions as askRoute,
  type AskedOpinion,
  listOpinions as listRoute,
  type Opinions,
} from '@app/contract/opinions';
import { call, urlOf } from '../../../lib/api-client.ts';
import { type ProofOptions, withProof } from '../../../lib/proof/with-proof.ts';
import { requireCookies } from '../../../lib/require-cookies.ts';

export function listOpinions(analysisId: string, signal: AbortSignal): Promise<Opinions> {
  return call(listRoute, { params: { analysisId }, signal });
}

/** One key per click, so that a repeat starts nothing. */
export async function askOpinions(
  analysisId: string,
  models: ProviderId[],
  options: ProofOptions,
): Promise<AskedOpinion[]> {
  await requireCookies();
  const key = { 'Idempotency-Key': crypto.randomUUID() };
  const { asked } = await withProof(
    (proof) => call(askRoute, { params: { analysisId }, body: { models }, headers: { ...key, ...proof } }),
    options,
  );
  return asked;
}

const queryOf = (ids: readonly string[]): { analysisIds: string } => ({ analysisIds: ids.join(',') });

export function readComparison(ids: readonly string[], signal: AbortSignal): Promise<Comparison> {
  return call(comparisonRoute, { query: queryOf(ids), signal });
}

export const comparisonUrl = (ids: readonly string[], format: TextFormat): string =>
  urlOf(downloadComparison, {}, { ...queryOf(ids), format });
