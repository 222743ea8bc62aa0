/** How far readings of this family were found to agree with questionnaires. */
export type ValidityKey =
  | 'bigfive'
  | 'general'
  | 'hexaco'
  | 'mbti'
  | 'enneagram'
  | 'darktraits'
  | 'vocational'
  | 'values'
  | 'stanford-binet'
  | 'clinical'
  | 'anxiety'
  | 'evo';

type Ceilings = Record<'text' | 'interview' | 'image' | 'video', number>;

type Certainty = {
  sampleFactor: readonly { words: number; factor: number }[];
  validityCap: Record<ValidityKey, Ceilings>;
  verbs: readonly string[];
  floor: number;
};

/** No position is ever shown, so nothing about the person follows. */
const none: Ceilings = { text: 0, interview: 0, image: 0, video: 0 };

export const certainty: Certainty = {
  /** Published correlation at so many words, as a share of the best published one (0.257 at 3000 words). */
  sampleFactor: [
    { words: 30, factor: 0 },
    { words: 100, factor: 0.37 },
    { words: 300, factor: 0.68 },
    { words: 600, factor: 0.82 },
    { words: 1200, factor: 0.92 },
    { words: 3000, factor: 1 },
  ],
  /**
   * Mean correlations with self-report, used as ceilings. Big Five and values (text, image) are published means;
   * all others are careful assumptions until there is calibration data of our own.
   */
  validityCap: {
    bigfive: { text: 0.3, interview: 0.44, image: 0.15, video: 0.25 },
    general: { text: 0.3, interview: 0.44, image: 0.15, video: 0.25 },
    hexaco: { text: 0.28, interview: 0.4, image: 0.12, video: 0.2 },
    mbti: { text: 0.25, interview: 0.35, image: 0.1, video: 0.18 },
    enneagram: { text: 0.15, interview: 0.25, image: 0.05, video: 0.1 },
    darktraits: { text: 0.2, interview: 0.3, image: 0, video: 0.1 },
    vocational: { text: 0.25, interview: 0.4, image: 0.1, video: 0.15 },
    values: { text: 0.24, interview: 0.35, image: 0.05, video: 0.1 },
    'stanford-binet': none,
    clinical: none,
    anxiety: none,
    evo: { text: 0.2, interview: 0.3, image: 0.05, video: 0.1 },
  },
  /** What a reading may be said to do. */
  verbs: ['leans', 'suggests', 'is consistent with'],
  /** Below this the person band says 'not enough to say'. */
  floor: 0.1,
};
