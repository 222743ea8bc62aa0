import type { InputKind } from '@app/frameworks/framework';
import type { SymptomLabel } from './build-schema.ts';
import type { PersonBand } from './certainty.ts';
import type { Contradiction } from './derive/contradictions.ts';
import type { Derived } from './derived.ts';
import type { Markers } from './markers.ts';
import type { MediaPlan } from './media/media-plan.ts';
import type { CrisisLevel } from './safety/crisis.ts';
import type { SampleGauge } from './sample-gauge.ts';

/** Raised when a field changes meaning. Stored with every report, so that old ones still open. */
export const REPORT_VERSION = 2;

/**
 * A passage of the source, found word for word by code; `start` and `end` are its offsets there. `where` says whose cue
 * it is and when, in pictures and clips.
 */
export type Evidence = { quote: string; start: number; end: number; shows: string; where?: string };

export type Reading = {
  key: string;
  state: 'read' | 'not_assessable';
  evidence: Evidence[];
  counter: Evidence[];
  /** The impression: how the material comes across. −100…100 between poles, 0…100 on one side. */
  position?: number;
  /** 0…4: how clearly the material shows it. */
  strength?: number;
  label?: SymptomLabel;
  /** What the impression may say about the person, computed; absent where nothing may be said. */
  band?: PersonBand;
  interpretation?: string;
  /** Why nothing is said; always there when the state is `not_assessable`. */
  whyNot?: string;
};

export type LensReading = { key: string; readings: Reading[]; derived: Derived };

export type Report = {
  reportVersion: number;
  framework: string;
  frameworkVersion: number;
  kind: InputKind;
  simulated: boolean;
  crisis: CrisisLevel;
  summary: string;
  summaryEvidence: Evidence[];
  lenses: LensReading[];
  contradictions: Contradiction[];
  markers: Markers;
  sample: SampleGauge;
  /** Pictures and clips only. */
  media?: ReportMedia;
  /** The share of the text that was read, 1 when all of it. */
  shareRead: number;
  /** Dimensions the model was asked about and did not write. */
  unwritten: number;
  /** What was not found in the source, had no support, or said what may not be said: removed and counted. */
  dropped: Dropped;
};

/** Who in view was read and who was not, and what the report rests on. */
export type ReportMedia = MediaPlan & {
  /** Phrases of the description that said what may not be said of people in view. */
  phrasesLeftOut: number;
  seenBy?: string;
  heardBy?: string;
};

/** Every quote a report holds, for and against. */
export function quotesOf({ summaryEvidence, lenses }: Pick<Report, 'summaryEvidence' | 'lenses'>): Evidence[] {
  const readings = lenses.flatMap((lens) => lens.readings);
  return [...summaryEvidence, ...readings.flatMap(({ evidence, counter }) => [...evidence, ...counter])];
}

export type Dropped = { quotes: number; claims: number; sentences: number };
