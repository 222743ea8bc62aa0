/** One line of the result. A row without a goal explains the others. */
export type BenchRow = { metric: string; figure: string; goal?: string; isReached?: boolean; limit?: string };

export function renderTable(rows: BenchRow[]): string {
  return [
    '| metric | figure | goal | reached | what limits it |',
    '|---|---|---|---|---|',
    ...rows.map(
      ({ metric, figure, goal, isReached, limit }) =>
        `| ${metric} | ${figure} | ${goal ?? ''} | ${isReached === undefined ? '' : isReached ? 'yes' : 'no'} | ${limit ?? ''} |`,
    ),
  ].join('\n');
}
