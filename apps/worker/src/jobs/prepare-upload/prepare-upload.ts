import type { PreparedFile } from '@app/core/analyses/analysis-input';
import { queueAnalysis } from '@app/core/analyses/queue-analysis';
import { preparedContext } from '@app/core/analyses/sealing-contexts';
import { countOpen } from '@app/core/db/admission';
import { finishPreparing } from '@app/core/db/prepared';
import { AppError } from '@app/core/errors/app-error';
import type { Payload } from '@app/core/queue/jobs';
import { discardUpload } from '@app/core/uploads/save-upload';
import type { MediaServices } from '../../worker-services.ts';
import { retryWhileStoreIsDown } from '../retry-while-store-is-down.ts';
import { openMediaKey } from '../open-analysis.ts';
import { runStage, type AttemptContext } from '../run-stage.ts';
import { prepareFile } from './prepare-file.ts';

const LOST_ATTEMPT_MS = 40_000;

/** Reads the file of an analysis in the sandbox, stores the prepared file in the row, and queues the writing. */
export async function prepareUpload(
  services: MediaServices,
  job: Payload<'prepare-upload'>,
  closing: AbortSignal,
): Promise<void> {
  await runStage(services, { ...job, stage: 'prepare', closing, openKey: openMediaKey }, prepare);
}

/** `key` opens only the file: this process has no session key. */
async function prepare(services: MediaServices, { analysis, key, liveText, signal }: AttemptContext): Promise<void> {
  const { db, vault, queue, log, fileSeconds } = services;
  const { id, attempt, provider, quotaSubject, uploadId } = analysis;
  if (!uploadId) throw new AppError('INTERNAL');
  // A lost attempt reported no time, so it is charged like the longest one; one that waited for the file reported its own.
  if (analysis.wereAllLost) fileSeconds.charge(quotaSubject, LOST_ATTEMPT_MS);
  const began = performance.now();
  liveText.send({ type: 'progress', percent: 20 });
  const prepared = await prepareFile(services, { access: { id: uploadId, key }, signal }).finally(() =>
    fileSeconds.charge(quotaSubject, performance.now() - began),
  );
  const sealedPrepared = vault.seal(key, preparedContext(id), JSON.stringify(prepared));
  if (
    !(await retryWhileStoreIsDown(() => finishPreparing(db, { id, attempt, kind: kindOf(prepared), sealedPrepared })))
  )
    return;
  // A document is only text from here on; images stay in storage until the analysis ends.
  if (prepared.type === 'text') await discardUpload(services, uploadId);
  log.info({ analysisId: id, attempt, durationMs: Math.round(performance.now() - began) }, 'upload prepared');
  try {
    const { turn } = await countOpen(db, analysis.quotaSubject);
    await queueAnalysis(queue, { id, provider, stage: 'write', attempt }, { turn });
  } catch (error) {
    log.warn({ analysisId: id, error }, 'analysis not queued, the sweep will do it');
  }
}

const kindOf = ({ type }: PreparedFile): string => (type === 'image' || type === 'video' ? type : 'text');
