import type { InputKind, Lens } from '@app/frameworks/framework';
import type { SymptomLabel } from './ask/levels.ts';
import type { Contradiction } from './derive/contradictions.ts';
import type { Derived } from './derive/derived.ts';
import type { ItemPoint } from './derive/item-scores.ts';
import type { Markers } from './derive/markers.ts';
import type { MediaPlan } from './observe/media-plan.ts';
import type { CrisisLevel } from './check/crisis.ts';
import type { SampleGauge } from './derive/sample-gauge.ts';

/** Raised when a field changes meaning. Stored with every report, so that old ones still open. */
export const REPORT_VERSION = 5;

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
  /** The passages that came closest where nothing could be read. */
  considered?: Evidence[];
  /** The impression: how the material comes across. −100…100 between poles, 0…100 on one side. */
  position?: number;
  /** In place of a position where its statements pull apart: their mean would describe nobody. */
  points?: [ItemPoint, ItemPoint];
  /** On how many of its statements they rest. */
  items?: { rated: number; of: number };
  /** 0…4: how clearly the material shows it. */
  strength?: number;
  label?: SymptomLabel;
  /** The result in a few words, where the scale has no number. */
  gist?: string;
  interpretation?: string;
  /** Why nothing is said; always there when the state is `not_assessable`. */
  whyNot?: WhyNot;
};

/** A reason of the model in its own words, or a reason of the code: the catalogue, the length, or what was found. */
export type WhyNot =
  | { reason: 'written'; text: string }
  | { reason: 'few-words'; needed: number }
  | {
      reason:
        | 'no-words'
        | 'nobody-in-view'
        | 'never'
        | 'not-written'
        | 'not-mentioned'
        | 'no-support'
        | 'shared-support';
    };

/** Where a reading lies: nowhere, in one place or in two. */
export const positionsOf = ({ position, points }: Pick<Reading, 'position' | 'points'>): number[] =>
  points?.map((point) => point.position) ?? (position === undefined ? [] : [position]);

/** On a scale with a zero floor nothing was seen: there is no place to draw. */
export const isNotSeen = (lens: Pick<Lens, 'isZeroFloor'>, { position }: Pick<Reading, 'position'>): boolean =>
  lens.isZeroFloor === true && position === 0;

export type LensReading = { key: string; readings: Reading[]; derived: Derived };

export type Report = {
  reportVersion: number;
  framework: string;
  frameworkVersion: number;
  kind: InputKind;
  simulated: boolean;
  crisis: CrisisLevel;
  headline?: string;
  summary: string;
  /** A portrait was written and nothing it rests on was found. */
  isSummaryWithheld?: boolean;
  /** What was noticed first. */
  summaryEvidence: Evidence[];
  findings?: Finding[];
  /** What several lenses say together. */
  synthesis?: Synthesis[];
  questions?: string[];
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

export type Finding = { title: string; text: string; evidence: Evidence };

/** `keys` are the readings it joins, as `lens.dimension`. */
export type Synthesis = { text: string; keys: string[] };

/** Who in view was read and who was not, and what the report rests on. */
export type ReportMedia = MediaPlan & {
  /** Phrases of the description that said what may not be said of people in view. */
  phrasesLeftOut: number;
  seenBy?: string;
  heardBy?: string;
};

/** Every quote a report holds, for and against. */
export function quotesOf({
  summaryEvidence,
  findings = [],
  lenses,
}: Pick<Report, 'summaryEvidence' | 'findings' | 'lenses'>): Evidence[] {
  const readings = lenses.flatMap((lens) => lens.readings);
  return [
    ...summaryEvidence,
    ...findings.map(({ evidence }) => evidence),
    ...readings.flatMap(({ evidence, counter, considered = [] }) => [...evidence, ...counter, ...considered]),
  ];
}

/** `repeated`: quotes of passages that already carry two readings of their lens. */
export type Dropped = { quotes: number; claims: number; sentences: number; repeated: number };
