const CELLS = 21;

/** One or two positions. `isThin`: they rest on few statements. */
type Mark = { positions: readonly number[]; scale: 'bipolar' | 'unipolar'; isThin?: boolean };

type Bar = Mark & { low: string | undefined; high: string | undefined };

/** A text bar: ● is the position, ○ a position with thin support, ─ the rest. It is readable as plain text. */
export function drawBar({ low, high, ...mark }: Bar): string {
  return `${low ? `${low} ` : ''}${drawTrack(mark)}${high ? ` ${high}` : ''}`;
}

/** The bar without its pole names. */
export function drawTrack({ positions, scale, isThin = false }: Mark): string {
  const cells = new Set(positions.map((position) => cell(scale === 'bipolar' ? (position + 100) / 2 : position)));
  return Array.from({ length: CELLS }, (_, index) => (cells.has(index) ? (isThin ? '○' : '●') : '─')).join('');
}

/** A track that fills the range from low to high, in percent. */
export function drawRange(range: { low: number; high: number }): string {
  return Array.from({ length: CELLS }, (_, index) =>
    index >= cell(range.low) && index <= cell(range.high) ? '━' : '─',
  ).join('');
}

/** A track filled from the lowest to the highest position, with a point at the mean. */
export function drawSpread(positions: readonly number[], mean: number): string {
  const [low, high] = [cell(Math.min(...positions)), cell(Math.max(...positions))];
  return Array.from({ length: CELLS }, (_, index) => {
    if (index === cell(mean)) return '●';
    return index >= low && index <= high ? '━' : '─';
  }).join('');
}

/** A track with filled points for one view and a hollow one for the other, and the range between two single points. */
export function drawPair(filled: readonly number[], hollow: number): string {
  const [dots, ring] = [new Set(filled.map(cell)), cell(hollow)];
  const [one = ring] = dots;
  const reach = dots.size === 1 ? [Math.min(one, ring), Math.max(one, ring)] : [ring, ring];
  return Array.from({ length: CELLS }, (_, index) => {
    if (dots.has(index)) return '●';
    if (index === ring) return '○';
    return index >= (reach[0] ?? ring) && index <= (reach[1] ?? ring) ? '━' : '─';
  }).join('');
}

/** A track of steps with the first `filled` ones filled. */
export const drawSteps = (filled: number, of: number): string => '━'.repeat(filled) + '─'.repeat(of - filled);

function cell(percent: number): number {
  return Math.round((Math.min(100, Math.max(0, percent)) / 100) * (CELLS - 1));
}
