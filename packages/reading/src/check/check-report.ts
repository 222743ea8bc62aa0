import type { Dimension, Lens } from '@app/frameworks/framework';
import { checkEvidence } from './check-evidence.ts';
import {
  checkFindings,
  cleanHeadline,
  checkQuestions,
  checkSynthesis,
  isPortraitSupported,
  MAX_NOTICED,
} from './check-opening.ts';
import { checkReading, RawReading, type ReadingContext } from './check-reading.ts';
import { findContradictions } from '../derive/contradictions.ts';
import { deriveLens, normalisedPositions } from '../derive/derive-lens.ts';
import type { FoldedSource, TextSpan } from './find-quote.ts';
import { passagesOf, type UsedPassages } from './passage-limit.ts';
import type { Markers } from '../derive/markers.ts';
import type { MediaPlan } from '../observe/media-plan.ts';
import { keyOf } from '../plan/plan-parts.ts';
import { hasLensHeadings, hasPortrait, type Plan, type PlannedLens } from '../plan/plan-reading.ts';
import {
  type Dropped,
  type LensReading,
  type Reading,
  type Report,
  REPORT_VERSION,
  type ReportMedia,
  type UnreadReason,
} from '../report.ts';
import type { HelpOptions } from '../render/render-crisis-card.ts';
import { type CrisisLevel, raiseCrisis } from './crisis.ts';
import type { PreparedText } from './prepare-text.ts';
import { scoreItems } from '../derive/item-scores.ts';
import type { SampleGauge } from '../derive/sample-gauge.ts';

/** Everything known about the material before a model is called. */
export type ReportContext = {
  plan: Plan;
  source: FoldedSource;
  words: number;
  crisis: CrisisLevel;
  /** Markers that code counted in the writer's or speaker's words. */
  markers: Markers;
  sample: SampleGauge;
  /** The helplines, the visitor's locale and the text's language, for the crisis card. */
  help?: HelpOptions | undefined;
  simulated: boolean;
  shareRead: number;
  /** The number of sentences that the second reader named; they are removed from the model's text. */
  named?: number;
  /** For pictures and clips: the models that described and transcribed them, and how many phrases were removed. */
  media?: { origin: Omit<ReportMedia, keyof MediaPlan> };
};

/** A model's answer before the check. Fields may be missing or of the wrong type. */
export type RawAnswer = {
  selfHarmMentioned: boolean;
  noticed: unknown[];
  headline: string;
  portrait: string;
  findings: unknown[];
  questions: unknown[];
  synthesis: unknown[];
  /** By lens key, then by dimension key. */
  readings: Map<string, Map<string, unknown>>;
  /** Rated statements of all lenses. */
  items: unknown[];
  /**
   * Keys that are written or were covered by a complete answer. In a `found` lens a covered key without a reading is
   * not in the material.
   */
  covered: Set<string>;
};

export function checkReport(context: ReportContext, raw: RawAnswer): Report {
  const { plan, source, media } = context;
  const dropped: Dropped = { quotes: 0, claims: 0, sentences: context.named ?? 0, repeated: 0 };
  const summaryEvidence = checkEvidence(source, raw.noticed, dropped, MAX_NOTICED);
  const findings = checkFindings(source, raw.findings, dropped);
  const isSupported = isPortraitSupported(source, raw.portrait, summaryEvidence.length);
  const isWithheld = raw.portrait.trim() !== '' && !isSupported;
  if (isWithheld) dropped.claims += 1;
  const lenses: LensReading[] = [];
  for (const planned of plan.lenses) lenses.push(checkLens(context, planned, raw, { dropped, before: lenses }));
  return {
    reportVersion: REPORT_VERSION,
    framework: plan.framework.id,
    frameworkVersion: plan.framework.version,
    kind: plan.kind,
    simulated: context.simulated,
    crisis: raiseCrisis(context.crisis, raw.selfHarmMentioned),
    headline: isSupported ? cleanHeadline(source, raw.headline, dropped) : '',
    summary: isWithheld ? '' : raw.portrait,
    ...(isWithheld && { isSummaryWithheld: true }),
    summaryEvidence,
    findings,
    synthesis: checkSynthesis({ plan, source, lenses }, raw.synthesis, dropped),
    questions: checkQuestions(source, raw.questions, dropped),
    lenses,
    contradictions: findContradictions(normalisedPositions(plan.framework, lenses)),
    markers: context.markers,
    sample: context.sample,
    ...(plan.media && media && { media: { ...plan.media, ...media.origin } }),
    shareRead: context.shareRead,
    unwritten: countUnwritten(plan, raw),
    dropped,
  };
}

/** Checks one lens and computes its derived results. `before` holds the earlier lenses, which a derivation may use. */
export function checkLens(
  context: ReportContext,
  planned: PlannedLens,
  raw: RawAnswer,
  { dropped, before }: { dropped?: Dropped; before: LensReading[] },
): LensReading {
  const { lens, asked, excluded } = planned;
  const written = checkWritten(context, planned, raw, dropped);
  const readings = asked.map((dimension): Reading => {
    const reason = isUnwritten(raw, lens, dimension) ? 'not-written' : 'not-mentioned';
    return written.get(dimension.key) ?? notAssessable(dimension, { reason });
  });
  const aside = excluded.map(({ dimension, why }) => notAssessable(dimension, why));
  return {
    key: lens.key,
    readings: [...readings, ...aside],
    derived: deriveLens(lens, readings, { before, words: context.words }),
  };
}

/** Checks the written readings of a lens in report order: the first two readings that use a passage keep it. */
function checkWritten(
  context: ReportContext,
  planned: PlannedLens,
  raw: RawAnswer,
  dropped?: Dropped,
): Map<string, Reading> {
  const checked = new Map<string, Reading>();
  const usedPassages: TextSpan[][] = [];
  for (const dimension of planned.asked) {
    const reading = RawReading.safeParse(raw.readings.get(planned.lens.key)?.get(dimension.key));
    if (!reading.success) continue;
    const own = readingContext(context, planned, dimension, { ratings: raw.items, usedPassages });
    const one = checkReading(own, reading.data, dropped);
    usedPassages.push(passagesOf(one));
    checked.set(dimension.key, one);
  }
  return checked;
}

function notAssessable({ key }: Dimension, whyNot: UnreadReason): Reading {
  return { key, state: 'not_assessable', evidence: [], counter: [], whyNot };
}

export function readingContext(
  { plan, source }: ReportContext,
  { lens, about }: Pick<PlannedLens, 'lens' | 'about'>,
  dimension: Dimension,
  { ratings = [], usedPassages = [] }: { ratings?: readonly unknown[]; usedPassages?: UsedPassages } = {},
): ReadingContext {
  return {
    kind: plan.kind,
    lang: plan.lang,
    source: about === undefined ? source : onlyAbout(source, about),
    // Only text analyses ask the model to rate statements.
    itemScore: plan.kind === 'text' ? scoreItems(lens, dimension.key, { source, ratings }) : undefined,
    lens,
    dimension,
    usedPassages,
    // Dimension headings are level 3 under a lens heading, otherwise level 2.
    headingLevel: hasLensHeadings(plan) ? 3 : 2,
  };
}

/** Removes the lines about other people: they are no evidence about this person. */
function onlyAbout(source: FoldedSource, person: number): FoldedSource {
  if (!source.lines) return source;
  return { ...source, lines: source.lines.filter(({ who }) => typeof who !== 'number' || who === person) };
}

/** True when the model was asked for the dimension and gave nothing usable. */
export function isUnwritten(raw: RawAnswer, lens: Lens, dimension: Dimension): boolean {
  if (raw.readings.get(lens.key)?.has(dimension.key)) return false;
  return lens.listing === 'each' || !raw.covered.has(keyOf(lens, dimension));
}

/** Counts missing readings, and the opening if it is missing. */
function countUnwritten(plan: Plan, raw: RawAnswer): number {
  const left = plan.lenses.flatMap(({ lens, asked }) => asked.filter((dimension) => isUnwritten(raw, lens, dimension)));
  return left.length + (hasPortrait(plan) && raw.portrait.trim() === '' ? 1 : 0);
}

export function openContext(
  plan: Plan,
  { source, words, crisis, markers, sample }: Omit<PreparedText, 'age'>,
  options: { simulated: boolean; shareRead: number; help?: HelpOptions },
): ReportContext {
  return { plan, source, words, crisis, markers, sample, ...options };
}
