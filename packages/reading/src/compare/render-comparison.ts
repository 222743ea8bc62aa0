import type { ComparedLens, ComparedRow, Comparison } from '@app/contract/comparisons';
import type { Lang } from '@app/words/languages';
import { toInlineQuote } from '../check/prose.ts';
import { drawSpread } from '../render/draw-bar.ts';
import { renderChart } from '../render/render-chart.ts';
import { type RenderWords, wordsOf } from '../render/words/words.ts';

/** A comparison as Markdown, for files. */
export function renderComparison(comparison: Comparison, lang: Lang): string {
  const words = wordsOf({ lang });
  const { card, title, headline, summary, lenses, notes } = comparison;
  const hasLenses = lenses.length > 1;
  return [
    ...(card ? [card] : []),
    `# ${title}`,
    `**${words.frame.sentence(headline)}** ${words.frame.paragraph(summary)}`,
    renderColumns(words, comparison),
    ...lenses.map((lens) => renderLens(words, comparison, lens, hasLenses)),
    ...notes.map((note) => `*${note}*`),
  ].join('\n\n');
}

function renderColumns({ comparison: says }: RenderWords, { columns }: Comparison): string {
  const lines = columns.map(({ label, opening, status, reason }) => {
    const state =
      status === 'done' ? undefined : says.states[status === 'queued' || status === 'running' ? 'open' : status];
    const facts = [state, reason, opening && toInlineQuote(opening)].filter((part) => part);
    return `- **${label}**${facts.length > 0 ? ` · ${facts.join(' · ')}` : ''}`;
  });
  return lines.join('\n');
}

function renderLens(
  words: RenderWords,
  comparison: Comparison,
  { title, rows }: ComparedLens,
  hasHeading: boolean,
): string {
  return [
    ...(hasHeading ? [`## ${title}`] : []),
    ...renderSpread(words, rows),
    renderTable(words, comparison, rows),
    ...rows.flatMap((row) => renderRow(words, comparison, row, hasHeading ? 3 : 2)),
  ].join('\n\n');
}

/** A chart of the positions of all readings. */
function renderSpread({ comparison: says }: RenderWords, rows: readonly ComparedRow[]): string[] {
  const drawn = rows.flatMap(({ title, low, high, cells, mean, word }) => {
    const positions = cells.flatMap((cell) => cell.places);
    if (mean === undefined || word === undefined || positions.length < 2) return [];
    // A chart has little room, so what stands in brackets is left out, as in a report.
    const label = title.replace(/\s?[(（][^)）]*[)）]$/u, '');
    return [{ label, track: drawSpread(positions, mean), value: word, ...(low && high && { low, high }) }];
  });
  return drawn.length > 0 ? [renderChart(drawn), `*${says.chart}*`] : [];
}

/** One line for each dimension: what each reading says, the mean and the word for agreement. */
function renderTable({ comparison: says }: RenderWords, { columns }: Comparison, rows: readonly ComparedRow[]): string {
  const isMeasured = rows.some(({ agreement, mean }) => agreement ?? mean);
  const line = (cells: readonly string[]): string => `| ${cells.map(toCell).join(' | ')} |`;
  // A column that read nothing is named above, with its reason.
  const shown = [...columns.keys()].filter((column) =>
    rows.some(({ cells }) => cells.some((cell) => cell.column === column)),
  );
  const head = [says.columns.scale, ...shown.map((column) => columns[column]?.label ?? '')];
  const names = isMeasured ? [...head, says.columns.mean, says.columns.agreement] : head;
  const lines = rows.map(({ title, cells, mean, word = '' }) => {
    const values = shown.map((column) => sayCell(cells.find((cell) => cell.column === column)));
    const measured = [mean === undefined ? '' : String(mean), word];
    return line([title, ...values, ...(isMeasured ? measured : [])]);
  });
  return [line(names), line(names.map(() => '---')), ...lines].join('\n');
}

/** The value in words and, if there is one, the position from 0 to 100. */
function sayCell(cell: ComparedRow['cells'][number] | undefined): string {
  if (!cell) return '–';
  const positions = cell.places.join(' / ');
  return [cell.value, positions && `(${positions})`].filter((part) => part).join(' ');
}

const toCell = (text: string): string => toInlineQuote(text).replaceAll('|', '/') || '–';

function renderRow(words: RenderWords, { columns }: Comparison, row: ComparedRow, level: number): string[] {
  if (row.quotes.length === 0) return [];
  const { comparison: says } = words;
  const labelOf = (column: number): string => columns[column]?.label ?? '';
  const quotes = row.quotes.map(
    ({ quote, columns: by }) =>
      `> ${words.quote(toInlineQuote(quote))}\n>\n> ${says.quotedBy(words.frame.clauses(by.map(labelOf)))}`,
  );
  const only = row.onlyBy === undefined ? [] : [says.only(labelOf(row.onlyBy))];
  return [`${'#'.repeat(level)} ${words.titled(row.title, row.word ?? '')}`, ...only, ...quotes];
}
