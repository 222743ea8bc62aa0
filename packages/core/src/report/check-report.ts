import type { Dimension } from '@app/frameworks/framework';
import { effectiveR } from './certainty.ts';
import { checkEvidence } from './check-evidence.ts';
import { checkReading, RawReading, type ReadingContext } from './check-reading.ts';
import { findContradictions } from './derive/contradictions.ts';
import { deriveLens, normalisedPositions } from './derive-lens.ts';
import type { Source } from './find-quote.ts';
import { measureMarkers } from './markers.ts';
import { materialWords } from './material-words.ts';
import type { MediaPlan } from './media/media-plan.ts';
import { hasLensHeadings, type Plan, type PlannedLens } from './plan-reading.ts';
import {
  type Dropped,
  type LensReading,
  type Reading,
  type Report,
  REPORT_VERSION,
  type ReportMedia,
} from './report.ts';
import { type CrisisLevel, crisisLevel, raiseCrisis } from './safety/crisis.ts';
import { type SampleGauge, sampleGauge } from './sample-gauge.ts';

/** Everything about the material that is known before a model is asked. */
export type ReportContext = {
  plan: Plan;
  source: Source;
  words: number;
  crisis: CrisisLevel;
  simulated: boolean;
  shareRead: number;
  /** Of pictures and clips: what was said, how much there was, and who looked and listened. */
  media?: { spoken: string; sample: SampleGauge; origin: Omit<ReportMedia, keyof MediaPlan> };
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
  const { plan, source, media } = context;
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
    markers: measureMarkers(media ? media.spoken : source.text),
    sample: media?.sample ?? sampleGauge(source.text),
    ...(plan.media && media && { media: { ...plan.media, ...media.origin } }),
    shareRead: context.shareRead,
    unwritten: countUnwritten(plan, raw),
    dropped,
  };
}

/** One lens, checked and with what follows from it. `before` are the lenses it may be derived from. */
export function checkLens(
  context: ReportContext,
  planned: PlannedLens,
  raw: RawAnswer,
  { dropped, before }: { dropped?: Dropped; before: LensReading[] },
): LensReading {
  const { lens, asked, setAside } = planned;
  const { noSupport, notMentioned } = materialWords[context.plan.kind];
  const written = raw.readings.get(lens.key);
  const readings = asked.map((dimension): Reading => {
    const reading = RawReading.safeParse(written?.get(dimension.key));
    if (reading.success) return checkReading(readingContext(context, planned, dimension), reading.data, dropped);
    const whyNot = lens.listing === 'found' && raw.listed.has(lens.key) ? notMentioned : noSupport;
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
  { lens, about }: Pick<PlannedLens, 'lens' | 'about'>,
  dimension: Dimension,
): ReadingContext {
  return {
    kind: plan.kind,
    source: about === undefined ? source : onlyAbout(source, about),
    lens,
    dimension,
    effectiveR: lens.validity && effectiveR({ validity: lens.validity, kind: plan.kind, words }),
    // The heading of a lens stands above those of its dimensions.
    headingLevel: hasLensHeadings(plan) ? 3 : 2,
  };
}

/** What one person does says nothing about another. */
function onlyAbout(source: Source, person: number): Source {
  if (!source.lines) return source;
  return { ...source, lines: source.lines.filter(({ who }) => typeof who !== 'number' || who === person) };
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
