import type { InputKind } from '@app/frameworks/framework';
import { certainty, type ValidityKey } from '@app/frameworks/tables/certainty';

export type Scale = 'bipolar' | 'unipolar';

/** How much of the best published accuracy a sample of this length reaches: linear in log(words) between the knots. */
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

/** The best published correlation of such readings with a questionnaire; undefined where none was published. */
export function publishedR(validity: ValidityKey | undefined, kind: InputKind): number | undefined {
  return validity === undefined || kind === 'video' ? undefined : certainty.validityCap[validity][kind];
}

/**
 * Of ten people whose material reads like this, how many a questionnaire puts on the same side of the middle: for two
 * measures that correlate r, the share is 1/2 + asin(r)/π.
 */
export function sameSideInTen(sample: { validity: ValidityKey; kind: InputKind; words: number }): number | undefined {
  const best = publishedR(sample.validity, sample.kind);
  if (best === undefined) return undefined;
  // The figure for a picture is for one picture, which has no length.
  const r = sample.kind === 'text' ? best * sampleFactor(sample.words) : best;
  return Math.round(10 * (0.5 + Math.asin(r) / Math.PI));
}
