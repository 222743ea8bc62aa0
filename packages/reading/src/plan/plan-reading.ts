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
import type { WhyNot } from '../report.ts';

/** A dimension nobody is asked about, and why. */
export type SetAside = { dimension: Dimension; why: WhyNot };

/** `about`: the one person whose cues this lens may rest on. */
export type PlannedLens = { lens: Lens; asked: Dimension[]; setAside: SetAside[]; about?: number };

/** What the model is asked about this material, and what is said to be out of reach before anyone is asked. */
export type Plan = {
  framework: Framework;
  kind: InputKind;
  /** Of the report. */
  lang: Lang;
  lenses: PlannedLens[];
  media?: MediaPlan;
};

export function planReading(framework: Framework, kind: 'text', words: number, lang: Lang = 'en'): Plan {
  const reach: Reach = {
    words,
    levelOf: ({ reads }) => reads[kind],
    whyNot: () => ({ reason: 'never' }),
  };
  return { framework, kind, lang, lenses: framework.lenses.map((lens) => planLens(lens, reach)) };
}

/** What a material can show: how much there is to read, how far each dimension is in it, and why one is not. */
export type Reach = { words: number; levelOf(dimension: Dimension): Level; whyNot(dimension: Dimension): WhyNot };

export function planLens(lens: Lens, { words, levelOf, whyNot }: Reach): PlannedLens {
  const isTooShort = words < (lens.minWords ?? 0);
  const asked = lens.dimensions.filter((dimension) => !isTooShort && isAssessable(dimension, levelOf(dimension)));
  const whyNotOf = (dimension: Dimension): WhyNot =>
    levelOf(dimension) > 0 && lens.minWords ? { reason: 'few-words', needed: lens.minWords } : whyNot(dimension);
  const setAside = lens.dimensions
    .filter((dimension) => !asked.includes(dimension))
    .map((dimension) => ({
      dimension,
      why: whyNotOf(dimension),
    }));
  return { lens, asked, setAside };
}

/** False: there is nothing for a model to write, and the report is complete without one. */
export const isAnythingAsked = ({ lenses }: Plan): boolean => lenses.some(({ asked }) => asked.length > 0);

/** One summary opens the report, unless each lens has its own. */
export const hasPortrait = ({ media }: Plan): boolean => media?.hasPortrait ?? true;

/** A lens has a heading of its own where there are several, or where it is about one of the people in view. */
export const hasLensHeadings = (plan: Plan): boolean => plan.lenses.length > 1 || !hasPortrait(plan);
