import type { Lens } from '@app/frameworks/framework';
import { symptomOrder } from '@app/frameworks/tables/agreement';
import { positionsOf, type Reading } from '../report.ts';

const STRENGTHS = 4;

/** Where a reading is drawn, 0 to 100. None where its scale has words only. */
export function drawnPlacesOf({ scale }: Pick<Lens, 'scale'>, reading: Reading): number[] {
  if (scale === 'bipolar') return positionsOf(reading).map((position) => Math.round((position + 100) / 2));
  if (scale === 'unipolar') return positionsOf(reading);
  const { strength } = reading;
  return scale === 'strength' && strength !== undefined ? [(strength * 100) / STRENGTHS] : [];
}

/** Where it stands for a comparison. A split reading stands nowhere: its mean would describe nobody. */
export function comparedPlaceOf(lens: Pick<Lens, 'scale'>, reading: Reading): number | undefined {
  if (lens.scale === 'symptom') return reading.label && symptomPlaceOf(reading.label);
  const places = drawnPlacesOf(lens, reading);
  return places.length === 1 ? places[0] : undefined;
}

const symptomPlaceOf = (label: (typeof symptomOrder)[number]): number =>
  (symptomOrder.indexOf(label) * 100) / (symptomOrder.length - 1);
