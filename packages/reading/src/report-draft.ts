import type { Block } from '@app/contract/blocks';
import { uniqueBlocks } from '@app/document/quotes-in';
import { isCompleteReading } from './check/check-reading.ts';
import { checkReport, isUnwritten, type RawAnswer, type ReportContext } from './check/check-report.ts';
import { checkEvidence } from './check/check-evidence.ts';
import { createJsonReader, type JsonPath, type JsonValue } from './check/json-reader.ts';
import { toModelProse } from './check/model-prose.ts';
import { raiseByTriage, type Triage } from './check/triage.ts';
import { readFields } from './check/whole-answer.ts';
import { withoutInvented } from './check/quotations.ts';
import type { FoldedSource } from './check/find-quote.ts';
import { createLastReading, mendLetter } from './letter/mend-letter.ts';
import { keyOf } from './plan/plan-parts.ts';
import { beginningBlocks, renderBlocks, toBlocks } from './render/report-blocks.ts';
import type { Evidence, Report } from './report.ts';

/** An answer with rows. `withheld` counts the sentences that a review took out. */
type DraftRows = { keys: readonly string[]; text: string; isWhole: boolean; withheld?: number };

/** The answers of one attempt, as far as they have arrived. Everything shown is computed from it anew. */
export type ReportDraft = {
  context: ReportContext;
  /** Answers with rows by their place in the order of arrival; a review may replace one. */
  rows: Map<number, DraftRows>;
  /** By their place among the letter parts, whatever the order in which they arrive. */
  letters: (string | undefined)[];
  /** The last reader's answer so far. */
  lastReading: string;
  isLastReadingOver: boolean;
};

export const openDraft = (context: ReportContext): ReportDraft => ({
  context,
  rows: new Map(),
  letters: [],
  lastReading: '',
  isLastReadingOver: false,
});

export function raiseDraft(draft: ReportDraft, triage: Pick<Triage, 'selfHarm'>): void {
  const crisis = raiseByTriage(draft.context.crisis, triage);
  draft.context = { ...draft.context, crisis, isCrisisSeen: triage.selfHarm !== 'none' };
}

/** The letters to choose from; the last reader's number counts these. */
export const lettersOf = ({ letters }: Pick<ReportDraft, 'letters'>): string[] =>
  letters.filter((letter) => letter !== undefined);

/** The rows that are still to be asked for. */
export function isRowMissing(draft: ReportDraft): (key: string) => boolean {
  const raw = answersOf(draft).raw;
  const missing = new Set(
    draft.context.plan.lenses.flatMap(({ lens, asked }) =>
      asked.filter((dimension) => isUnwritten(raw, lens, dimension)).map((dimension) => keyOf(lens, dimension)),
    ),
  );
  return (key) => missing.has(key);
}

/** True once there is a letter or a row to keep. */
export const hasAnything = (draft: ReportDraft): boolean =>
  lettersOf(draft).length > 0 || answersOf(draft).raw.readings.size > 0;

/**
 * What the page shows while the last reader goes through the letter: headline, result, and the letter as far as it is
 * settled. Empty until a letter is chosen.
 */
export function draftBlocks(draft: ReportDraft): Block[] {
  const { raw, settled } = answersOf(draft);
  if (raw.letter === undefined || settled === 0) return [];
  const shown = { ...raw, letter: raw.letter.slice(0, endOfParagraph(raw.letter, settled)) };
  const report = checkReport(draft.context, shown);
  return report.headline || report.letter?.length ? uniqueBlocks(beginningBlocks(draft.context, report)) : [];
}

/** The same as Markdown. */
export const renderDraft = (draft: ReportDraft): string => renderBlocks(draftBlocks(draft), draft.context.plan.lang);

/** The checked report with its blocks, and its whole Markdown. */
export function finishDraft(draft: ReportDraft): { report: Report & { blocks: Block[] }; text: string } {
  const { raw } = answersOf(draft);
  const { source, plan } = draft.context;
  const checked = checkReport(draft.context, raw);
  const withheld = [...draft.rows.values()].reduce((sum, rows) => sum + (rows.withheld ?? 0), 0);
  const dropped = { ...checked.dropped, sentences: checked.dropped.sentences + withheld };
  const report = { ...checked, dropped };
  const { blocks, removed } = toBlocks(draft.context, report);
  const sentences = dropped.sentences + removed;
  return {
    report: { ...withoutInventions(source, report), dropped: { ...report.dropped, sentences }, blocks },
    text: `${renderBlocks(blocks, plan.lang)}\n`,
  };
}

function answersOf(draft: ReportDraft): { raw: RawAnswer; settled: number } {
  const raw: RawAnswer = { selfHarmMentioned: false, readings: new Map(), items: [], covered: new Set() };
  for (const { keys, text, isWhole } of draft.rows.values()) addRows(draft, raw, { keys, text, isWhole });
  const letters = lettersOf(draft);
  const [first] = letters;
  if (first === undefined) return { raw, settled: 0 };
  const last = createLastReading(letters.length);
  last.push(draft.lastReading);
  const { reading } = last;
  const isOver = draft.isLastReadingOver || reading.isWhole;
  if (reading.choice === undefined && !isOver) return { raw, settled: 0 };
  const { text, settled } = mendLetter(letters[reading.choice ?? 0] ?? first, reading.changes);
  return { raw: { ...raw, letter: text, lastReading: reading }, settled: isOver ? text.length : settled };
}

function addRows(
  { context: { plan } }: ReportDraft,
  raw: RawAnswer,
  { keys, text, isWhole }: { keys: readonly string[]; text: string; isWhole: boolean },
): void {
  const answer = readFields(text);
  raw.selfHarmMentioned ||= answer['self_harm_mentioned'] === true;
  raw.items.push(...listOf(answer['items']));
  const dimensions = new Map(
    plan.lenses.flatMap(({ lens, asked }) => asked.map((dimension) => [keyOf(lens, dimension), { lens, dimension }])),
  );
  for (const reading of listOf(answer['readings'])) {
    const key = typeof reading === 'object' && reading !== null && !Array.isArray(reading) ? reading['key'] : undefined;
    const entry = typeof key === 'string' ? dimensions.get(key.trim()) : undefined;
    if (!entry || !isCompleteReading(reading)) continue;
    const readings = raw.readings.get(entry.lens.key) ?? new Map<string, unknown>();
    if (!readings.has(entry.dimension.key))
      raw.readings.set(entry.lens.key, readings.set(entry.dimension.key, reading));
  }
  for (const key of keys) if (isWhole) raw.covered.add(key);
}

const listOf = (value: JsonValue | undefined): JsonValue[] => (Array.isArray(value) ? value : []);

/** The end of the last whole paragraph before this place: half a one would look different once the rest follows. */
function endOfParagraph(text: string, at: number): number {
  if (at >= text.length) return text.length;
  const last = [...text.slice(0, at).matchAll(/\n\s*\n/g)].at(-1);
  return last ? last.index + last[0].length : 0;
}

/** A page shows this many passages at most while it waits for the text. */
const MAX_NOTICED = 12;
/** Bounds the lookups when a model repeats a passage endlessly. */
const MAX_LOOKUPS = 100;

/**
 * Calls back for the first passages of rows that arrive, for a page that has nothing else to show yet. Returns how to
 * read one answer; all answers of a report share what was noticed.
 */
export function createNoticer(
  { source, plan }: Pick<ReportContext, 'source' | 'plan'>,
  onNoticed: (noticed: Evidence) => void,
): () => { push(chunk: string): void } {
  const seen = new Set<number>();
  let lookups = 0;
  const onValue = (path: JsonPath, value: JsonValue): void => {
    if (path[0] !== 'readings' || path[2] !== 'evidence' || path.length !== 4) return;
    if (seen.size >= MAX_NOTICED || lookups >= MAX_LOOKUPS) return;
    lookups += 1;
    const [noticed] = checkEvidence(source, [value]);
    if (!noticed || seen.has(noticed.start)) return;
    seen.add(noticed.start);
    onNoticed({ ...noticed, shows: toModelProse(noticed.shows, plan.kind).text });
  };
  return () => createJsonReader({ onValue });
}

/** Rows are checked while they are rendered; the stored report passes the same check. */
function withoutInventions(source: FoldedSource, report: Report): Report {
  const lenses = report.lenses.map((lens) => ({
    ...lens,
    readings: lens.readings.map((reading) =>
      reading.interpretation
        ? { ...reading, interpretation: withoutInvented(source, reading.interpretation).text }
        : reading,
    ),
  }));
  return { ...report, lenses };
}
