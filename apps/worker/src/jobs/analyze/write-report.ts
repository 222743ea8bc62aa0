import { toAppError } from '@app/core/errors/app-error';
import { estimateTokens } from '@app/core/llm/usage';
import { hasPortrait, needsSynthesis, planParts, planSynthesis } from '@app/reading';
import { isRetryable } from '../is-retryable.ts';
import type { PartWriterContext } from './write-and-store-part.ts';
import { listStoredParts } from './stored-parts.ts';
import { writeParts } from './write-parts.ts';
import { readStoredParts, writeHeld, writeReviewed } from './write-reviewed.ts';

/** Providers cache prompts from this size on: calls that start together would each pay for the whole material. */
const CACHED_FROM_TOKENS = 1_000;

/** Writes all parts of a report: reuses those of earlier attempts, requests the missing ones, then the synthesis. */
export async function writeReport(writer: PartWriterContext): Promise<void> {
  const { services, stage, context, live } = writer;
  await readStoredParts(writer, await listStoredParts(services, stage));

  const missing = countMissing(writer);
  const faults = await writeMissing(writer);
  if (faults.length > 0) throwUnlessPartial(writer, faults, missing);
  // Removing a named sentence can leave a part empty, so wait for every second reading before requesting missing parts.
  await Promise.all(writer.reviews);
  if (faults.length === 0) {
    if (planParts(context.reportContext.plan, live.missing()).length > 0) await writeMissing(writer, 'repair');
    await Promise.all(writer.reviews);
    await writeSynthesis(writer);
  }
}

/** Counts the readings still to be requested; the opening counts as one. */
function countMissing({ context, live }: PartWriterContext): number {
  const parts = planParts(context.reportContext.plan, live.missing());
  return parts.reduce((sum, { keys }) => sum + Math.max(1, keys.length), 0);
}

async function writeMissing(writer: PartWriterContext, repair?: 'repair'): Promise<unknown[]> {
  const { stage, context, live, request } = writer;
  let isFirst = !repair;
  const reportFirstText = (): void => {
    if (isFirst) stage.liveText.send({ type: 'progress', percent: 50 });
    isFirst = false;
  };
  return writeParts({
    parts: planParts(context.reportContext.plan, live.missing()),
    live,
    provider: stage.analysis.provider,
    isLeaderFirst: estimateTokens(request.material) > CACHED_FROM_TOKENS,
    signal: stage.signal,
    show: writer.show,
    requestPart: (part, onText) =>
      writeReviewed(writer, {
        part,
        purpose: repair ?? part.kind,
        onText: (chunk) => {
          reportFirstText();
          onText(chunk);
        },
      }),
  });
}

/**
 * Another attempt requests only the missing parts. If none is worthwhile, the parts so far become a partial report. An
 * attempt that was to complete a partial report and added nothing has failed: the partial report stays.
 */
function throwUnlessPartial(writer: PartWriterContext, faults: unknown[], missingBefore: number): void {
  const { services, stage, live } = writer;
  const tries = { tries: stage.analysis.tries, maxTries: services.config.MAX_ATTEMPTS };
  const errors = faults.map(toAppError);
  const isWorthShowing = stage.analysis.aboutId ? countMissing(writer) < missingBefore : live.hasAnything();
  const fatal = errors.find((error) => isRetryable(error, tries)) ?? (isWorthShowing ? undefined : errors[0]);
  if (fatal) throw fatal;
}

/** The report is complete without the synthesis, so a fault only leaves it out. */
async function writeSynthesis(writer: PartWriterContext): Promise<void> {
  const { services, stage, context, live } = writer;
  const { plan } = context.reportContext;
  const report = live.check();
  if (!hasPortrait(plan) || !needsSynthesis(plan, report) || report.synthesis?.length) return;
  const part = planSynthesis();
  live.beginPart(part);
  await writeHeld(writer, {
    part,
    purpose: 'synthesis',
    onText: (chunk) => live.push(chunk),
  }).catch((error: unknown) => {
    if (stage.signal.aborted) throw error;
    services.log.warn({ analysisId: stage.analysis.id, error }, 'synthesis left out');
  });
  live.endPart(true);
}
