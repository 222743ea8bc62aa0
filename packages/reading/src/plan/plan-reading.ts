import {
  type Dimension,
  type Framework,
  type InputKind,
  isAssessable,
  type Lens,
  type Level,
} from '@app/frameworks/framework';
import type { Lang } from '@app/words/languages';
import type { MediaPlan } from '../observe/media-plan.ts';
import type { UnreadReason } from '../report.ts';

/** A dimension the model is not asked about, and why. */
export type ExcludedDimension = { dimension: Dimension; why: UnreadReason };

/** `about` is the one person whose cues this lens may use. */
export type PlannedLens = { lens: Lens; asked: Dimension[]; excluded: ExcludedDimension[]; about?: number };

/** The dimensions the model is asked about for this material, and those that are excluded in advance. */
export type Plan = {
  framework: Framework;
  kind: InputKind;
  /** The language of the report. */
  lang: Lang;
  lenses: PlannedLens[];
  media?: MediaPlan;
};

export function planReading(framework: Framework, kind: 'text', words: number, lang: Lang = 'en'): Plan {
  const capacity: MaterialCapacity = {
    words,
    levelOf: ({ evidenceLevels }) => evidenceLevels[kind],
    whyNot: () => ({ reason: 'never' }),
  };
  return { framework, kind, lang, lenses: framework.lenses.map((lens) => planLens(lens, capacity)) };
}

/**
 * What a material can show: its number of words, the evidence level of each dimension, and why a dimension is excluded.
 */
export type MaterialCapacity = {
  words: number;
  levelOf(dimension: Dimension): Level;
  whyNot(dimension: Dimension): UnreadReason;
};

export function planLens(lens: Lens, { words, levelOf, whyNot }: MaterialCapacity): PlannedLens {
  const isTooShort = words < (lens.minWords ?? 0);
  const asked = lens.dimensions.filter((dimension) => !isTooShort && isAssessable(dimension, levelOf(dimension)));
  const whyNotOf = (dimension: Dimension): UnreadReason =>
    levelOf(dimension) > 0 && lens.minWords ? { reason: 'few-words', needed: lens.minWords } : whyNot(dimension);
  const excluded = lens.dimensions
    .filter((dimension) => !asked.includes(dimension))
    .map((dimension) => ({
      dimension,
      why: whyNotOf(dimension),
    }));
  return { lens, asked, excluded };
}

/** False when there is nothing for a model to write: the report is complete without one. */
export const isAnythingAsked = ({ lenses }: Plan): boolean => lenses.some(({ asked }) => asked.length > 0);

/** One summary opens the report, unless each lens has its own. */
export const hasPortrait = ({ media }: Plan): boolean => media?.hasPortrait ?? true;

/** Lenses have headings when there are several, or when each is about one person in view. */
export const hasLensHeadings = (plan: Plan): boolean => plan.lenses.length > 1 || !hasPortrait(plan);
