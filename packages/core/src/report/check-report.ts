import type { Dimension, Lens } from '@app/frameworks/framework';
import { effectiveR } from './certainty.ts';
import { checkEvidence } from './check-evidence.ts';
import { checkReading, NO_SUPPORT, NOT_MENTIONED, RawReading, type ReadingContext } from './check-reading.ts';
import { findContradictions } from './derive/contradictions.ts';
import { deriveLens, normalisedPositions } from './derive-lens.ts';
import type { Source } from './find-quote.ts';
import { measureMarkers } from './markers.ts';
import type { Plan, PlannedLens } from './plan-reading.ts';
import { type Dropped, type LensReading, type Reading, type Report, REPORT_VERSION } from './report.ts';
import { type CrisisLevel, crisisLevel, raiseCrisis } from './safety/crisis.ts';
import { sampleGauge } from './sample-gauge.ts';

/** Everything about the material that is known before a model is asked. */
export type ReportContext = {
  plan: Plan;
  source: Source;
  words: number;
  crisis: CrisisLevel;
  simulated: boolean;
  shareRead: number;
};

/** A model's answer before it is checked. Anything may be missing or of the wrong type. */
export type RawAnswer = {
  selfHarmMentioned: boolean;
  summary: string;
  summaryEvidence: unknown;
  /** By lens, then by dimension. */
  readings: Map<string, Map<string, unknown>>;
  /** Lenses whose list is complete: what is not on it is not in the text. */
  listed: Set<string>;
};

export function checkReport(context: ReportContext, raw: RawAnswer): Report {
  const { plan, source } = context;
  const dropped: Dropped = { quotes: 0, claims: 0, sentences: 0 };
  const summaryEvidence = checkEvidence(source, raw.summaryEvidence, dropped);
  const lenses: LensReading[] = [];
  for (const planned of plan.lenses) lenses.push(checkLens(context, planned, raw, { dropped, before: lenses }));
  return {
    reportVersion: REPORT_VERSION,
    framework: plan.framework.id,
    frameworkVersion: plan.framework.version,
    kind: plan.kind,
    simulated: context.simulated,
    crisis: raiseCrisis(context.crisis, raw.selfHarmMentioned),
    summary: raw.summary,
    summaryEvidence,
    lenses,
    contradictions: findContradictions(normalisedPositions(plan.framework, lenses)),
    markers: measureMarkers(source.text),
    sample: sampleGauge(source.text),
    shareRead: context.shareRead,
    unwritten: countUnwritten(plan, raw),
    dropped,
  };
}

/** One lens, checked and with what follows from it. `before` are the lenses it may be derived from. */
export function checkLens(
  context: ReportContext,
  { lens, asked, setAside }: PlannedLens,
  raw: RawAnswer,
  { dropped, before }: { dropped?: Dropped; before: LensReading[] },
): LensReading {
  const written = raw.readings.get(lens.key);
  const readings = asked.map((dimension): Reading => {
    const reading = RawReading.safeParse(written?.get(dimension.key));
    if (reading.success) return checkReading(readingContext(context, lens, dimension), reading.data, dropped);
    const whyNot = lens.listing === 'found' && raw.listed.has(lens.key) ? NOT_MENTIONED : NO_SUPPORT;
    return notAssessable(dimension, whyNot);
  });
  const aside = setAside.map(({ dimension, why }) => notAssessable(dimension, why));
  return {
    key: lens.key,
    readings: [...readings, ...aside],
    derived: deriveLens(lens, readings, { before, words: context.words }),
  };
}

function notAssessable({ key }: Dimension, whyNot: string): Reading {
  return { key, state: 'not_assessable', evidence: [], counter: [], whyNot };
}

export function readingContext(
  { plan, source, words }: ReportContext,
  lens: Lens,
  dimension: Dimension,
): ReadingContext {
  return {
    source,
    lens,
    dimension,
    effectiveR: lens.validity && effectiveR({ validity: lens.validity, kind: plan.kind, words }),
    // A framework of several lenses has a heading for each above those of its dimensions.
    headingLevel: plan.lenses.length > 1 ? 3 : 2,
  };
}

/** True when the model was asked for it and gave nothing usable. */
export function isUnwritten(plan: Plan, raw: RawAnswer, lensKey: string, dimensionKey: string): boolean {
  const planned = plan.lenses.find(({ lens }) => lens.key === lensKey);
  if (planned?.lens.listing === 'found') return !raw.listed.has(lensKey);
  return !raw.readings.get(lensKey)?.has(dimensionKey);
}

function countUnwritten(plan: Plan, raw: RawAnswer): number {
  return plan.lenses.flatMap(({ lens, asked }) => asked.filter(({ key }) => isUnwritten(plan, raw, lens.key, key)))
    .length;
}

export function openContext(
  plan: Plan,
  source: Source,
  words: number,
  options: { simulated: boolean; shareRead: number },
): ReportContext {
  return { plan, source, words, crisis: crisisLevel(source.text), ...options };
}
