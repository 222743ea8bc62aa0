import type { Measures } from './measures.ts';
import type { RunSource } from './source.ts';

/** How another model reads the same cases: r of the positions, and their mean distance in points of 100. */
export type AgreementScore = { with: string; r: number; distance: number; of: number };

export type Scorecard = {
  source: RunSource;
  framework: string;
  provider: string;
  model: string;
  measures: Measures;
  agreement: AgreementScore[];
};
