import { toAppError } from '@app/core/errors/app-error';
import { estimateTokens } from '@app/core/llm/usage';
import { hasPortrait, needsSynthesis, planParts, planSynthesis } from '@app/reading';
import { isRetryable } from '../is-retryable.ts';
import type { Writing } from './ask-for-part.ts';
import { listKeptParts } from './kept-parts.ts';
import { writeParts } from './write-parts.ts';
import { readKeptParts, writeHeld, writeReviewed } from './write-reviewed.ts';

/** Providers cache prompts from this size on: calls that start together would each pay for the whole material. */
const CACHED_FROM_TOKENS = 1_000;

/** Writes all parts of a report: reuses those of earlier attempts, requests the missing ones, then the synthesis. */
export async function writeReport(writing: Writing): Promise<void> {
  const { services, held, reading, live } = writing;
  await readKeptParts(writing, await listKeptParts(services, held));

  const missing = countMissing(writing);
  const faults = await writeMissing(writing);
  if (faults.length > 0) throwUnlessPartial(writing, faults, missing);
  // Removing a named sentence can leave a part empty, so wait for every second reading before requesting missing parts.
  await Promise.all(writing.reviews);
  if (faults.length === 0) {
    if (planParts(reading.context.plan, live.missing()).length > 0) await writeMissing(writing, 'repair');
    await Promise.all(writing.reviews);
    await writeSynthesis(writing);
  }
}

/** Counts the readings still to be requested; the opening counts as one. */
function countMissing({ reading, live }: Writing): number {
  const parts = planParts(reading.context.plan, live.missing());
  return parts.reduce((sum, { keys }) => sum + Math.max(1, keys.length), 0);
}

async function writeMissing(writing: Writing, repair?: 'repair'): Promise<unknown[]> {
  const { held, reading, live, request } = writing;
  let isFirst = !repair;
  const reportFirstText = (): void => {
    if (isFirst) held.liveText.send({ type: 'progress', percent: 50 });
    isFirst = false;
  };
  return writeParts({
    parts: planParts(reading.context.plan, live.missing()),
    live,
    provider: held.analysis.provider,
    isLeaderFirst: estimateTokens(request.material) > CACHED_FROM_TOKENS,
    signal: held.signal,
    show: writing.show,
    ask: (part, onText) =>
      writeReviewed(writing, {
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
function throwUnlessPartial(writing: Writing, faults: unknown[], missingBefore: number): void {
  const { services, held, live } = writing;
  const tries = { tries: held.analysis.tries, maxTries: services.config.MAX_ATTEMPTS };
  const errors = faults.map(toAppError);
  const isWorthShowing = held.analysis.aboutId ? countMissing(writing) < missingBefore : live.hasAnything();
  const fatal = errors.find((error) => isRetryable(error, tries)) ?? (isWorthShowing ? undefined : errors[0]);
  if (fatal) throw fatal;
}

/** The report is complete without the synthesis, so a fault only leaves it out. */
async function writeSynthesis(writing: Writing): Promise<void> {
  const { services, held, reading, live } = writing;
  const { plan } = reading.context;
  const report = live.check();
  if (!hasPortrait(plan) || !needsSynthesis(plan, report) || report.synthesis?.length) return;
  const part = planSynthesis();
  live.beginPart(part);
  await writeHeld(writing, {
    part,
    purpose: 'synthesis',
    onText: (chunk) => live.push(chunk),
  }).catch((error: unknown) => {
    if (held.signal.aborted) throw error;
    services.log.warn({ analysisId: held.analysis.id, error }, 'synthesis left out');
  });
  live.endPart(true);
}
