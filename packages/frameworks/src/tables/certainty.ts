/** A family of readings with published agreement with questionnaires. */
export type ValidityKey = 'bigfive' | 'values';

type Certainty = {
  sampleFactor: readonly { words: number; factor: number }[];
  validityCap: Record<ValidityKey, { text: number; image: number }>;
};

export const certainty: Certainty = {
  /** Published correlation at this many words, as a share of the best published one (0.257 at 3000 words). */
  sampleFactor: [
    { words: 30, factor: 0 },
    { words: 100, factor: 0.37 },
    { words: 300, factor: 0.68 },
    { words: 600, factor: 0.82 },
    { words: 1200, factor: 0.92 },
    { words: 3000, factor: 1 },
  ],
  /** Published mean correlations with self-report, used as ceilings. None are published for types, fits or clips. */
  validityCap: {
    bigfive: { text: 0.3, image: 0.15 },
    values: { text: 0.24, image: 0.05 },
  },
};
