import { recordAnalysisEnd } from '@app/core/analyses/record-analysis-end';
import type { Payload } from '@app/core/queue/jobs';
import type { WorkerServices } from '../../worker-services.ts';
import { type StageContext, runWithInput } from '../run-stage.ts';
import { saveAnswer } from './save-answer.ts';
import { saveNotice } from './save-notice.ts';
import { writeAnswer } from './write-answer.ts';

/** Writes one analysis: calls the model, checks the answer, streams it while it arrives, and stores it. */
export async function analyze(services: WorkerServices, job: Payload<'analyze'>, closing: AbortSignal): Promise<void> {
  await runWithInput(services, { ...job, stage: 'write', closing }, write);
}

async function write(services: WorkerServices, stage: StageContext): Promise<void> {
  const { analysis, key, liveText } = stage;
  const { id: analysisId, attempt } = analysis;
  const began = performance.now();
  liveText.send({ type: 'progress', percent: 30 });
  const answer = await writeInTurn(services, stage);
  if ('notice' in answer) return saveNotice(services, stage, answer.notice);
  liveText.send({ type: 'progress', percent: 80 });
  if (!(await saveAnswer(services, analysis, key, answer))) return;
  recordAnalysisEnd(services, analysis, 'done');
  liveText.send({ type: 'progress', percent: 90 });
  liveText.send({ type: 'end', messageId: analysisId });
  services.log.info(
    {
      analysisId,
      attempt,
      provider: analysis.provider,
      durationMs: Math.round(performance.now() - began),
      outputChars: answer.text.length,
      isPartial: answer.isPartial,
      quotesVerified: answer.quotesVerified,
      quotesDropped: answer.report.dropped.quotes,
    },
    'analysis done',
  );
}

/** A long text needs so much memory that only a few are processed at once. */
async function writeInTurn(services: WorkerServices, stage: StageContext): ReturnType<typeof writeAnswer> {
  const { analysis, input, signal } = stage;
  const chars = input.type === 'text' ? input.content.length : 0;
  const block = analysis.quotaSubject.block.toString('base64');
  const leave = await services.texts.enter({ chars, block }, signal);
  try {
    return await writeAnswer(services, stage);
  } finally {
    leave();
  }
}
