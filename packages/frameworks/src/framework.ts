import type { ValidityKey } from './tables/certainty.ts';

/** How much a kind of input can show: 0 nothing honest, 1 weak, 2 indirect but defensible, 3 directly bearing. */
export type Level = 0 | 1 | 2 | 3;

export type InputKind = 'text' | 'image' | 'video';

/** Kinds that show people instead of being written by one. */
export type MediaKind = Exclude<InputKind, 'text'>;

/**
 * How a dimension is judged: not at all (`prose`), between two poles (−100…100), from little to much (0…100),
 * how clearly the material shows it (0…4), whether it is mentioned, or how often a symptom area is mentioned.
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
  reads: Record<InputKind, Level>;
  /** What to look for, written for the model. */
  lookFor?: string;
  /** What must not be read into it, or why it cannot be read at all. */
  cannot?: string;
  /** The two poles, or what little and much of it look like. */
  low?: string;
  high?: string;
  /** Heading under which it stands inside its lens. */
  group?: string;
  /** Its name in the instrument it comes from, when the title says it more plainly. */
  smallPrint?: string;
  /** `plain`: speaks about the reading itself and needs no quote. */
  evidence?: 'plain';
  /** Opens its lens and has no heading of its own. */
  isLead?: true;
  /** Symptom areas: the most points the instrument gives. */
  max?: number;
  /** Symptom areas that stand for several questions of the instrument. */
  items?: number;
  /** Symptom areas that are never judged: they count as open. */
  isOpen?: 'crisis' | 'observed' | 'never-scored';
};

/** A public-domain statement a model rates from 1 (disagree) to 5 (agree) where the material speaks of it. */
export type Item = { key: string; dimension: string; statement: string; isReversed?: true };

/** `key` is stored and decided on, never the label. `{low}` and `{high}` in a label stand for the poles of the dimension. */
export type Band = { key: string; label: string; from: number; to: number };

/** What code computes from the readings of a lens, or of another lens of the same framework. */
export type Derivation =
  | 'mbti-type'
  | 'keirsey'
  | 'socionics'
  | 'sixteen-pf-globals'
  | 'disc-bars'
  | 'riasec-code'
  | 'value-ranking'
  | 'enneagram-ranking'
  | 'affective-range';

/**
 * The drawing that fits the idea of a lens: a point between two poles unless said, a line from the middle (`axes`), steps
 * from zero (`steps`), or rays from a centre (`wheel`, `hexagon`).
 */
export type ChartForm = 'axes' | 'steps' | 'wheel' | 'hexagon';

/** One model of personality. A framework has one, or several side by side. */
export type Lens = {
  key: string;
  title: string;
  /** One sentence for the model: what this lens is. */
  what: string;
  scale: Scale;
  chart?: ChartForm;
  dimensions: readonly Dimension[];
  /** `each`: every dimension is written about. `found`: only those the material speaks of. */
  listing: 'each' | 'found';
  /** How long the interpretation of one dimension is. */
  length: 'paragraph' | 'sentences' | 'sentence';
  /** Names for ranges of the position (absolute value on a bipolar scale), or of a symptom total. */
  bands?: readonly Band[];
  /** Row of the certainty table; without one nothing was published on how far such readings agree with questionnaires. */
  validity?: ValidityKey;
  /** Its zero means "not seen": a reading of its own, which rests on the passages that were looked at. */
  isZeroFloor?: true;
  /** A rule for the model that holds for the whole lens. */
  rule?: string;
  /** Statements the positions are computed from, where the material is a text. */
  items?: readonly Item[];
  derive?: readonly Derivation[];
  /** Asked only from this many words on, and kept only with this many verified quotes. */
  minWords?: number;
  minQuotes?: number;
  /** Who owns the name; printed under the lens. */
  trademark?: string;
};

export type Framework = {
  /** In URLs and stored rows: never renamed. */
  id: string;
  /** Raised when any wording changes. */
  version: number;
  label: string;
  /** In the sidebar's table; the label where it is left out. */
  short?: string;
  /** In "Failed to analyze …"; the label where it is left out. */
  failed?: string;
  /** Heading of the report. */
  title: string;
  /** Its row in the sidebar's table. A framework without one has buttons of its own on the page. */
  sidebar?: { row: number; icon: string; without?: InputKind };
  kinds: readonly InputKind[];
  /** Who the model is to be, in one sentence. */
  role: string;
  /** What the report as a whole must keep to, written for the model. */
  cautions: readonly string[];
  lenses: readonly Lens[];
  /** Rates only what is put into words: pictures and silent clips are described and nothing is rated. */
  isReadFromWords?: true;
  /** Sets several models side by side: a last call says what they show together. */
  isConsolidated?: true;
  /** The lens whose chart stands on the first screen; the first one where there is a single model. */
  overviewLens?: string;
  /** A part is shown only after it was read a second time: what would be wrong here must not be seen for a moment. */
  isShownReviewed?: true;
  disclaimers: readonly DisclaimerKey[];
  maxOutputTokens: number;
};

/** What is said of every report of a framework; the words of the report hold them. */
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

/** What can be asked at this level: the rest is said to be not assessable, with the reason. */
export function isAssessable({ isOpen }: Dimension, level: Level): boolean {
  return level > 0 && isOpen === undefined;
}
