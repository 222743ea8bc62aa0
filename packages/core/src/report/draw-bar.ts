import type { PersonBand } from './certainty.ts';

const CELLS = 21;

type Mark = { position: number; scale: 'bipolar' | 'unipolar'; band?: PersonBand | undefined };

type Bar = Mark & { low: string | undefined; high: string | undefined };

/** A bar of characters: ● the impression, ━ where the person is likely to be, ─ the rest. Readable wherever text is. */
export function drawBar({ low, high, ...mark }: Bar): string {
  return `${low ? `${low} ` : ''}${drawTrack(mark)}${high ? ` ${high}` : ''}`;
}

/** The bar without its poles. */
export function drawTrack({ position, scale, band }: Mark): string {
  const impression = cell(scale === 'bipolar' ? (position + 100) / 2 : position);
  const track = drawRange(band);
  return `${track.slice(0, impression)}●${track.slice(impression + 1)}`;
}

/** A track with nothing but what reaches from low to high, in percent of it. */
export function drawRange(range: { low: number; high: number } | undefined): string {
  return Array.from({ length: CELLS }, (_, index) =>
    range && index >= cell(range.low) && index <= cell(range.high) ? '━' : '─',
  ).join('');
}

function cell(percent: number): number {
  return Math.round((Math.min(100, Math.max(0, percent)) / 100) * (CELLS - 1));
}
