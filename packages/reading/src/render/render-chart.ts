import type { ChartForm } from '@app/frameworks/framework';

/** One line of a chart: a text track with its label, the pole names and its value. */
export type ChartRow = { label: string; track: string; value: string; low?: string; high?: string };

/** Aligns the tracks in columns, so that they form a chart in plain text. `@app/document` draws it. */
export function renderChart(rows: ChartRow[], form?: ChartForm | 'pair'): string {
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
