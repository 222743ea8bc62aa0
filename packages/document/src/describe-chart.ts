import type { Chart, Point, Track } from './read-chart.ts';

/**
 * A chart in words, one sentence a row, for those who cannot see it. Numbers are those that stand in it as text; where
 * something lies is said only roughly, because a line of characters knows no better.
 */
export function describeChart({ rows }: Chart): string {
  return rows.map(describeRow).join(' ');
}

function describeRow(row: Track): string {
  const { label, low, high, value } = row;
  const name = label ?? [low, high].filter((pole) => pole).join(' to ');
  const says = [...(value === undefined ? [] : [value]), ...describeMarks(row)].join(', ');
  return `${[name, says].filter((part) => part).join(': ') || 'An empty line'}.`;
}

function describeMarks(row: Track): string[] {
  const { low, high, value, points, range } = row;
  // A number without poles says by itself where the mark is.
  const isSaid = value !== undefined && low === undefined && high === undefined;
  if (!points) return range && !isSaid ? [describeReach(row, range)] : [];
  return [...(isSaid ? [] : [describePoints(row, points)]), ...(range ? [describeRange(row, range)] : [])];
}

function describePoints(row: Track, points: readonly Point[]): string {
  const places = points.map(({ at, isHollow }) => {
    const place = placeOf(row, at);
    return `${place.endsWith('end') ? 'at' : 'in'} ${place}${isHollow ? ' (thin)' : ''}`;
  });
  return `${places.length > 1 ? 'two points, ' : ''}${places.join(' and ')}`;
}

function describeRange(row: Track, [from, to]: [number, number]): string {
  const [first, last] = [placeOf(row, from), placeOf(row, to)];
  return first === last ? `likely range within ${first}` : `likely range from ${first} to ${last}`;
}

function placeOf({ low, high }: Track, place: number): string {
  if (place > 0.4 && place < 0.6) return 'the middle';
  if (place < 0.5) return `the ${low ?? 'low'} ${place <= 0.1 ? 'end' : 'half'}`;
  return `the ${high ?? 'high'} ${place >= 0.9 ? 'end' : 'half'}`;
}

const shares: readonly (readonly [number, string])[] = [
  [0, 'nothing'],
  [0.1, 'about a tenth'],
  [0.25, 'about a quarter'],
  [0.33, 'about a third'],
  [0.5, 'about half'],
  [0.67, 'about two thirds'],
  [0.75, 'about three quarters'],
  [0.9, 'about nine tenths'],
  [1, 'all'],
];

function describeReach({ low = 'low', high = 'high' }: Track, [from, to]: [number, number]): string {
  const start = from === 0 ? '' : `from ${shareOf(from)} to `;
  return `${start}${shareOf(to)} of the way from ${low} to ${high}`;
}

function shareOf(place: number): string {
  const distance = ([share]: readonly [number, string]): number => Math.abs(share - place);
  return shares.reduce((best, next) => (distance(next) < distance(best) ? next : best))[1];
}
