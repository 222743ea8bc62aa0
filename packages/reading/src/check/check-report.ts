import type { Dimension, Lens } from '@app/frameworks/framework';
import { checkReading, RawReading, type ReadingContext } from './check-reading.ts';
import { findContradictions } from '../derive/contradictions.ts';
import { deriveLens, normalisedPositions } from '../derive/derive-lens.ts';
import type { FoldedSource, TextSpan } from './find-quote.ts';
import { passagesOf, type UsedPassages } from './passage-limit.ts';
import type { Markers } from '../derive/markers.ts';
import type { MediaPlan } from '../observe/media-plan.ts';
import { keyOf } from '../plan/plan-parts.ts';
import { hasLensHeadings, isAnythingAsked, type Plan, type PlannedLens } from '../plan/plan-reading.ts';
import {
  type Dropped,
  type LensReading,
  type Reading,
  type Report,
  REPORT_VERSION,
  type ReportMedia,
  type UnreadReason,
} from '../report.ts';
import type { HelpOptions } from '../render/help-block.ts';
import { type CrisisLevel, raiseCrisis } from './crisis.ts';
import type { PreparedText } from './prepare-text.ts';
import { checkLetter } from '../letter/check-letter.ts';
import { isInDistress } from '../letter/letter.ts';
import { followVerdict } from '../letter/follow-verdict.ts';
import type { LastReading } from '../letter/mend-letter.ts';
import { scoreItems } from '../derive/item-scores.ts';
import type { SampleGauge } from '../derive/sample-gauge.ts';

/** Everything known about the material before a model is called. */
export type ReportContext = {
  plan: Plan;
  source: FoldedSource;
  words: number;
  crisis: CrisisLevel;
  /** Triage has seen it, too, not the word rules alone. */
  isCrisisSeen?: boolean;
  /** Markers that code counted in the writer's or speaker's words. */
  markers: Markers;
  sample: SampleGauge;
  /** The helplines, the visitor's locale and the text's language, for the crisis card. */
  help?: HelpOptions | undefined;
  simulated: boolean;
  shareRead: number;
  /** For pictures and clips: the models that described and transcribed them, and how many phrases were removed. */
  media?: { origin: Omit<ReportMedia, keyof MediaPlan> };
};

/** The models' answers before the check. Fields may be missing or of the wrong type. */
export type RawAnswer = {
  selfHarmMentioned: boolean;
  /** The chosen letter as it is now, and what its last reader said of it; undefined until one is chosen. */
  letter?: string;
  lastReading?: LastReading;
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
  const { plan, media } = context;
  const dropped: Dropped = { quotes: 0, claims: 0, sentences: 0, repeated: 0 };
  const { distress, against } = raw.lastReading ?? {};
  const letter = checkLetter(
    { kind: plan.kind, source: context.source, maySuggest: isInDistress(distress) },
    raw.letter ?? '',
  );
  dropped.sentences += letter.removed;
  const lenses: LensReading[] = [];
  for (const planned of plan.lenses) lenses.push(checkLens(context, planned, raw, { dropped, before: lenses }));
  return {
    reportVersion: REPORT_VERSION,
    framework: plan.framework.id,
    frameworkVersion: plan.framework.version,
    kind: plan.kind,
    simulated: context.simulated,
    crisis: crisisOf(context, raw),
    headline: letter.headline,
    summary: '',
    letter: letter.blocks,
    summaryEvidence: letter.quotes,
    ...(distress && { distress }),
    ...(against && { against }),
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

/**
 * The rules, triage and the rows each may raise it. Only the last reader, who has read the whole text, may say that words
 * which touch on death are a joke or a story; and its own alarm stands where the letter has a place for the numbers.
 */
export function crisisOf(
  { crisis, isCrisisSeen }: Pick<ReportContext, 'crisis' | 'isCrisisSeen'>,
  raw: RawAnswer,
): CrisisLevel {
  const raised = raiseCrisis(crisis, raw.selfHarmMentioned);
  const { distress } = raw.lastReading ?? {};
  if (raised !== 'ambiguous' || distress === undefined) return raised;
  const isOfRulesAlone = !isCrisisSeen && !raw.selfHarmMentioned;
  return distress === 'low' && !isOfRulesAlone ? raised : 'none';
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
    derived: followVerdict(deriveLens(lens, readings, { before, words: context.words }), raw.lastReading?.verdict),
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
    const own = {
      ...readingContext(context, planned, dimension, { ratings: raw.items, usedPassages }),
      letterLevel: raw.lastReading?.levels.get(keyOf(planned.lens, dimension)),
    };
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
  { plan, source, words }: ReportContext,
  { lens, about }: Pick<PlannedLens, 'lens' | 'about'>,
  dimension: Dimension,
  { ratings = [], usedPassages = [] }: { ratings?: readonly unknown[]; usedPassages?: UsedPassages } = {},
): ReadingContext {
  return {
    kind: plan.kind,
    lang: plan.lang,
    words,
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

/** Counts missing rows, and the letter if it is missing. */
function countUnwritten(plan: Plan, raw: RawAnswer): number {
  const left = plan.lenses.flatMap(({ lens, asked }) => asked.filter((dimension) => isUnwritten(raw, lens, dimension)));
  return left.length + (raw.letter === undefined && isAnythingAsked(plan) ? 1 : 0);
}

export function openContext(
  plan: Plan,
  { source, words, crisis, markers, sample }: Omit<PreparedText, 'age'>,
  options: { simulated: boolean; shareRead: number; help?: HelpOptions },
): ReportContext {
  return { plan, source, words, crisis, markers, sample, ...options };
}
