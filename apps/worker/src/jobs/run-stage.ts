import { countEnd } from '@app/core/analyses/count-end';
import type { AnalysisInput } from '@app/core/analyses/analysis-input';
import { claimAnalysis, type ClaimedAnalysis, closeAnalysis, findAnalysis, holdsAnalysis } from '@app/core/db/analyses';
import type { AnalysisStage } from '@app/core/db/schema';
import { AppError, toAppError } from '@app/core/errors/app-error';
import { isOwned } from '@app/core/events/live-store';
import type { Services } from '@app/core/services';
import { isFinal } from '@app/core/sessions/authorise';
import { discardUpload } from '@app/core/uploads/save-upload';
import type { ContentKey } from '@app/core/vault/vault';
import { isWorthAnother } from './is-worth-another.ts';
import { type LiveText, openLiveText } from './live-text.ts';
import { openClaimedInput, openKey } from './open-analysis.ts';

/** What one attempt at one stage works with. */
export type Held = {
  analysis: ClaimedAnalysis;
  key: ContentKey;
  input: AnalysisInput;
  liveText: LiveText;
  /** Aborted when the visitor stops it, another attempt took over or this process closes. */
  signal: AbortSignal;
};

type Stage = { stage: AnalysisStage; analysisId: string; unlessOwned?: boolean | undefined; cancelled: AbortSignal };

/** One attempt. It may run twice: the claim gives each run its own number, and only the newest may write. */
export async function runStage<Own extends Services>(
  services: Own,
  { stage, analysisId, unlessOwned, cancelled }: Stage,
  work: (services: Own, held: Held) => Promise<void>,
): Promise<void> {
  const { db, config, live, metrics } = services;
  if (unlessOwned && (await isOwned(live, analysisId))) return;
  const analysis = await claimAnalysis(db, { id: analysisId, stage, maxTries: config.MAX_ATTEMPTS });
  if (!analysis) {
    // Finished, cancelled, cleared, or interrupted too often: only the last leaves something to say.
    const code = 'ATTEMPTS_EXHAUSTED';
    const isClosed = await closeAnalysis(db, { id: analysisId, stage, status: 'failed', code });
    const row = isClosed && (await findAnalysis(db, analysisId));
    if (row) countEnd(services, row, code);
    return;
  }
  metrics.count('app_attempts_total', { stage, try: analysis.tries > 1 ? 'again' : 'first' });
  const key = openKey(services, analysis);
  const liveText = await openLiveText(services, analysis, key);
  const signal = AbortSignal.any([cancelled, liveText.signal]);
  try {
    await work(services, { analysis, key, input: openClaimedInput(services, analysis, key), liveText, signal });
  } catch (error) {
    await settleFailure(services, { analysis, liveText, signal, error });
  } finally {
    await liveText.close();
    await discardUnneeded(services, analysis);
  }
}

/** However an analysis ended, or was cleared: this attempt may have put files there after others took theirs away. */
async function discardUnneeded(services: Services, { id, uploadId }: ClaimedAnalysis): Promise<void> {
  const row = uploadId && (await findAnalysis(services.db, id));
  if (uploadId && (!row || isFinal(row.status))) await discardUpload(services, uploadId);
}

/** Ends quietly when the analysis is no longer ours, throws when another attempt is worth it, else tells the visitor. */
async function settleFailure(
  services: Services,
  { analysis, liveText, signal, error }: Pick<Held, 'analysis' | 'liveText' | 'signal'> & { error: unknown },
): Promise<void> {
  const { db, config, log } = services;
  const { id, attempt } = analysis;
  if (signal.aborted) {
    if (!(await holdsAnalysis(db, id, attempt))) return;
    throw new AppError('SERVICE_UNAVAILABLE', { cause: error }); // this process is closing; another goes on
  }
  const fault = toAppError(error);
  if (isWorthAnother(fault, { tries: analysis.tries, mostTries: config.MAX_ATTEMPTS })) throw fault;
  const isOurs = await closeAnalysis(db, { id, attempt, status: 'failed', code: fault.code });
  if (!isOurs) return;
  countEnd(services, analysis, fault.code);
  liveText.send({ type: 'error', code: fault.code, message: fault.message });
  log.warn({ analysisId: id, attempt, code: fault.code, error }, 'analysis failed');
}
