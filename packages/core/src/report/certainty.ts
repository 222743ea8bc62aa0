import type { InputKind } from '@app/frameworks/framework';
import { certainty, type ValidityKey } from '@app/frameworks/tables/certainty';

export type Scale = 'bipolar' | 'unipolar';

/** Percentiles, 0 to 100: eight in ten people whose material reads like this lie between low and high. */
export type PersonBand = { centre: number; low: number; high: number; aboveAverageInTen: number };

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

/** The correlation with a questionnaire that such a reading can hope for. For a video `words` counts the transcript. */
export function effectiveR(sample: { validity: ValidityKey; kind: InputKind; words: number }): number {
  const caps = certainty.validityCap[sample.validity];
  switch (sample.kind) {
    case 'text':
      return caps.text * sampleFactor(sample.words);
    // The published figure is for one picture, which has no length.
    case 'image':
      return caps.image;
    // Silent or not, a video shows at least what one of its pictures shows.
    case 'video':
      return Math.max(caps.image, caps.video * sampleFactor(sample.words));
  }
}

/** What a reading may say about the person, drawn to the middle as far as it is uncertain; undefined when not enough. */
export function personBand(reading: { effectiveR: number; position: number; scale: Scale }): PersonBand | undefined {
  if (reading.effectiveR < certainty.floor) return undefined;
  const r = Math.min(reading.effectiveR, MAX_R);
  const spread = Math.sqrt(1 - r * r);
  const centre = r * normalQuantile(toShare(reading));
  const halfWidth = Z_80 * spread;
  return {
    centre: toPercentile(centre),
    low: toPercentile(centre - halfWidth),
    high: toPercentile(centre + halfWidth),
    aboveAverageInTen: Math.round(10 * normalCdf(centre / spread)),
  };
}

/** The share of a standard normal distribution below z. Hart's rational approximation, good to 14 digits. */
export function normalCdf(z: number): number {
  const distance = Math.abs(z);
  const tail =
    distance > FARTHEST ? 0 : (density(distance) * polynomial(HART_TOP, distance)) / polynomial(HART_BOTTOM, distance);
  return z > 0 ? 1 - tail : tail;
}

/** The z with this share below it, for shares strictly between 0 and 1. */
export function normalQuantile(share: number): number {
  let z = 0;
  // From the middle the curve only flattens, so Newton's steps never overshoot.
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const correction = ((share - normalCdf(z)) * ROOT_TWO_PI) / density(z);
    z += correction;
    if (Math.abs(correction) < PRECISION) break;
  }
  return z;
}

/** Half the width, in standard deviations, of what holds eight in ten. */
const Z_80 = 1.2816;
/** No reading is perfect, and the arithmetic divides by what is missing. */
const MAX_R = 0.99;
/** A position at the very end of its bar would be infinitely far out. */
const OUTERMOST = 0.01;
/** Further out less than one in 10^11 is left. */
const FARTHEST = 7;
const MAX_STEPS = 60;
const PRECISION = 1e-13;
const ROOT_TWO_PI = Math.sqrt(2 * Math.PI);

const HART_TOP = [
  3.52624965998911e-2, 0.700383064443688, 6.37396220353165, 33.912866078383, 112.079291497871, 221.213596169931,
  220.206867912376,
];
const HART_BOTTOM = [
  8.83883476483184e-2, 1.75566716318264, 16.064177579207, 86.7807322029461, 296.564248779674, 637.333633378831,
  793.826512519948, 440.413735824752,
];

const polynomial = (coefficients: number[], x: number): number => coefficients.reduce((sum, next) => sum * x + next, 0);
/** Without the constant factor. */
const density = (z: number): number => Math.exp((-z * z) / 2);
const toPercentile = (z: number): number => 100 * normalCdf(z);

function toShare({ position, scale }: { position: number; scale: Scale }): number {
  const share = scale === 'unipolar' ? position / 100 : (position + 100) / 200;
  return Math.min(1 - OUTERMOST, Math.max(OUTERMOST, share));
}
