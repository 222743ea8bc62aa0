import { type Dimension, isBarScale, type Lens } from '@app/frameworks/framework';
import { mbtiPairs } from '@app/frameworks/tables/mbti-types';
import { isThin } from '../derive/item-scores.ts';
import { drawTrack } from './draw-bar.ts';
import { type ChartRow, renderChart } from './render-chart.ts';
import { isNotSeen, positionsOf, type Reading } from '../report.ts';
import { signed } from './signed.ts';

/** Fewer are seen at a glance where they stand. */
const FEWEST_BARS = 3;

/** All bars of a lens below one another, after its readings. */
export function renderOverview(lens: Lens, readings: Reading[]): string {
  const rows = readings.flatMap((reading) => rowOf(lens, reading) ?? []);
  return rows.length < FEWEST_BARS ? '' : `**The bars above at a glance:**\n\n${renderChart(rows)}`;
}

function rowOf(lens: Lens, reading: Reading): ChartRow | undefined {
  const { scale, dimensions } = lens;
  const dimension = dimensions.find((one) => one.key === reading.key);
  const positions = positionsOf(reading);
  if (!dimension || reading.state !== 'read' || positions.length === 0 || !isBarScale(scale)) return undefined;
  if (isNotSeen(lens, reading)) {
    return { label: dimension.title, track: drawTrack({ positions: [], scale }), value: 'not seen' };
  }
  const isHollow = reading.items !== undefined && isThin(reading.items);
  const value = positions.map((position) => (scale === 'bipolar' ? signed(position) : String(position))).join(' and ');
  return {
    label: dimension.title,
    track: drawTrack({ positions, scale, isThin: isHollow }),
    value: isHollow ? `${value}, thin` : value,
    // From little to much the name alone says what there is much of.
    ...(scale === 'bipolar' && shortPoles(dimension)),
  };
}

/** The letter where a pole has one, or its name without the explanation behind it. */
function shortPoles({ key, low = '', high = '' }: Dimension): { low: string; high: string } {
  const letters = mbtiPairs.find((pair) => pair.key === key);
  return { low: letters?.low ?? nameOf(low), high: letters?.high ?? nameOf(high) };
}

const nameOf = (pole: string): string => pole.replace(/:.*/, '');
