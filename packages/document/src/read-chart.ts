import type { Chart, ChartShape, Track } from '@app/contract/blocks';

const forms = ['axes', 'pair', 'steps', 'wheel', 'hexagon'] as const satisfies readonly ChartShape[];

const CELLS = /[─━●○]{3,}/;
const MAX_POINTS = 2;
/** A split result, and the other view. */
const MAX_OF_PAIR = 3;
const MAX_CELLS = 64;
const MAX_LINE_CHARS = 240;
const MAX_ROWS = 64;

/** Parses a code span such as `low ──━━●━── high`; undefined if it is not a bar. */
export function readBar(text: string): Track | undefined {
  const track = readRow(text);
  return track && track.label === undefined && track.value === undefined ? track : undefined;
}

/** Parses a fenced block whose info string is `chart`, or `chart` and a form. */
export function readFence(info: string | undefined, text: string): Chart | undefined {
  const [name, second, ...others] = (info ?? '').split(' ');
  const form = forms.find((one) => one === second);
  if (name !== 'chart' || others.length > 0 || (second !== undefined && !form)) return undefined;
  return readChart(text, form);
}

/**
 * Parses the body of a `chart` fence: one `label low ──━━●━── high value` per line, with everything but the track
 * optional. Undefined if any line is not a row; the block is then shown as text.
 */
export function readChart(text: string, form?: ChartShape): Chart | undefined {
  if (text.length > MAX_ROWS * (MAX_LINE_CHARS + 1)) return undefined;
  const lines = text.trimEnd().split('\n');
  if (lines.length > MAX_ROWS) return undefined;
  const rows = lines.flatMap((line) => readRow(line, form) ?? []);
  if (rows.length < lines.length) return undefined;
  const isSigned = rows.some(({ value = '' }) => /^[+−-]\d/.test(value));
  return { rows, ...(form && { form }), ...(isSigned && { isSigned }) };
}

/** One space separates the track from its pole names; two or more separate those from label and value. */
function readRow(line: string, form?: ChartShape): Track | undefined {
  if (line.length > MAX_LINE_CHARS || line.includes('\n')) return undefined;
  const text = line.trim();
  const found = CELLS.exec(text);
  if (!found) return undefined;
  const [cells] = found;
  const before = readSide(text.slice(0, found.index), (parts) => parts);
  const after = readSide(text.slice(found.index + cells.length), (parts) => parts.toReversed());
  const marks = readCells(cells, form === 'pair' ? MAX_OF_PAIR : MAX_POINTS);
  if (!before || !after || !marks) return undefined;
  return {
    ...(before.far && { label: before.far }),
    ...(before.near && { low: before.near }),
    ...(after.near && { high: after.near }),
    ...(after.far && { value: after.far }),
    ...(form === 'steps' ? { steps: { filled: cells.split('━').length - 1, of: cells.length } } : marks),
  };
}

/** Parses the text on one side of the track; `inward` orders the parts from the outermost to the innermost. */
function readSide(
  text: string,
  inward: (parts: string[]) => string[],
): { far?: string | undefined; near?: string | undefined } | undefined {
  if (text === '') return {};
  const words = text.trim();
  const gap = text.length - words.length;
  if (gap === 0 || /[─━●○]/.test(words)) return undefined;
  const parts = inward(words.split(/ {2,}/));
  const [first, second] = parts;
  if (gap > 1) return parts.length === 1 ? { far: first } : undefined;
  if (parts.length > 2) return undefined;
  return parts.length === 1 ? { near: first } : { far: first, near: second };
}

function readCells(cells: string, mostPoints: number): Pick<Track, 'points' | 'range'> | undefined {
  const at = (cell: number): number => cell / (cells.length - 1);
  const points = [...cells.matchAll(/[●○]/g)].map(({ 0: mark, index }) => ({ at: at(index), isHollow: mark === '○' }));
  if (cells.length > MAX_CELLS || points.length > mostPoints) return undefined;
  return {
    ...(points.length > 0 && { points }),
    ...(cells.includes('━') && { range: [at(cells.indexOf('━')), at(cells.lastIndexOf('━'))] }),
  };
}
