import type { ChartForm } from '@app/frameworks/framework';

/** One line of a chart: a track of characters, what it is about, the words at its ends and its number. */
export type ChartRow = { label: string; track: string; value: string; low?: string; high?: string };

/** Tracks below one another, in columns, so that they are a chart wherever text is. `@app/document` draws them. */
export function renderChart(rows: ChartRow[], form?: ChartForm): string {
  const width = (words: (row: ChartRow) => string): number => Math.max(...rows.map((row) => words(row).length));
  const label = width((row) => row.label);
  const low = width(lowOf);
  const high = width(highOf);
  const lines = rows.map(
    (row) =>
      `${row.label.padEnd(label)}  ${lowOf(row).padStart(low)}${row.track}${highOf(row).padEnd(high)}  ${row.value}`,
  );
  return `\`\`\`chart${form ? ` ${form}` : ''}\n${lines.join('\n')}\n\`\`\``;
}

const lowOf = ({ low }: ChartRow): string => (low ? `${low} ` : '');
const highOf = ({ high }: ChartRow): string => (high ? ` ${high}` : '');
