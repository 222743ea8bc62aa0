import { recordAnalysisEnd } from '@app/core/analyses/record-analysis-end';
import { messageContext } from '@app/core/analyses/sealing-contexts';
import { finishWithNotice } from '@app/core/db/analyses';
import { deletePerceptions } from '@app/core/db/perceptions';
import { eraseStream } from '@app/core/events/live-store';
import type { Services } from '@app/core/services';
import { retryWhileStoreIsDown } from '../retry-while-store-is-down.ts';
import type { StageContext } from '../run-stage.ts';

/** Stores only the fixed notice and deletes the text, its readings and the stream. */
export async function saveNotice(
  services: Services,
  { analysis, key, input }: StageContext,
  notice: string,
): Promise<void> {
  const { db, vault, live, log } = services;
  const { id, attempt, provider, sessionId } = analysis;
  const sealedContent = vault.seal(key, messageContext(id), notice);
  if (!(await retryWhileStoreIsDown(() => finishWithNotice(db, { id, attempt, sealedContent })))) return;
  if ('upload' in input) {
    const fileHash = vault.fingerprint(key, Buffer.from(input.upload.hash, 'base64'));
    await retryWhileStoreIsDown(() => deletePerceptions(db, { sessionId, fileHash }));
  }
  // Readers learn the outcome from Postgres.
  await retryWhileStoreIsDown(() => eraseStream(live, id));
  recordAnalysisEnd(services, analysis, 'done');
  log.info({ analysisId: id, attempt, provider }, 'analysis ended with a notice');
}
