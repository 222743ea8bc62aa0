import { checkEvidence, MOST_QUOTES } from './check-evidence.ts';
import { isCompleteReading } from './check-reading.ts';
import {
  checkLens,
  checkReport,
  isUnwritten,
  readingContext,
  type RawAnswer,
  type ReportContext,
} from './check-report.ts';
import { createJsonReader, type JsonPath, type JsonValue } from './json-reader.ts';
import { createModelProse, type ModelProse } from './model-prose.ts';
import { hasPortrait, isAnythingAsked, type Plan, planMissing, type PlannedLens } from './plan-reading.ts';
import { renderLensEnd, renderLensStart } from './render-lens.ts';
import { renderNoSummaryEvidence, renderOpening, renderReport, renderSummaryEnd } from './render-report.ts';
import { renderEvidence } from './render-reading.ts';
import type { LensReading, Report } from './report.ts';
import { raiseCrisis } from './safety/crisis.ts';
import { createSectionWriter, type SectionWriter } from './section-writer.ts';

export type LiveReport = {
  /** Feeds a chunk of the answer; returns the new Markdown, often empty. */
  push(chunk: string): string;
  /** What follows is a further answer that fills what is missing. */
  nextAnswer(): void;
  /** What a further call would have to ask; undefined when nothing is missing. */
  missing(): { plan: Plan; withSummary: boolean } | undefined;
  hasAnything(): boolean;
  /** The checked report and its whole Markdown. The live text is a prefix of it unless the answer came in disorder. */
  finish(): { report: Report; text: string };
};

/** Turns the model's JSON into Markdown while it arrives. */
export function createLiveReport(context: ReportContext): LiveReport {
  const { plan, source } = context;
  const planned = new Map(plan.lenses.map((lens) => [lens.lens.key, lens]));
  const raw: RawAnswer = {
    selfHarmMentioned: false,
    summary: '',
    summaryEvidence: [],
    readings: new Map(),
    listed: new Set(),
  };
  const lensesDone: LensReading[] = [];
  let out = '';
  let summary: ModelProse | undefined;
  let isOpened = false;
  let isSummaryClosed = false;
  let hasSummaryEvidence = false;
  let isLensOpen = false;
  let writer: { place: string; section: SectionWriter | undefined } | undefined;
  /** The key of the list item being read; it is the item's first field. */
  let itemKey: string | undefined;
  let reader = createJsonReader({ onText, onValue });

  function onText(path: JsonPath, piece: string): void {
    const [root, , field] = path;
    if (root === 'summary' && path.length === 1) {
      if (raw.summary.trim() || isSummaryClosed || !hasPortrait(plan)) return;
      out += open();
      summary ??= createModelProse(plan.kind);
      out += summary.push(piece);
    } else if (path.length === 3 && field === 'interpretation') out += writerAt(path)?.onInterpretation(piece) ?? '';
  }

  function onValue(path: JsonPath, value: JsonValue): void {
    const [root] = path;
    if (root === 'self_harm_mentioned') raw.selfHarmMentioned ||= value === true;
    else if (root === 'summary' && path.length === 1) endSummary(value);
    else if (root === 'summary_evidence') {
      if (hasPortrait(plan)) onSummaryEvidence(path, value);
    } else if (path.length === 3) endField(path, value);
    else if (path.length === 2) endReading(path, value);
    else if (path.length === 1 && typeof root === 'string') endLens(root, value);
  }

  function endSummary(value: JsonValue): void {
    if (typeof value !== 'string' || raw.summary.trim() || !hasPortrait(plan)) return;
    raw.summary = value;
    if (!isSummaryClosed) out += summary?.end() ?? '';
  }

  function open(): string {
    if (isOpened) return '';
    isOpened = true;
    return renderOpening(context, raiseCrisis(context.crisis, raw.selfHarmMentioned));
  }

  /** Also when the model has left out the summary or its quotes: what follows stands behind both. */
  function closeSummary(): string {
    if (isSummaryClosed) return '';
    isSummaryClosed = true;
    return open() + (hasSummaryEvidence ? '' : renderNoSummaryEvidence(context)) + renderSummaryEnd(context);
  }

  function onSummaryEvidence(path: JsonPath, value: JsonValue): void {
    if (path.length === 1) {
      raw.summaryEvidence = value;
      out += closeSummary();
    } else if (path.length === 2 && !isSummaryClosed && Number(path[1]) < MOST_QUOTES) {
      const checked = checkEvidence(source, [value]);
      hasSummaryEvidence ||= checked.length > 0;
      out += open() + checked.map((item) => renderEvidence(plan.kind, item)).join('');
    }
  }

  function endField(path: JsonPath, value: JsonValue): void {
    const [, place, field] = path;
    if (field !== 'key' || typeof place !== 'number') out += writerAt(path)?.onField(String(field), value) ?? '';
    else itemKey = typeof value === 'string' ? value : undefined;
  }

  function endReading([root, place]: JsonPath, value: JsonValue): void {
    const lens = planned.get(String(root));
    const key = typeof place === 'number' ? itemKey : place;
    if (lens?.asked.some((dimension) => dimension.key === key) && typeof key === 'string' && isCompleteReading(value)) {
      const readings = raw.readings.get(lens.lens.key) ?? new Map<string, unknown>();
      if (!readings.has(key)) raw.readings.set(lens.lens.key, readings.set(key, value));
    }
    writer = undefined;
    itemKey = undefined;
  }

  /** A lens is closed in the order of the plan, together with those after it that nobody is asked about. */
  function endLens(key: string, value: JsonValue): void {
    const lens = planned.get(key);
    if (!lens) return;
    if (lens.lens.listing === 'found' && Array.isArray(value)) raw.listed.add(key);
    if (nextLens() !== lens) return;
    closeNextLens();
    while (nextLens()?.asked.length === 0) closeNextLens();
  }

  function nextLens(): PlannedLens | undefined {
    return plan.lenses[lensesDone.length];
  }

  function closeNextLens(): void {
    const lens = nextLens();
    if (!lens) return;
    const reading = checkLens(context, lens, raw, { before: lensesDone });
    lensesDone.push(reading);
    const end = renderLensEnd(context, lens, reading, isLensOpen);
    if (end) out += closeSummary() + end;
    isLensOpen = false;
  }

  function writerAt([root, place]: JsonPath): SectionWriter | undefined {
    const lens = planned.get(String(root));
    const key = typeof place === 'number' ? itemKey : place;
    if (!lens || typeof key !== 'string') return undefined;
    const here = `${lens.lens.key}/${place}/${key}`;
    if (writer?.place !== here) writer = { place: here, section: openSection(lens, key) };
    return writer.section;
  }

  /** Only the lens whose turn it is writes live, and what was already written is not written again. */
  function openSection(lens: PlannedLens, key: string): SectionWriter | undefined {
    const dimension = lens.asked.find((asked) => asked.key === key);
    if (!dimension || nextLens() !== lens || raw.readings.get(lens.lens.key)?.has(key)) return undefined;
    return createSectionWriter(readingContext(context, lens, dimension), () => {
      const start = isLensOpen ? '' : renderLensStart(context, lens.lens);
      isLensOpen = true;
      return closeSummary() + start;
    });
  }

  return {
    push(chunk) {
      out = '';
      reader.push(chunk);
      return out;
    },
    nextAnswer() {
      writer = undefined;
      itemKey = undefined;
      reader = createJsonReader({ onText, onValue });
    },
    missing() {
      const rest = planMissing(plan, (lensKey, key) => isUnwritten(plan, raw, lensKey, key));
      const withSummary = hasPortrait(plan) && raw.summary.trim() === '';
      return withSummary || isAnythingAsked(rest) ? { plan: rest, withSummary } : undefined;
    },
    hasAnything: () => raw.summary.trim() !== '' || raw.readings.size > 0,
    finish() {
      const report = checkReport(context, raw);
      const { text, removed } = renderReport(context, report);
      return { report: { ...report, dropped: { ...report.dropped, sentences: removed } }, text };
    },
  };
}
