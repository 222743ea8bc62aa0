import { type Dimension, type Framework, type InputKind, isAssessable, type Lens } from '@app/frameworks/framework';

/** A dimension nobody is asked about, and why. */
export type SetAside = { dimension: Dimension; why: string };

export type PlannedLens = { lens: Lens; asked: Dimension[]; setAside: SetAside[] };

/** What the model is asked about this material, and what is said to be out of reach before anyone is asked. */
export type Plan = { framework: Framework; kind: InputKind; lenses: PlannedLens[] };

export function planReading(framework: Framework, kind: InputKind, words: number): Plan {
  return { framework, kind, lenses: framework.lenses.map((lens) => planLens(lens, kind, words)) };
}

function planLens(lens: Lens, kind: InputKind, words: number): PlannedLens {
  const isTooShort = words < (lens.minWords ?? 0);
  const asked = lens.dimensions.filter((dimension) => !isTooShort && isAssessable(dimension, kind));
  const setAside = lens.dimensions
    .filter((dimension) => !asked.includes(dimension))
    .map((dimension) => ({ dimension, why: reasonFor(lens, dimension, kind) }));
  return { lens, asked, setAside };
}

const kindWords: Record<InputKind, string> = { text: 'A text', image: 'A picture', video: 'A clip' };

function reasonFor(lens: Lens, { cannot, reads }: Dimension, kind: InputKind): string {
  if (reads[kind] > 0 && lens.minWords) return `needs at least ${lens.minWords} words`;
  return cannot ?? `${kindWords[kind]} cannot show this`;
}

/** Only what is still missing, for the one further call. */
export function planMissing(plan: Plan, isMissing: (lensKey: string, dimensionKey: string) => boolean): Plan {
  const lenses = plan.lenses.map(({ lens, asked, setAside }) => ({
    lens,
    asked: asked.filter(({ key }) => isMissing(lens.key, key)),
    setAside,
  }));
  return { ...plan, lenses };
}

export const isAnythingAsked = ({ lenses }: Plan): boolean => lenses.some(({ asked }) => asked.length > 0);
