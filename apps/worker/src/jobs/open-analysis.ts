import { type AnalysisInput, PreparedFile, withPrepared } from '@app/core/analyses/analysis-input';
import { decryptInput } from '@app/core/analyses/read-input';
import { inputContext, preparedContext } from '@app/core/analyses/sealing-contexts';
import type { ClaimedAnalysis } from '@app/core/db/analyses';
import { mergePrepared } from '@app/core/db/prepared';
import { AppError } from '@app/core/errors/app-error';
import type { Services } from '@app/core/services';
import { openUpload } from '@app/core/uploads/stored-upload';
import type { ContentKey } from '@app/core/vault/vault';
import { retryWhileStoreIsDown } from './retry-while-store-is-down.ts';

/** Opens the worker's own copy of the session key, which is in the row only while the analysis is open. */
export function openKey({ vault }: Services, { id, workerKey }: ClaimedAnalysis): ContentKey {
  const key = vault.openForWorker(workerKey, id);
  if (!key) throw new AppError('INTERNAL');
  return key;
}

/** Opens the key of the file, the only key a media worker gets. The row holds it until the file is prepared. */
export function openMediaKey({ vault }: Services, { id, mediaKey }: ClaimedAnalysis): ContentKey {
  const key = mediaKey && vault.openForMedia(mediaKey, id);
  if (!key) throw new AppError('INTERNAL');
  return key;
}

/** Opens the input. Merges the prepared file into the input first, if the media worker left one. */
export async function openClaimedInput(
  services: Services,
  analysis: ClaimedAnalysis,
  key: ContentKey,
): Promise<AnalysisInput> {
  const { db, vault } = services;
  const { id, attempt, sealedPrepared } = analysis;
  const input = decryptInput(services, key, analysis);
  if (!input) throw new AppError('INTERNAL');
  if (!sealedPrepared || input.type !== 'upload') return input;
  const opened = vault.open(openUpload(services, input.upload, key).key, preparedContext(id), sealedPrepared);
  if (opened === undefined) throw new AppError('INTERNAL');
  const whole = withPrepared(input, PreparedFile.parse(JSON.parse(opened)));
  const sealedInput = vault.seal(key, inputContext(id), JSON.stringify(whole));
  await retryWhileStoreIsDown(() => mergePrepared(db, { id, attempt, sealedInput }));
  return whole;
}
