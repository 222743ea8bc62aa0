import { type AnalysisInput, parseInput } from '@app/core/analyses/analysis-input';
import { inputPlace } from '@app/core/analyses/sealed-places';
import type { ClaimedAnalysis } from '@app/core/db/analyses';
import { AppError } from '@app/core/errors/app-error';
import type { Services } from '@app/core/services';
import type { ContentKey } from '@app/core/vault/vault';

/** The worker's own copy of the session key: it is in the row only while the analysis is open. */
export function openKey({ vault }: Services, { id, workerKey }: ClaimedAnalysis): ContentKey {
  const key = vault.openForWorker(workerKey, id);
  if (!key) throw new AppError('INTERNAL');
  return key;
}

export function openInput({ vault }: Services, { id, sealedInput }: ClaimedAnalysis, key: ContentKey): AnalysisInput {
  const input = vault.open(key, inputPlace(id), sealedInput);
  if (input === undefined) throw new AppError('INTERNAL');
  return parseInput(input);
}
