import { messageContext, reportContext } from '@app/core/analyses/sealing-contexts';
import { type ClaimedAnalysis, finishAnalysis } from '@app/core/db/analyses';
import type { Services } from '@app/core/services';
import type { ContentKey } from '@app/core/vault/vault';
import { retryWhileStoreIsDown } from '../retry-while-store-is-down.ts';
import type { WrittenReport } from './write-answer.ts';

/**
 * Stores the report and its message. The message id is the analysis id, so a second run inserts nothing. False when a
 * newer attempt holds the row.
 */
export async function saveAnswer(
  { db, vault }: Services,
  { id, attempt }: ClaimedAnalysis,
  key: ContentKey,
  { report, text, lang, isPartial }: WrittenReport,
): Promise<boolean> {
  const sealedReport = vault.seal(key, reportContext(id), JSON.stringify(report));
  const sealedContent = vault.seal(key, messageContext(id), text);
  return retryWhileStoreIsDown(() => finishAnalysis(db, { id, attempt, isPartial, lang, sealedReport, sealedContent }));
}
