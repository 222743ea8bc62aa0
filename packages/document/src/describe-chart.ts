import type { Chart, ChartShape, Point, Track } from '@app/contract/blocks';

/** The texts of a chart description, in the report's language. Poles are the names at the ends of a row. */
export type ChartDescriptionWords = {
  row: (says: string) => string;
  titled: (name: string, says: string) => string;
  clauses: (parts: readonly string[]) => string;
  empty: string;
  poles: (low: string, high: string) => string;
  low: string;
  high: string;
  inMiddle: string;
  atEnd: (pole: string) => string;
  inHalf: (pole: string) => string;
  thin: (place: string) => string;
  twoPoints: (one: string, other: string) => string;
  middle: string;
  end: (pole: string) => string;
  half: (pole: string) => string;
  rangeWithin: (place: string) => string;
  rangeBetween: (from: string, to: string) => string;
  shares: readonly string[];
  reach: (share: string, low: string, high: string) => string;
  reachFrom: (from: string, to: string, low: string, high: string) => string;
};

/**
 * Describes a chart in words, one sentence per row, for screen readers. Numbers are those written in the chart;
 * positions are described only roughly, because a text track is no more precise.
 */
export function describeChart({ rows, form }: Chart, words: ChartDescriptionWords): string {
  return rows.map((row) => describeRow(row, words, form)).join(' ');
}

function describeRow(row: Track, words: ChartDescriptionWords, form: ChartShape | undefined): string {
  const { label, low, high, value } = row;
  const name = label ?? (low && high ? words.poles(low, high) : (low ?? high ?? ''));
  const says = words.clauses([...(value === undefined ? [] : [value]), ...describeMarks(row, words, form)]);
  return words.row((name && says ? words.titled(name, says) : name || says) || words.empty);
}

function describeMarks(row: Track, words: ChartDescriptionWords, form: ChartShape | undefined): string[] {
  const { low, high, value, points, range } = row;
  // The value says how far the two views lie apart; their numbers are in the table below.
  if (form === 'pair') return [];
  // A number without poles already states the position; a verbal value for a single point does so too, by its own
  // bounds. On axes the value only states how clear a side is, so the position is described as well.
  const isInWords = value !== undefined && !/\p{N}/u.test(value) && points?.length === 1 && form !== 'axes';
  const isSaid = isInWords || (value !== undefined && low === undefined && high === undefined);
  if (!points) return range && !isSaid ? [describeReach(row, range, words)] : [];
  return [
    ...(isSaid ? [] : [describePoints(row, points, words)]),
    ...(range ? [describeRange(row, range, words)] : []),
  ];
}

function describePoints(row: Track, points: readonly Point[], words: ChartDescriptionWords): string {
  const { inMiddle: middle, atEnd: end, inHalf: half } = words;
  const [one = '', other] = points.map(({ at, isHollow }) => {
    const place = placeOf(row, at, { ...words, middle, end, half });
    return isHollow ? words.thin(place) : place;
  });
  return other === undefined ? one : words.twoPoints(one, other);
}

function describeRange(row: Track, [from, to]: [number, number], words: ChartDescriptionWords): string {
  const [first, last] = [placeOf(row, from, words), placeOf(row, to, words)];
  return first === last ? words.rangeWithin(first) : words.rangeBetween(first, last);
}

type Places = Pick<ChartDescriptionWords, 'low' | 'high' | 'middle' | 'end' | 'half'>;

function placeOf({ low, high }: Track, place: number, words: Places): string {
  if (place > 0.4 && place < 0.6) return words.middle;
  const pole = place < 0.5 ? (low ?? words.low) : (high ?? words.high);
  return place <= 0.1 || place >= 0.9 ? words.end(pole) : words.half(pole);
}

const shares = [0, 0.1, 0.25, 0.33, 0.5, 0.67, 0.75, 0.9, 1];

function describeReach({ low, high }: Track, [from, to]: [number, number], words: ChartDescriptionWords): string {
  const [start, end] = [low ?? words.low, high ?? words.high];
  const reached = shareOf(to, words);
  return from === 0 ? words.reach(reached, start, end) : words.reachFrom(shareOf(from, words), reached, start, end);
}

function shareOf(place: number, words: ChartDescriptionWords): string {
  const distance = (share: number): number => Math.abs(share - place);
  const nearest = shares.reduce((best, next) => (distance(next) < distance(best) ? next : best));
  return words.shares[shares.indexOf(nearest)] ?? '';
}
