import type { Block, Track } from '@app/contract/blocks';
import type { ComparedLens, ComparedRow, Comparison } from '@app/contract/comparisons';
import type { Lang } from '@app/words/languages';
import { type RenderWords, wordsOf } from '../render/words/words.ts';

/** A comparison as blocks, for files. The crisis card comes first. */
export function comparisonBlocks(comparison: Comparison, lang: Lang): Block[] {
  const words = wordsOf({ lang });
  const { help, title, headline, summary, lenses, notes } = comparison;
  return [
    ...(help ? [help] : []),
    { id: 'headline', type: 'headline', title },
    {
      id: 'summary',
      type: 'prose',
      runs: [{ text: words.frame.sentence(headline), strong: true }, { text: ` ${words.frame.paragraph(summary)}` }],
    },
    ...columnBlocks(words, comparison),
    ...lenses.flatMap((lens) => lensBlocks(words, comparison, lens, lenses.length > 1)),
    ...notes.map((text, index): Block => ({ id: `note-${index + 1}`, type: 'note', text })),
  ];
}

const columnBlocks = ({ comparison: says }: RenderWords, { columns }: Comparison): Block[] =>
  columns.map(({ label, opening, status, reason }, index) => {
    const state =
      status === 'done' ? undefined : says.states[status === 'queued' || status === 'running' ? 'open' : status];
    const facts = [state, reason, opening].filter((part) => part).map((part) => ({ text: ` · ${part}` }));
    return {
      id: `column-${index + 1}`,
      type: 'prose',
      item: 'bullet',
      runs: [{ text: label, strong: true }, ...facts],
    };
  });

function lensBlocks(words: RenderWords, comparison: Comparison, lens: ComparedLens, hasHeading: boolean): Block[] {
  const { key, title, rows } = lens;
  return [
    ...(hasHeading ? [{ id: `${key}:title`, type: 'title' as const, level: 2, text: title }] : []),
    ...spreadBlocks(words, lens),
    tableBlock(words, comparison, lens),
    ...rows.flatMap((row) => rowBlocks(words, comparison, row, { lens: key, level: hasHeading ? 3 : 2 })),
  ];
}

/** A chart of the positions of all readings: the range they span, with a point at their mean. */
function spreadBlocks({ comparison: says }: RenderWords, { key, rows }: ComparedLens): Block[] {
  const drawn = rows.flatMap(({ title, low, high, cells, mean, word }): Track[] => {
    const places = cells.flatMap((cell) => cell.places).map((place) => place / 100);
    if (mean === undefined || word === undefined || places.length < 2) return [];
    // A chart has little room, so what stands in brackets is left out, as in a report.
    const label = title.replace(/\s?[(（][^)）]*[)）]$/u, '');
    const points = [{ at: mean / 100, isHollow: false }];
    return [
      {
        label,
        points,
        range: [Math.min(...places), Math.max(...places)],
        value: word,
        ...(low && high && { low, high }),
      },
    ];
  });
  if (drawn.length === 0) return [];
  return [
    { id: `${key}:chart`, type: 'chart', rows: drawn },
    { id: `${key}:legend`, type: 'note', text: says.chart },
  ];
}

/** One line for each dimension: what each reading says, the mean and the word for agreement. */
function tableBlock({ comparison: says }: RenderWords, { columns }: Comparison, { key, rows }: ComparedLens): Block {
  const isMeasured = rows.some(({ agreement, mean }) => agreement ?? mean);
  // A column that read nothing is named above, with its reason.
  const shown = [...columns.keys()].filter((column) =>
    rows.some(({ cells }) => cells.some((cell) => cell.column === column)),
  );
  const head = [says.columns.scale, ...shown.map((column) => columns[column]?.label ?? '')];
  const lines = rows.map(({ title, cells, mean, word = '' }) => {
    const values = shown.map((column) => sayCell(cells.find((cell) => cell.column === column)));
    const measured = [mean === undefined ? '–' : String(mean), word || '–'];
    return [title, ...values, ...(isMeasured ? measured : [])];
  });
  const names = isMeasured ? [...head, says.columns.mean, says.columns.agreement] : head;
  return { id: `${key}:table`, type: 'table', columns: names, rows: lines };
}

/** The value in words and, if there is one, the position from 0 to 100. */
function sayCell(cell: ComparedRow['cells'][number] | undefined): string {
  if (!cell) return '–';
  const positions = cell.places.join(' / ');
  return [cell.value, positions && `(${positions})`].filter((part) => part).join(' ') || '–';
}

type Place = { lens: string; level: number };

function rowBlocks(words: RenderWords, { columns }: Comparison, row: ComparedRow, { lens, level }: Place): Block[] {
  if (row.quotes.length === 0) return [];
  const { comparison: says, frame } = words;
  const id = `${lens}.${row.key}`;
  const labelOf = (column: number): string => columns[column]?.label ?? '';
  const quotes = row.quotes.map(({ quote, columns: by }, index) => ({
    id: `${id}:q${index + 1}`,
    words: quote,
    shows: says.quotedBy(frame.clauses(by.map(labelOf))),
  }));
  return [
    ...quotes.map((quote): Block => ({ id: quote.id, type: 'quote', words: quote.words, start: 0, end: 0 })),
    {
      id,
      type: 'row',
      level,
      title: row.title,
      ...(row.word && { says: row.word }),
      prose: row.onlyBy === undefined ? [] : [[{ text: says.only(labelOf(row.onlyBy)) }]],
      quotes: quotes.map((quote) => ({ quote: quote.id, shows: quote.shows })),
      asides: [],
    },
  ];
}
