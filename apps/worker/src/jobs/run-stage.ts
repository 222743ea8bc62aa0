import type { AnalysisInput } from '@app/core/analyses/analysis-input';
import { recordAnalysisEnd } from '@app/core/analyses/record-analysis-end';
import { claimAnalysis, type ClaimedAnalysis, closeAnalysis, findAnalysis } from '@app/core/db/analyses';
import type { AnalysisStage } from '@app/core/db/schema';
import type { Services } from '@app/core/services';
import { isFinal } from '@app/core/sessions/authorise';
import { discardUpload } from '@app/core/uploads/save-upload';
import type { ContentKey } from '@app/core/vault/vault';
import { toAppError } from '@app/core/errors/app-error';
import { isFaultOfStore } from '@app/core/errors/store-fault';
import { retryDelayMs } from '@app/core/queue/delay';
import { isRetryable } from './is-retryable.ts';
import { type LiveText, openLiveText } from './live-text.ts';
import { openClaimedInput, openKey } from './open-analysis.ts';
import { releaseAndRequeue } from './requeue.ts';
import { logRefusedKey } from './log-refused-key.ts';

/** The context of one attempt at one stage. */
export type AttemptContext = {
  analysis: ClaimedAnalysis;
  key: ContentKey;
  liveText: LiveText;
  /** Aborts when the visitor stops the analysis, another attempt takes over, or this process shuts down. */
  signal: AbortSignal;
};

/** The context with the input, for workers that have the session key. */
export type StageContext = AttemptContext & { input: AnalysisInput };

type Job = { stage: AnalysisStage; analysisId: string; closing: AbortSignal };

type Stage = Job & {
  openKey(services: Services, analysis: ClaimedAnalysis): ContentKey;
};

/** Runs one attempt if the row is free. The lease decides which worker runs; a duplicate delivery ends quietly. */
export async function runStage<Own extends Services>(
  services: Own,
  { stage, analysisId, closing, openKey: open }: Stage,
  work: (services: Own, context: AttemptContext) => Promise<void>,
): Promise<void> {
  const { db, leases, metrics } = services;
  const analysis = await leases.claim(analysisId, () => claimAnalysis(db, { id: analysisId, stage, holder: leases }));
  if (!analysis) return;
  metrics.count('app_attempts_total', { stage, try: analysis.isAgain ? 'again' : 'first' });
  const lease = { id: analysisId, epoch: analysis.attempt };
  let signal = AbortSignal.any([closing, leases.hold(lease)]);
  let liveText: LiveText | undefined;
  try {
    const key = open(services, analysis);
    liveText = await openLiveText(services, analysis, key);
    signal = AbortSignal.any([signal, liveText.signal]);
    await work(services, { analysis, key, liveText, signal });
  } catch (error) {
    await settleFailure(services, { analysis, liveText, signal, isClosing: closing.aborted, error });
  } finally {
    await liveText?.close();
    await leases.release(lease);
    await discardUnneeded(services, analysis);
  }
}

/** Runs one attempt at a stage that needs the input. */
export async function runWithInput<Own extends Services>(
  services: Own,
  job: Job,
  work: (services: Own, stage: StageContext) => Promise<void>,
): Promise<void> {
  await runStage(services, { ...job, openKey }, async (own, context) =>
    work(own, { ...context, input: await openClaimedInput(own, context.analysis, context.key) }),
  );
}

/** Removes the upload of an ended or cleared analysis: this attempt may have written files after the removal. */
async function discardUnneeded(services: Services, { id, uploadId }: ClaimedAnalysis): Promise<void> {
  const row = uploadId && (await findAnalysis(services.db, id));
  if (uploadId && (!row || isFinal(row.status))) await discardUpload(services, uploadId);
}

type Failure = {
  analysis: ClaimedAnalysis;
  liveText: LiveText | undefined;
  signal: AbortSignal;
  isClosing: boolean;
  error: unknown;
};

/**
 * Requeues the row when this attempt was interrupted or a retry is worthwhile; otherwise fails the analysis for the
 * visitor, if this attempt still holds it.
 */
async function settleFailure(services: Services, failure: Failure): Promise<void> {
  const { db, config, log } = services;
  const { analysis, liveText, signal, isClosing, error } = failure;
  const { id, attempt, tries } = analysis;
  if (isClosing) return releaseAndRequeue(services, analysis, { charge: 'nothing' });
  if (!signal.aborted && isFaultOfStore(error)) {
    log.warn({ analysisId: id, attempt, error }, 'a store is away, the analysis waits for it');
    return releaseAndRequeue(services, analysis, { charge: 'store' });
  }
  // The lease or the stream was lost.
  if (signal.aborted) return releaseAndRequeue(services, analysis, { charge: 'interruption' });
  const fault = toAppError(error);
  log.warn({ analysisId: id, attempt, code: fault.code, error }, 'attempt failed');
  logRefusedKey(log, fault, analysis.provider);
  if (isRetryable(fault, { tries, maxTries: config.MAX_ATTEMPTS }))
    return releaseAndRequeue(services, analysis, { charge: 'try', delayMs: retryDelayMs(tries, fault.retryAfterMs) });
  const isOurs = await closeAnalysis(db, { id, attempt, status: 'failed', code: fault.code });
  if (!isOurs) return;
  recordAnalysisEnd(services, analysis, fault.code);
  liveText?.send({ type: 'error', code: fault.code, message: fault.message });
  log.warn({ analysisId: id, attempt, code: fault.code, error }, 'analysis failed');
}
