import { type AppError, toAppError } from '@app/core/errors/app-error';
import { estimateTokens } from '@app/core/llm/usage';
import { hasAnything, isRowMissing, lastReaderPart, letterParts, lettersOf, type Part, planRows } from '@app/reading';
import { isRetryable } from '../is-retryable.ts';
import { reviewPart } from './review-part.ts';
import { listStoredParts } from './stored-parts.ts';
import { type PartAnswer, type PartWriterContext, writePart } from './write-part.ts';
import { writeParts } from './write-parts.ts';

/** Providers cache prompts from this size on: calls that start together would each pay for the whole material. */
const CACHED_FROM_TOKENS = 1_000;

/**
 * Writes a report: several letters and the rows behind them, side by side; then the last reading, which chooses a letter
 * and mends it while it appears. What an earlier attempt has paid for is used again.
 */
export async function writeReport(writer: PartWriterContext): Promise<void> {
  const { stage, context, draft } = writer;
  const missingBefore = await readStoredParts(writer);
  // Letters take longest, so they start first.
  const letters = isLetterChosen(writer) || lettersOf(draft).length > 0 ? [] : letterParts;
  const rows = planRows(context.reportContext.plan, isRowMissing(draft));
  const faults = await writeMissing(writer, [...letters, ...rows]);
  stage.liveText.send({ type: 'progress', percent: 50 });
  const fatal = faultOf(writer, faults, missingBefore);
  if (fatal) throw fatal;
  await Promise.all([writeLastReading(writer), ...(faults.length === 0 ? [repairRows(writer)] : [])]);
  await Promise.all(writer.reviews);
}

/** Removing a named sentence can leave a row empty, so the reviews end before missing rows are requested again. */
async function repairRows(writer: PartWriterContext): Promise<void> {
  const { context, draft, reviews } = writer;
  await Promise.all(reviews);
  await writeMissing(writer, planRows(context.reportContext.plan, isRowMissing(draft)), 'repair');
}

const isLetterChosen = ({ draft }: PartWriterContext): boolean => draft.isLastReadingOver;

/** Returns how many rows are still missing. */
async function readStoredParts(writer: PartWriterContext): Promise<number> {
  const { services, stage, draft } = writer;
  for (const { number, kind, ...stored } of await listStoredParts(services, stage)) {
    keepAnswer(writer, { kind, number, keys: stored.keys }, stored);
  }
  draft.isLastReadingOver = draft.lastReading !== '';
  writer.refresh();
  return countMissing(writer);
}

/** Counts the rows still to be requested; the letter counts as one. */
function countMissing({ context, draft }: PartWriterContext): number {
  const parts = planRows(context.reportContext.plan, isRowMissing(draft));
  return parts.reduce((sum, { keys }) => sum + keys.length, 0) + (lettersOf(draft).length > 0 ? 0 : 1);
}

async function writeMissing(writer: PartWriterContext, parts: readonly Part[], repair?: 'repair'): Promise<unknown[]> {
  const { stage, request, notice, draft } = writer;
  if (parts.length === 0) return [];
  const letterFaults: unknown[] = [];
  const faults = await writeParts({
    parts,
    provider: stage.analysis.provider,
    isLeaderFirst: estimateTokens(request.material) > CACHED_FROM_TOKENS,
    signal: stage.signal,
    async write(part, onFirst) {
      const noticer = notice();
      const written = writePart(writer, part, {
        purpose: repair ?? part.kind,
        onText(chunk) {
          onFirst();
          if (part.kind === 'readings') noticer.push(chunk);
        },
        onAnswer: (answer) => keepAnswer(writer, part, answer),
      });
      await (part.kind === 'letter' ? written.catch((error: unknown) => void letterFaults.push(error)) : written);
    },
  });
  // One letter is enough to choose from: a fault of another one stops nothing.
  return lettersOf(draft).length > 0 ? faults : [...faults, ...letterFaults];
}

type KeptPart = Pick<Part, 'kind' | 'number' | 'keys'>;
type Rows = PartAnswer & Pick<Part, 'keys'>;

function keepAnswer(writer: PartWriterContext, { kind, number, keys }: KeptPart, { text, isWhole }: PartAnswer): void {
  const { draft } = writer;
  switch (kind) {
    case 'readings':
      return keepRows(writer, { keys, text, isWhole });
    case 'letter':
      if (isWhole) draft.letters[letterParts.findIndex((part) => part.number === number)] = text;
      return;
    case 'last-reader':
      draft.lastReading = text;
  }
}

/** Keeps rows, and takes out the sentences that the second reader names when its answer arrives. */
function keepRows(writer: PartWriterContext, answer: Rows): void {
  const { stage, draft, sideTasks, reviews, refresh } = writer;
  // Not by the number of the part: a repair of its first row has the same.
  const place = draft.rows.size;
  draft.rows.set(place, answer);
  if (stage.signal.aborted) return;
  const review = async (): Promise<void> => {
    const correction = await reviewPart(writer, answer.text);
    if (!correction) return;
    draft.rows.set(place, { ...answer, text: correction.text, withheld: correction.named });
    refresh();
  };
  reviews.push(sideTasks.run(review()));
}

/**
 * Chooses a letter and mends it. Without this reading on the last try, the first letter stands as the code's own check
 * leaves it.
 */
async function writeLastReading(writer: PartWriterContext): Promise<void> {
  const { services, stage, draft, refresh } = writer;
  if (lettersOf(draft).length === 0 || isLetterChosen(writer)) return;
  try {
    const isWhole = await writePart(writer, lastReaderPart, {
      onText(chunk) {
        draft.lastReading += chunk;
        // Only a finished entry changes what is shown.
        if (chunk.includes('}') || chunk.includes('[')) refresh();
      },
    });
    if (!isWhole) services.log.warn({ analysisId: stage.analysis.id }, 'last reading broke off');
  } catch (error) {
    const tries = { tries: stage.analysis.tries, maxTries: services.config.MAX_ATTEMPTS };
    if (stage.signal.aborted || isRetryable(toAppError(error), tries)) throw error;
    services.log.warn({ analysisId: stage.analysis.id, error }, 'last reading left out');
  }
  draft.isLastReadingOver = true;
  refresh();
}

/**
 * Another attempt requests only the missing parts. If none is worthwhile, the parts so far become a partial report. An
 * attempt that was to complete a partial report and added nothing has failed: the partial report stays.
 */
function faultOf(writer: PartWriterContext, faults: unknown[], missingBefore: number): AppError | undefined {
  const { services, stage, draft } = writer;
  if (faults.length === 0 || (lettersOf(draft).length > 0 && countMissing(writer) === 0)) return undefined;
  const tries = { tries: stage.analysis.tries, maxTries: services.config.MAX_ATTEMPTS };
  const errors = faults.map(toAppError);
  const isWorthShowing = stage.analysis.aboutId ? countMissing(writer) < missingBefore : hasAnything(draft);
  return errors.find((error) => isRetryable(error, tries)) ?? (isWorthShowing ? undefined : errors[0]);
}
