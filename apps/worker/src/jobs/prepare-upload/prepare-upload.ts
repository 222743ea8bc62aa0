import type { AnalysisInput } from '@app/core/analyses/analysis-input';
import { queueAnalysis } from '@app/core/analyses/queue-analysis';
import { inputPlace } from '@app/core/analyses/sealed-places';
import { countOpen } from '@app/core/db/admission';
import { finishPreparing } from '@app/core/db/analyses';
import { AppError } from '@app/core/errors/app-error';
import type { Payload } from '@app/core/queue/jobs';
import { discardUpload } from '@app/core/uploads/save-upload';
import { openUpload } from '@app/core/uploads/stored-upload';
import type { MediaServices } from '../../worker-services.ts';
import { outlast } from '../outlast.ts';
import { type Held, runStage } from '../run-stage.ts';
import { prepareFile } from './prepare-file.ts';

/** Reads the file of an analysis in the sandbox, stores the prepared input in the row, and queues the writing. */
export async function prepareUpload(
  services: MediaServices,
  job: Payload<'prepare-upload'>,
  closing: AbortSignal,
): Promise<void> {
  await runStage(services, { ...job, stage: 'prepare', closing }, prepare);
}

async function prepare(services: MediaServices, { analysis, key, input, liveText, signal }: Held): Promise<void> {
  const { db, vault, queue, log } = services;
  const { id, attempt, provider } = analysis;
  if (input.type !== 'upload') throw new AppError('INTERNAL');
  const began = performance.now();
  liveText.send({ type: 'progress', percent: 20 });
  const prepared = await prepareFile(services, { access: openUpload(services, input.upload, key), input, signal });
  const sealedInput = vault.seal(key, inputPlace(id), JSON.stringify(prepared));
  if (!(await outlast(() => finishPreparing(db, { id, attempt, kind: kindOf(prepared), sealedInput })))) return;
  // A document is only text from here on; images stay in storage until the analysis ends.
  if (prepared.type === 'text') await discardUpload(services, input.upload.id);
  log.info({ analysisId: id, attempt, durationMs: Math.round(performance.now() - began) }, 'upload prepared');
  try {
    const { turn } = await countOpen(db, analysis.payer);
    await queueAnalysis(queue, { id, provider, stage: 'write', attempt }, { turn });
  } catch (error) {
    log.warn({ analysisId: id, error }, 'analysis not queued, the sweep will do it');
  }
}

const kindOf = ({ type }: AnalysisInput): string => (type === 'image' || type === 'video' ? type : 'text');
