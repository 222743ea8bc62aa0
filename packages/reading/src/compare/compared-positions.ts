import type { Lens } from '@app/frameworks/framework';
import { symptomOrder } from '@app/frameworks/tables/agreement';
import { positionsOf, type Reading } from '../report.ts';

const STRENGTHS = 4;

/** The positions at which a reading is drawn, 0 to 100. Empty if its scale has only words. */
export function drawnPositionsOf({ scale }: Pick<Lens, 'scale'>, reading: Reading): number[] {
  if (scale === 'bipolar') return positionsOf(reading).map((position) => Math.round((position + 100) / 2));
  if (scale === 'unipolar') return positionsOf(reading);
  const { strength } = reading;
  return scale === 'strength' && strength !== undefined ? [(strength * 100) / STRENGTHS] : [];
}

/** The position that a comparison uses. A split reading has none, because its mean would describe nobody. */
export function comparedPositionOf(lens: Pick<Lens, 'scale'>, reading: Reading): number | undefined {
  if (lens.scale === 'symptom') return reading.label && symptomPositionOf(reading.label);
  const positions = drawnPositionsOf(lens, reading);
  return positions.length === 1 ? positions[0] : undefined;
}

const symptomPositionOf = (label: (typeof symptomOrder)[number]): number =>
  (symptomOrder.indexOf(label) * 100) / (symptomOrder.length - 1);
