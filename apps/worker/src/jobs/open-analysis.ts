import type { AnalysisInput } from '@app/core/analyses/analysis-input';
import { openInput } from '@app/core/analyses/read-input';
import type { ClaimedAnalysis } from '@app/core/db/analyses';
import { AppError } from '@app/core/errors/app-error';
import type { Services } from '@app/core/services';
import type { ContentKey } from '@app/core/vault/vault';

/** Opens the worker's own copy of the session key, which is in the row only while the analysis is open. */
export function openKey({ vault }: Services, { id, workerKey }: ClaimedAnalysis): ContentKey {
  const key = vault.openForWorker(workerKey, id);
  if (!key) throw new AppError('INTERNAL');
  return key;
}

export function openClaimedInput(services: Services, analysis: ClaimedAnalysis, key: ContentKey): AnalysisInput {
  const input = openInput(services, key, analysis);
  if (!input) throw new AppError('INTERNAL');
  return input;
}
