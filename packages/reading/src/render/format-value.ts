import { type Dimension, isBarScale, type Lens } from '@app/frameworks/framework';
import { MBTI_LETTER_ABOVE } from '@app/frameworks/tables/mbti-types';
import { toSigned } from '../derive/positions.ts';
import { isNotSeen, positionsOf, type Reading } from '../report.ts';
import type { RenderWords } from './words/words.ts';

/** Up to 10 from the middle a position has no side, up to 60 it leans to a side, beyond that the side is clear. */
const MIDDLE_UP_TO = 10;
const LEANS_UP_TO = 60;

/** The key of the band for a size. Bipolar positions are measured from the middle. */
export const bandOf = ({ bands = [] }: Lens, size: number): string | undefined =>
  bands.find(({ from, to }) => size >= from && size <= to)?.key;

/** The value of a reading in a word or two; empty for a plain mention. */
export function formatValue(words: RenderWords, lens: Lens, dimension: Dimension, reading: Reading): string {
  const { strength, label, points, position, gist } = reading;
  const { values } = words;
  if (gist) return gist;
  if (label) return values.symptoms[label];
  if (strength !== undefined) return values.strengths[strength] ?? '';
  if (isNotSeen(lens, reading)) return values.notSeen;
  if (points) return values.twoPoints;
  return position === undefined ? '' : sayPosition(words, lens, dimension, position);
}

function sayPosition(words: RenderWords, lens: Lens, dimension: Dimension, position: number): string {
  const { values, names } = words;
  if (!isBarScale(lens.scale)) return '';
  const { low, high } = names.dimension(lens, dimension);
  const fromMiddle = toSigned(position, lens.scale);
  const pole = fromMiddle < 0 ? low : high;
  if (lens.scale === 'bipolar' && lens.bands) return sayBand(words, lens, fromMiddle, pole);
  const band = bandOf(lens, position);
  if (band === undefined) return sayUnbanded(words, position, fromMiddle, pole);
  const leaning = { low, high }[band];
  return leaning === undefined ? names.band(lens, band) : values.leans(leaning);
}

function sayUnbanded({ values }: RenderWords, position: number, fromMiddle: number, pole: string | undefined): string {
  if (pole === undefined) return values.amounts[Math.min(4, Math.floor(position / 20))] ?? '';
  if (Math.abs(fromMiddle) <= MIDDLE_UP_TO) return values.middle;
  return Math.abs(fromMiddle) <= LEANS_UP_TO ? values.leans(pole) : values.clearly(pole);
}

function sayBand(words: RenderWords, lens: Lens, position: number, pole = ''): string {
  const clarity = formatClarity(words, lens, position);
  return isOpen(lens, position) || bandOf(lens, Math.abs(position)) === 'balanced'
    ? clarity
    : words.values.toward(pole, clarity);
}

const isOpen = (lens: Lens, position: number): boolean =>
  lens.derive?.includes('mbti-type') === true && Math.abs(position) <= MBTI_LETTER_ABOVE;

/** How clearly a position is on its side, without naming the side. */
export function formatClarity({ values, names }: RenderWords, lens: Lens, position: number): string {
  return isOpen(lens, position) ? values.open : names.band(lens, bandOf(lens, Math.abs(position)) ?? '');
}

/**
 * The distance from the middle and the pole; 0 when the position has no side, undefined when there are no poles or two
 * points.
 */
export function sideOf(
  words: RenderWords,
  lens: Lens,
  dimension: Dimension,
  reading: Reading,
): { distance: number; pole: string } | undefined {
  const [position, other] = positionsOf(reading);
  const { low, high } = words.names.dimension(lens, dimension);
  if (position === undefined || other !== undefined || !isBarScale(lens.scale) || !low || !high) return undefined;
  const fromMiddle = toSigned(position, lens.scale);
  const isMiddle = Math.abs(fromMiddle) <= MIDDLE_UP_TO || bandOf(lens, position) === 'middle';
  return { distance: isMiddle ? 0 : Math.abs(fromMiddle), pole: fromMiddle < 0 ? low : high };
}
