import { countEnd } from '@app/core/analyses/count-end';
import { messagePlace } from '@app/core/analyses/sealed-places';
import { finishWithNotice } from '@app/core/db/analyses';
import { deletePerceptions } from '@app/core/db/perceptions';
import { eraseStream } from '@app/core/events/live-store';
import type { Services } from '@app/core/services';
import { outlast } from '../outlast.ts';
import type { Held } from '../run-stage.ts';

/** Stores only the fixed notice and deletes the text, its readings and the stream. */
export async function saveNotice(services: Services, { analysis, key, input }: Held, notice: string): Promise<void> {
  const { db, vault, live, log } = services;
  const { id, attempt, provider, sessionId } = analysis;
  const sealedContent = vault.seal(key, messagePlace(id), notice);
  if (!(await outlast(() => finishWithNotice(db, { id, attempt, sealedContent })))) return;
  if ('upload' in input) {
    const fileHash = vault.fingerprint(key, Buffer.from(input.upload.hash, 'base64'));
    await outlast(() => deletePerceptions(db, { sessionId, fileHash }));
  }
  // Readers learn the outcome from Postgres.
  await outlast(() => eraseStream(live, id));
  countEnd(services, analysis, 'done');
  log.info({ analysisId: id, attempt, provider }, 'analysis ended with a notice');
}
