import type { Dimension } from '@app/frameworks/framework';
import {
  checkFinding,
  checkNoticed,
  cleanHeadline,
  isPortraitSupported,
  isShownFinding,
  MAX_NOTICED,
} from './check/check-opening.ts';
import { checkReading, isCompleteReading, RawReading, type ReadingContext } from './check/check-reading.ts';
import {
  checkLens,
  checkReport,
  isUnwritten,
  readingContext,
  type RawAnswer,
  type ReportContext,
} from './check/check-report.ts';
import type { FoldedSource, TextSpan } from './check/find-quote.ts';
import { passagesOf } from './check/passage-limit.ts';
import { raiseCrisis } from './check/crisis.ts';
import { createJsonReader, type JsonPath, type JsonValue } from './check/json-reader.ts';
import { createModelProse, type ModelProse, toModelProse } from './check/model-prose.ts';
import { groundedIn, withoutInvented } from './check/quotations.ts';
import { keyOf, type UnwrittenParts, type Part } from './plan/plan-parts.ts';
import { hasPortrait, type PlannedLens } from './plan/plan-reading.ts';
import { renderLensStart } from './render/render-lens.ts';
import { renderFinding, renderFindingsStart, renderHeadline } from './render/render-opening-parts.ts';
import { renderReading } from './render/render-reading.ts';
import { SECTION_RULE, renderNoSummaryEvidence, renderOpening, renderReport } from './render/render-report.ts';
import type { Evidence, LensReading, Report } from './report.ts';
import { createSectionWriter, type SectionWriter } from './section-writer.ts';

/** The entry of `readings` that is arriving, and the section it is written to. */
type Writer = { at: number; key: string; section: SectionWriter | undefined };

export type LiveReport = {
  /** Starts a part's answer. Parts are fed one after the other, in report order. */
  beginPart(part: Pick<Part, 'keys'>): void;
  /** Feeds a chunk of that answer and returns the new Markdown, often empty. */
  push(chunk: string): string;
  /** Ends the answer. `isWhole`: it was not truncated, so a `found` lens has listed everything it found. */
  endPart(isWhole: boolean): string;
  missing(): UnwrittenParts;
  /** True once there is a portrait or a reading to keep. */
  hasAnything(): boolean;
  /** Checks the readings so far, for the synthesis call. */
  check(): Report;
  /**
   * The checked report and its whole Markdown. It holds every block of the live text in the same order, unless an
   * answer was out of order or was truncated in words already shown. Sections that need all readings (overview,
   * synthesis, lens results) are inserted between the blocks.
   */
  finish(): { report: Report; text: string };
};

/** Bounds the lookups of noticed passages when a model repeats one endlessly. */
const MAX_LOOKUPS = 100;

/**
 * Turns the answers of a report's parts into Markdown while they arrive. Text after a truncated section is held back
 * until another part has written that section.
 */
export function createLiveReport(
  context: ReportContext,
  onNoticed: (noticed: Evidence) => void = () => {},
): LiveReport {
  const { plan, source } = context;
  const raw: RawAnswer = {
    selfHarmMentioned: false,
    noticed: [],
    headline: '',
    portrait: '',
    findings: [],
    questions: [],
    synthesis: [],
    readings: new Map(),
    items: [],
    covered: new Set(),
  };
  const plannedByKey = new Map(
    plan.lenses.flatMap((planned) =>
      planned.asked.map((dimension, index) => [keyOf(planned.lens, dimension), { planned, dimension, index }] as const),
    ),
  );
  const lensesDone: LensReading[] = [];
  /** How many dimensions of the next lens the live text has passed. */
  let dimensionsDone = 0;
  /** Keys of the readings that were streamed. */
  const streamed = new Set<string>();
  const noticedAt = new Set<number>();
  let lookups = 0;
  /** The passages used by readings of that lens that the live text has passed. */
  let usedPassages: TextSpan[][] = [];
  /** Words were shown that no complete answer holds: nothing more is shown, and the finished text replaces them. */
  let isTorn = false;
  /** The keys of the current part. */
  let current: ReadonlySet<string> = new Set();
  let out = '';
  let portrait: ModelProse | undefined;
  let hasPortraitWords = false;
  let isOpened = false;
  let isOpeningClosed = false;
  let hasFinding = false;
  let isLensOpen = false;
  let writer: Writer | undefined;
  let reader = createJsonReader({ onText, onValue });

  function show(text: string): void {
    if (!isTorn) out += text;
  }

  function onText(path: JsonPath, piece: string): void {
    const [root, at, field] = path;
    if (root === 'portrait' && path.length === 1) {
      if (raw.portrait.trim() || isOpeningClosed || !hasPortrait(plan)) return;
      // Without a found passage the portrait is held back to its end, because it may quote one itself.
      if (noticedAt.size === 0) return;
      show(open());
      portrait ??= createModelProse(plan.kind, groundedIn(source));
      const words = portrait.push(piece);
      hasPortraitWords ||= words !== '';
      show(words);
    } else if (root === 'readings' && path.length === 3 && field === 'interpretation') {
      show(sectionAt(at)?.onInterpretation(piece) ?? '');
    }
  }

  function onValue(path: JsonPath, value: JsonValue): void {
    const [root, at, field] = path;
    if (path.length === 1) endField(String(root), value);
    else if (root === 'noticed' && path.length === 2) notice(value);
    else if (root === 'items' && path.length === 2) raw.items.push(value);
    else if (root === 'findings' && path.length === 2) find(value);
    else if (root === 'readings' && path.length === 3) {
      if (field === 'key') startReading(Number(at), value);
      else show(sectionAt(at)?.onField(String(field), value) ?? '');
    } else if (root === 'readings' && path.length === 2) endReading(value);
  }

  function endField(name: string, value: JsonValue): void {
    const items = Array.isArray(value) ? value : [];
    switch (name) {
      case 'self_harm_mentioned':
        raw.selfHarmMentioned ||= value === true;
        break;
      case 'headline':
        if (typeof value === 'string') endHeadline(value);
        break;
      case 'portrait':
        if (typeof value === 'string') endPortrait(value);
        break;
      case 'questions':
        if (raw.questions.length === 0) raw.questions = items;
        break;
      case 'synthesis':
        if (raw.synthesis.length === 0) raw.synthesis = items;
        break;
    }
  }

  function notice(value: JsonValue): void {
    lookups += 1;
    if (raw.noticed.length >= MAX_NOTICED || lookups > MAX_LOOKUPS) return;
    const noticed = checkNoticed(source, value);
    // A repeated opening notices many of the same passages.
    if (noticed && noticedAt.has(noticed.start)) return;
    raw.noticed.push(value);
    if (!noticed) return;
    noticedAt.add(noticed.start);
    onNoticed({ ...noticed, shows: toModelProse(noticed.shows, plan.kind).text });
  }

  function endHeadline(value: string): void {
    if (raw.headline || !value.trim() || !hasPortrait(plan)) return;
    raw.headline = value;
    // A headline that arrives after the portrait appears only in the finished report.
    if (noticedAt.size > 0 && !portrait && !isOpeningClosed) show(open(headlineText()));
  }

  function endPortrait(value: string): void {
    if (raw.portrait.trim() || !value.trim() || !hasPortrait(plan)) return;
    raw.portrait = value;
    if (isOpeningClosed) return;
    if (portrait) show(portrait.end());
    else if (isPortraitSupported(source, value, noticedAt.size)) {
      show(open(headlineText()) + toModelProse(value, plan.kind, groundedIn(source)).text);
    }
  }

  const headlineText = (): string => renderHeadline(cleanHeadline(source, raw.headline), plan.kind).text;

  function find(value: JsonValue): void {
    if (!hasPortrait(plan)) return;
    const isShown = isShownFinding(raw.findings.length) && !isOpeningClosed;
    raw.findings.push(value);
    const finding = isShown ? checkFinding(source, value) : undefined;
    const { text } = finding ? renderFinding(finding, plan) : { text: '' };
    if (!text) return;
    show(open() + (hasFinding ? '' : renderFindingsStart(context)) + text);
    hasFinding = true;
  }

  function open(headline?: string): string {
    if (isOpened) return '';
    isOpened = true;
    return renderOpening(context, raiseCrisis(context.crisis, raw.selfHarmMentioned), headline);
  }

  /** Also called when the model left out parts of the opening, because the lenses come after it. */
  function closeOpening(): string {
    if (isOpeningClosed) return '';
    isOpeningClosed = true;
    return open() + (hasFinding ? '' : renderNoSummaryEvidence(context)) + (hasPortrait(plan) ? SECTION_RULE : '');
  }

  const sectionAt = (at: string | number | undefined): SectionWriter | undefined =>
    writer?.at === at ? writer?.section : undefined;

  function startReading(at: number, value: JsonValue): void {
    const key = typeof value === 'string' ? value.trim() : '';
    writer = { at, key, section: openSection(key) };
  }

  /** Only the reading that is next in order streams, and a written reading is not written again. */
  function openSection(key: string): SectionWriter | undefined {
    const entry = plannedByKey.get(key);
    if (!entry || isWritten(key)) return undefined;
    const { planned, dimension, index } = entry;
    const isBehind = planned === nextLens() ? index < dimensionsDone : lensesDone.length > plan.lenses.indexOf(planned);
    if (isBehind || !advanceTo(key)) return undefined;
    return createSectionWriter(contextOf(planned, dimension), () => {
      streamed.add(key);
      return openLens(planned);
    });
  }

  function endReading(value: JsonValue): void {
    const entry = writer && plannedByKey.get(writer.key);
    if (entry && isCompleteReading(value)) {
      const { lens } = entry.planned;
      const readings = raw.readings.get(lens.key) ?? new Map<string, unknown>();
      if (!readings.has(entry.dimension.key)) raw.readings.set(lens.key, readings.set(entry.dimension.key, value));
    }
    endSection();
    advance(isOver);
  }

  function endSection(): void {
    if (writer && streamed.has(writer.key) && !isWritten(writer.key)) isTorn = true;
    writer = undefined;
  }

  const contextOf = (planned: PlannedLens, dimension: Dimension): ReadingContext =>
    readingContext(context, planned, dimension, { ratings: raw.items, usedPassages });

  const nextLens = (): PlannedLens | undefined => plan.lenses[lensesDone.length];

  /** Written, or left out by a complete answer. */
  const isOver = (key: string): boolean => raw.covered.has(key) || isWritten(key);

  /** Answers list their keys in order, so missing earlier keys of the current part were left out by the model. */
  const advanceTo = (key: string): boolean => advance((other) => isOver(other) || current.has(other), key);

  /** Shows held-back readings up to the first one that is missing. Returns true when `end` is next. */
  function advance(isPassable: (key: string) => boolean, end?: string): boolean {
    if (hasPortrait(plan) && raw.portrait === '') return false;
    for (let planned = nextLens(); planned; planned = nextLens()) {
      for (const dimension of planned.asked.slice(dimensionsDone)) {
        const key = keyOf(planned.lens, dimension);
        if (key === end) return true;
        if (!isPassable(key)) return false;
        pass(planned, dimension);
        dimensionsDone += 1;
      }
      closeLens(planned);
    }
    return false;
  }

  function pass(planned: PlannedLens, dimension: Dimension): void {
    const { success, data } = RawReading.safeParse(raw.readings.get(planned.lens.key)?.get(dimension.key));
    if (!success) return;
    const own = contextOf(planned, dimension);
    const reading = checkReading(own, data);
    usedPassages.push(passagesOf(reading));
    if (reading.state !== 'read' || streamed.has(keyOf(planned.lens, dimension))) return;
    show(openLens(planned) + renderReading(own, reading).text);
  }

  function openLens({ lens }: PlannedLens): string {
    const start = isLensOpen ? '' : renderLensStart(context, lens);
    isLensOpen = true;
    return closeOpening() + start;
  }

  function closeLens(planned: PlannedLens): void {
    const reading = checkLens(context, planned, raw, { before: lensesDone });
    lensesDone.push(reading);
    isLensOpen = false;
    dimensionsDone = 0;
    usedPassages = [];
  }

  function isWritten(key: string): boolean {
    const entry = plannedByKey.get(key);
    return Boolean(entry && raw.readings.get(entry.planned.lens.key)?.has(entry.dimension.key));
  }

  function collect(work: () => void): string {
    out = '';
    work();
    return out;
  }

  return {
    beginPart({ keys }) {
      writer = undefined;
      current = new Set(keys);
      reader = createJsonReader({ onText, onValue });
    },
    push: (chunk) => collect(() => reader.push(chunk)),
    endPart(isWhole) {
      return collect(() => {
        endSection();
        if (raw.portrait === '') {
          isTorn ||= hasPortraitWords;
          portrait = undefined;
        }
        const isComplete = isWhole && reader.isDone;
        for (const key of current) if (isComplete || isWritten(key)) raw.covered.add(key);
        current = new Set();
        advance(isOver);
      });
    },
    missing: () => ({
      opening: raw.portrait.trim() === '',
      has: (key) => {
        const entry = plannedByKey.get(key);
        return entry !== undefined && isUnwritten(raw, entry.planned.lens, entry.dimension);
      },
    }),
    hasAnything: () => raw.portrait.trim() !== '' || raw.readings.size > 0,
    check: () => withoutInventions(source, checkReport(context, raw)),
    finish() {
      const report = checkReport(context, raw);
      const { text, removed } = renderReport(context, report);
      const sentences = report.dropped.sentences + removed;
      return { report: { ...withoutInventions(source, report), dropped: { ...report.dropped, sentences } }, text };
    },
  };
}

/** Portrait and readings are checked while they stream; the stored report passes the same check. */
function withoutInventions(source: FoldedSource, report: Report): Report {
  const clean = (words: string): string => withoutInvented(source, words).text;
  const lenses = report.lenses.map((lens) => ({
    ...lens,
    readings: lens.readings.map((reading) =>
      reading.interpretation ? { ...reading, interpretation: clean(reading.interpretation) } : reading,
    ),
  }));
  return { ...report, summary: clean(report.summary), lenses };
}
