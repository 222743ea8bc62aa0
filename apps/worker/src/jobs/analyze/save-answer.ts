import { messagePlace, reportPlace } from '@app/core/analyses/sealed-places';
import { type ClaimedAnalysis, finishAnalysis } from '@app/core/db/analyses';
import type { Services } from '@app/core/services';
import type { ContentKey } from '@app/core/vault/vault';
import { outlast } from '../outlast.ts';
import type { Answer } from './write-answer.ts';

/** The message id is the analysis id, so a second run inserts nothing. False when a newer attempt holds the row. */
export async function saveAnswer(
  { db, vault }: Services,
  { id, attempt }: ClaimedAnalysis,
  key: ContentKey,
  { report, text, lang, isPartial }: Answer,
): Promise<boolean> {
  const sealedReport = vault.seal(key, reportPlace(id), JSON.stringify(report));
  const sealedContent = vault.seal(key, messagePlace(id), text);
  return outlast(() => finishAnalysis(db, { id, attempt, isPartial, lang, sealedReport, sealedContent }));
}
