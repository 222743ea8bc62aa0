import type { Chart, Point, Track } from '@app/contract/blocks';

/** `label  low ──━━●━── high  value`, with everything but the track optional. */
const ROW =
  /^(?:(?<label>[^─━●○]+?) {2,})?(?:(?<low>[^─━●○]+) )?(?<cells>[─━●○]{3,64})(?: (?! )(?<high>[^─━●○]+?))?(?: {2,}(?<value>[^─━●○]+))?$/u;
const most = { points: 3, chars: 240, rows: 64 };

/** A code span such as `low ──━━●━── high`; undefined if it is not a bar. */
export function readOldBar(text: string): Track | undefined {
  const track = readRow(text);
  return track?.label === undefined && track?.value === undefined ? track : undefined;
}

/** The body of a fence; undefined if a line of it is no row. */
export function readOldChart(text: string, form?: Chart['form']): Chart | undefined {
  const lines = text
    .trimEnd()
    .split('\n')
    .slice(0, most.rows + 1);
  const rows = lines.flatMap((line) => readRow(line, form) ?? []);
  if (rows.length < lines.length || rows.length > most.rows) return undefined;
  return { rows, ...(form && { form }), isSigned: rows.some(({ value = '' }) => /^[+−-]\d/.test(value)) };
}

function readRow(line: string, form?: Chart['form']): Track | undefined {
  if (line.length > most.chars) return undefined;
  const { cells = '', ...words } = ROW.exec(line.trim())?.groups ?? {};
  const at = (cell: number): number => cell / (cells.length - 1);
  const marks = [...cells.matchAll(/[●○]/g)];
  if (!cells || marks.length > most.points) return undefined;
  const track: Track = Object.fromEntries(
    Object.entries(words).flatMap(([name, text]) => (text ? [[name, text.trim()]] : [])),
  );
  if (form === 'steps') return { ...track, steps: { filled: cells.split('━').length - 1, of: cells.length } };
  if (cells.includes('━')) track.range = [at(cells.indexOf('━')), at(cells.lastIndexOf('━'))];
  const points = marks.map(({ 0: mark, index }): Point => ({ at: at(index), isHollow: mark === '○' }));
  return { ...track, ...(points.length > 0 && { points }) };
}
