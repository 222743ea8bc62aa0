import type { ValidityKey } from './tables/certainty.ts';

/** How much an input kind can show: 0 nothing reliable, 1 weak, 2 indirect but defensible, 3 direct. */
export type Level = 0 | 1 | 2 | 3;

export type InputKind = 'text' | 'image' | 'video';

/** Input kinds that show people instead of being written by one. */
export type MediaKind = Exclude<InputKind, 'text'>;

/**
 * How a dimension is rated: not at all (`prose`), between two poles (−100…100), from little to much (0…100), how
 * clearly the material shows it (0…4), whether it is mentioned, or how often a symptom area is mentioned.
 */
export type Scale = 'prose' | 'bipolar' | 'unipolar' | 'strength' | 'mention' | 'symptom';

/** Scales with a position that a bar can show. */
export function isBarScale(scale: Scale): scale is 'bipolar' | 'unipolar' {
  return scale === 'bipolar' || scale === 'unipolar';
}

export type Dimension = {
  /** Stored in reports: never renamed. Unique within its lens. */
  key: string;
  title: string;
  /** How much each input kind can show of it. */
  evidenceLevels: Record<InputKind, Level>;
  /** What to look for, written for the model. */
  lookFor?: string;
  /** What must not be read into it, or why it cannot be read at all. */
  cannot?: string;
  /** The two poles, or what little and much of it look like. */
  low?: string;
  high?: string;
  /** The heading of its group inside the lens. */
  group?: string;
  /** Its name in the original instrument, when the title is plainer. */
  smallPrint?: string;
  /** `plain`: about the analysis itself, so it needs no quote. */
  evidence?: 'plain';
  /** Opens its lens without a heading of its own. */
  isLead?: true;
  /** Symptom areas: the maximum points in the instrument. */
  max?: number;
  /** Symptom areas that cover several questions of the instrument. */
  items?: number;
  /** Never rated; in a symptom total any score of it stays possible. */
  isOpen?: 'crisis' | 'observed' | 'never-scored';
};

/** A public-domain statement that a model rates from 1 (disagree) to 5 (agree) if the material mentions it. */
export type Item = { key: string; dimension: string; statement: string; isReversed?: true };

/**
 * Reports store `key`, and code decides by it, never by the label. `{low}` and `{high}` in a label stand for the poles.
 */
export type Band = { key: string; label: string; from: number; to: number };

/** Results that code computes from the readings of a lens, or of another lens of the same framework. */
export type Derivation =
  | 'mbti-type'
  | 'keirsey'
  | 'socionics'
  | 'sixteen-pf-globals'
  | 'disc-bars'
  | 'riasec-code'
  | 'value-ranking'
  | 'enneagram-ranking'
  | 'symptom-total-range';

/**
 * The chart of a lens: points between two poles by default, lines from the middle (`axes`), steps from zero (`steps`),
 * or rays from a centre (`wheel`, `hexagon`).
 */
export type ChartForm = 'axes' | 'steps' | 'wheel' | 'hexagon';

/** One model of personality. A framework has one, or several side by side. */
export type Lens = {
  key: string;
  title: string;
  /** One sentence that describes the lens to the model. */
  what: string;
  scale: Scale;
  chart?: ChartForm;
  dimensions: readonly Dimension[];
  /** `each`: every dimension is written about. `found`: only those the material mentions. */
  listing: 'each' | 'found';
  /** The length of one dimension's interpretation. */
  length: 'paragraph' | 'sentences' | 'sentence';
  /** Names for ranges of the position (absolute value on a bipolar scale), or of a symptom total. */
  bands?: readonly Band[];
  /**
   * Row of the certainty table; absent when nothing is published on how far such readings agree with questionnaires.
   */
  validity?: ValidityKey;
  /** Zero means "not seen": a result of its own that rests on the considered passages. */
  isZeroFloor?: true;
  /** A rule for the model that applies to the whole lens. */
  rule?: string;
  /** Statements from which the positions are computed for a text. */
  items?: readonly Item[];
  derive?: readonly Derivation[];
  /** Asked only from this many words on, and kept only with this many verified quotes. */
  minWords?: number;
  minQuotes?: number;
  /** The trademark owner, printed under the lens. */
  trademark?: string;
};

/** What a visitor orders with a framework, as they would say it, and what the answer must not leave out. */
export type Ask = {
  ask: string;
  say: string;
};

export type Framework = {
  /** Used in URLs and stored rows: never renamed. */
  id: string;
  /** Raised when any wording changes. */
  version: number;
  label: string;
  /** The name in the sidebar's table; default: the label. */
  short?: string;
  /** The name in "Failed to analyze …"; default: the label. */
  failed?: string;
  /** Heading of the report. */
  title: string;
  /** Its row in the sidebar's table. A framework without one has buttons of its own on the page. */
  sidebar?: { row: number; icon: string; without?: InputKind };
  kinds: readonly InputKind[];
  letter: Ask;
  /** Rules for the rows of the whole report, written for the model. */
  cautions: readonly string[];
  lenses: readonly Lens[];
  /** Rates only spoken or written words: pictures and silent clips are described without ratings. */
  ratesWordsOnly?: true;
  /** The chart of the first lens stands beside the letter, where it is what was asked for; all others stand behind it. */
  drawsFirstLens?: true;
  disclaimers: readonly DisclaimerKey[];
  maxOutputTokens: number;
};

/** Disclaimers of every report of a framework; the report texts are in `@app/words`. */
export type DisclaimerKey =
  | 'GEN'
  | 'TYPE'
  | 'MOTIVE'
  | 'MANY'
  | 'VALUES'
  | 'CLIN'
  | 'AFF'
  | 'IQ'
  | 'DARK'
  | 'EVO'
  | 'MEDIA';

/** Keeps the id as a literal type: catalogues must have words for every id. */
export function defineFramework<const Id extends string>(framework: Framework & { id: Id }): Framework & { id: Id } {
  return framework;
}

/**
 * True when a dimension can be asked about at this level; all others are reported as not assessable, with the reason.
 */
export function isAssessable({ isOpen }: Dimension, level: Level): boolean {
  return level > 0 && isOpen === undefined;
}
