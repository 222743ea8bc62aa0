import type { Chart, Track } from '@app/contract/blocks';

const CELLS = 21;

/** A track as text: ● is a point, ○ a hollow one, ━ a filled range, ─ the rest. */
export function writeTrack({ points = [], range, steps }: Track): string {
  if (steps) return '━'.repeat(steps.filled) + '─'.repeat(steps.of - steps.filled);
  const [from, to] = range?.map(cellAt) ?? [CELLS, 0];
  const dots = new Set(points.filter(({ isHollow }) => !isHollow).map(({ at }) => cellAt(at)));
  const rings = new Set(points.map(({ at }) => cellAt(at)));
  return Array.from({ length: CELLS }, (_, cell) => {
    if (dots.has(cell)) return '●';
    if (rings.has(cell)) return '○';
    return cell >= (from ?? CELLS) && cell <= (to ?? 0) ? '━' : '─';
  }).join('');
}

/** A track between the names of its ends. */
export const writeBar = (track: Track): string => `${lowOf(track)}${writeTrack(track)}${highOf(track)}`;

/** Aligns the tracks in columns, so that they form a chart in plain text. */
export function writeChart({ rows, form }: Chart): string {
  const width = (words: (row: Track) => string): number => Math.max(...rows.map((row) => words(row).length));
  const [label, low, high] = [width(labelOf), width(lowOf), width(highOf)];
  const lines = rows.map(
    (row) =>
      `${labelOf(row).padEnd(label)}  ${lowOf(row).padStart(low)}${writeTrack(row)}${highOf(row).padEnd(high)}  ${plain(row.value)}`,
  );
  return `\`\`\`chart${form ? ` ${form}` : ''}\n${lines.join('\n')}\n\`\`\``;
}

/** Text in a code block has no markup, so it must not end the block. */
const plain = (text = ''): string => text.replaceAll(/[\s`]+/g, ' ');
const labelOf = ({ label }: Track): string => plain(label);
const lowOf = ({ low }: Track): string => (low ? `${plain(low)} ` : '');
const highOf = ({ high }: Track): string => (high ? ` ${plain(high)}` : '');

const cellAt = (share: number): number => Math.round(share * (CELLS - 1));
