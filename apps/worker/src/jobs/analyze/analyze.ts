import { errorTable } from '@app/contract/errors';
import { claimAnalysis, type ClaimedAnalysis, closeAnalysis, holdsAnalysis } from '@app/core/db/analyses';
import { AppError, toAppError } from '@app/core/errors/app-error';
import { isOwned } from '@app/core/events/live-store';
import type { Payload } from '@app/core/queue/jobs';
import type { WorkerServices } from '../../worker-services.ts';
import { type LiveText, openLiveText } from './live-text.ts';
import { openInput, openKey } from './open-analysis.ts';
import { saveAnswer } from './save-answer.ts';
import { writeAnswer } from './write-answer.ts';

/** A provider that asks for more patience than this is told to the visitor instead. */
const MOST_PATIENCE_MS = 30_000;

/** One attempt at one analysis. It may run twice: the claim gives each run its own number, and only the newest may write. */
export async function analyze(
  services: WorkerServices,
  job: Payload<'analyze'>,
  cancelled: AbortSignal,
): Promise<void> {
  const { db, config, live, log } = services;
  if (job.unlessOwned && (await isOwned(live, job.analysisId))) return;
  const analysis = await claimAnalysis(db, job.analysisId, config.MAX_ATTEMPTS);
  if (!analysis) {
    // Finished, cancelled, cleared, or interrupted too often: only the last leaves something to say.
    await closeAnalysis(db, { id: job.analysisId, status: 'failed', code: 'ATTEMPTS_EXHAUSTED' });
    return;
  }
  const { id: analysisId, attempt } = analysis;
  const began = performance.now();
  const key = openKey(services, analysis);
  const liveText = await openLiveText(services, { analysisId, attempt, key });
  const signal = AbortSignal.any([cancelled, liveText.signal]);
  try {
    liveText.send({ type: 'progress', percent: 30 });
    const answer = await writeAnswer(services, {
      analysis,
      key,
      input: openInput(services, analysis, key),
      liveText,
      signal,
    });
    liveText.send({ type: 'progress', percent: 80 });
    if (!(await saveAnswer(services, analysis, key, answer))) return;
    liveText.send({ type: 'progress', percent: 90 });
    liveText.send({ type: 'end', messageId: analysisId });
    log.info(
      {
        analysisId,
        attempt,
        provider: analysis.provider,
        durationMs: Math.round(performance.now() - began),
        outputChars: answer.text.length,
        quotesVerified: answer.quotesVerified,
        quotesDropped: answer.report.dropped.quotes,
      },
      'analysis done',
    );
  } catch (error) {
    await settleFailure(services, { analysis, liveText, signal, error });
  } finally {
    await liveText.close();
  }
}

/** Ends quietly when the analysis is no longer ours, throws when another attempt is worth it, else tells the visitor. */
async function settleFailure(
  { db, config, log }: WorkerServices,
  failure: { analysis: ClaimedAnalysis; liveText: LiveText; signal: AbortSignal; error: unknown },
): Promise<void> {
  const { liveText, signal, error } = failure;
  const { id, attempt } = failure.analysis;
  if (signal.aborted) {
    if (!(await holdsAnalysis(db, id, attempt))) return;
    throw new AppError('SERVICE_UNAVAILABLE', { cause: error }); // this process is closing; another goes on
  }
  const fault = toAppError(error);
  const isWorthIt = errorTable[fault.code].retry && (fault.retryAfterMs ?? 0) <= MOST_PATIENCE_MS;
  if (isWorthIt && attempt < config.MAX_ATTEMPTS) throw fault;
  const isOurs = await closeAnalysis(db, { id, attempt, status: 'failed', code: fault.code });
  if (!isOurs) return;
  liveText.send({ type: 'error', code: fault.code, message: fault.message });
  log.warn({ analysisId: id, attempt, code: fault.code, error }, 'analysis failed');
}
