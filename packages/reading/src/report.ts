import type { Block } from '@app/contract/blocks';
import type { InputKind, Lens } from '@app/frameworks/framework';
import type { SymptomLabel } from './ask/levels.ts';
import type { Contradiction } from './derive/contradictions.ts';
import type { Derived } from './derive/derived.ts';
import type { ItemPoint } from './derive/item-scores.ts';
import type { Markers } from './derive/markers.ts';
import type { MediaPlan } from './observe/media-plan.ts';
import type { CrisisLevel } from './check/crisis.ts';
import type { SampleGauge } from './derive/sample-gauge.ts';
import type { Distress, LetterBlock } from './letter/letter.ts';

/** Raised when a field changes meaning. Every report stores it, so that old reports can still be opened. */
export const REPORT_VERSION = 6;

/**
 * A passage that code found verbatim in the source; `start` and `end` are its offsets there. For pictures and clips
 * `where` states whose cue it is and when.
 */
export type Evidence = { quote: string; start: number; end: number; shows: string; where?: string };

export type Reading = {
  key: string;
  state: 'read' | 'not_assessable';
  evidence: Evidence[];
  counter: Evidence[];
  /** The closest passages when nothing could be read. */
  considered?: Evidence[];
  /** The impression the material gives: −100…100 between poles, 0…100 on a one-sided scale. */
  position?: number;
  /** Replaces the position when the rated statements disagree: their mean would describe nobody. */
  points?: [ItemPoint, ItemPoint];
  /** How many of the dimension's statements were rated. */
  items?: { rated: number; of: number };
  /** 0…4: how clearly the material shows it. */
  strength?: number;
  label?: SymptomLabel;
  /** The result in a few words, for scales without a number. */
  gist?: string;
  interpretation?: string;
  /** Why there is no reading; always set when the state is `not_assessable`. */
  whyNot?: UnreadReason;
};

/** The model's own reason, or a reason from code: the framework catalogue, the text length, or the evidence. */
export type UnreadReason =
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

/** No position, one, or two. */
export const positionsOf = ({ position, points }: Pick<Reading, 'position' | 'points'>): number[] =>
  points?.map((point) => point.position) ?? (position === undefined ? [] : [position]);

/** 0 on a scale with a zero floor means "not seen": there is no position to draw. */
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
  /** The letter to the visitor, and the quotes in it; before version 6 a portrait and the passages it noticed. */
  letter?: LetterBlock[];
  summary: string;
  summaryEvidence: Evidence[];
  /** How the writer is, and the line that speaks most against the headline; never shown. */
  distress?: Distress;
  against?: string;
  /** Only before version 6. */
  findings?: Finding[];
  lenses: LensReading[];
  contradictions: Contradiction[];
  markers: Markers;
  sample: SampleGauge;
  /** Only for pictures and clips. */
  media?: ReportMedia;
  /** The share of the text that was read; 1 for all of it. */
  shareRead: number;
  /** The number of dimensions the model was asked about and did not write, and the letter if there is none. */
  unwritten: number;
  /** What every surface draws; reports before this field have their Markdown alone. */
  blocks?: Block[];
  /** Counts of removed text: not found in the source, unsupported, or forbidden. */
  dropped: Dropped;
};

export type Finding = { title: string; text: string; evidence: Evidence };

/** Who in view was analysed and who was not, and how the material was described. */
export type ReportMedia = MediaPlan & {
  /** The number of description phrases removed because they made a forbidden statement about people in view. */
  phrasesLeftOut: number;
  seenBy?: string;
  heardBy?: string;
};

/** Every quote of a report: evidence, counter-evidence and considered passages. */
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

/** `repeated` counts quotes of passages that two readings of their lens already use. */
export type Dropped = { quotes: number; claims: number; sentences: number; repeated: number };
