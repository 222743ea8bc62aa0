import type { InputKind } from '@app/frameworks/framework';
import { certainty, type ValidityKey } from '@app/frameworks/tables/certainty';

export type CertaintyScale = 'bipolar' | 'unipolar';

/**
 * The share of the best published accuracy that a sample of this length reaches, linear in log(words) between the
 * knots.
 */
export function sampleFactor(words: number): number {
  const knots = certainty.sampleFactor;
  const next = knots.findIndex((knot) => words <= knot.words);
  const above = knots[next];
  const below = knots[next - 1];
  if (!above) return 1;
  if (!below) return 0;
  const share = Math.log(words / below.words) / Math.log(above.words / below.words);
  return below.factor + share * (above.factor - below.factor);
}

/** The best published correlation of such readings with a questionnaire; undefined if none is published. */
export function publishedR(validity: ValidityKey | undefined, kind: InputKind): number | undefined {
  return validity === undefined || kind === 'video' ? undefined : certainty.validityCap[validity][kind];
}

/**
 * How many of ten people with such material a questionnaire puts on the same side of the middle. For two measures with
 * correlation r the share is 1/2 + asin(r)/π.
 */
export function sameSideInTen(sample: { validity: ValidityKey; kind: InputKind; words: number }): number | undefined {
  const best = publishedR(sample.validity, sample.kind);
  if (best === undefined) return undefined;
  // The published figure is for a single picture, so no length factor applies.
  const r = sample.kind === 'text' ? best * sampleFactor(sample.words) : best;
  return Math.round(10 * (0.5 + Math.asin(r) / Math.PI));
}
