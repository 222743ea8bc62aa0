const CELLS = 21;

/** One position or two. `isThin`: they rest on little. */
type Mark = { positions: readonly number[]; scale: 'bipolar' | 'unipolar'; isThin?: boolean };

type Bar = Mark & { low: string | undefined; high: string | undefined };

/** A bar of characters: ● the impression, ○ where it is thin, ─ the rest. Readable wherever text is. */
export function drawBar({ low, high, ...mark }: Bar): string {
  return `${low ? `${low} ` : ''}${drawTrack(mark)}${high ? ` ${high}` : ''}`;
}

/** The bar without its poles. */
export function drawTrack({ positions, scale, isThin = false }: Mark): string {
  const cells = new Set(positions.map((position) => cell(scale === 'bipolar' ? (position + 100) / 2 : position)));
  return Array.from({ length: CELLS }, (_, index) => (cells.has(index) ? (isThin ? '○' : '●') : '─')).join('');
}

/** A track with nothing but what reaches from low to high, in percent of it. */
export function drawRange(range: { low: number; high: number }): string {
  return Array.from({ length: CELLS }, (_, index) =>
    index >= cell(range.low) && index <= cell(range.high) ? '━' : '─',
  ).join('');
}

/** Steps from nothing, the first ones filled. */
export const drawSteps = (filled: number, of: number): string => '━'.repeat(filled) + '─'.repeat(of - filled);

function cell(percent: number): number {
  return Math.round((Math.min(100, Math.max(0, percent)) / 100) * (CELLS - 1));
}
