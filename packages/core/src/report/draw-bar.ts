import type { PersonBand } from './certainty.ts';

const CELLS = 21;

type Bar = {
  position: number;
  scale: 'bipolar' | 'unipolar';
  band: PersonBand | undefined;
  low: string | undefined;
  high: string | undefined;
};

/** A bar of characters: ● the impression, ━ where the person is likely to be, ─ the rest. Readable wherever text is. */
export function drawBar({ position, scale, band, low, high }: Bar): string {
  const impression = cell(scale === 'bipolar' ? (position + 100) / 2 : position);
  const track = Array.from({ length: CELLS }, (_, index) => {
    if (index === impression) return '●';
    return band && index >= cell(band.low) && index <= cell(band.high) ? '━' : '─';
  });
  return `${low ? `${low} ` : ''}${track.join('')}${high ? ` ${high}` : ''}`;
}

function cell(percent: number): number {
  return Math.round((Math.min(100, Math.max(0, percent)) / 100) * (CELLS - 1));
}
