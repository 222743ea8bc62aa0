import type { ComparedQuote, ComparedRow, Comparison } from '@app/contract/comparisons';
import type { OpinionWords } from '@app/words/catalogue';
import type { ReactNode } from 'react';
import { Mark } from './mark.tsx';

type Props = { row: ComparedRow; comparison: Comparison; words: OpinionWords };

/** The quotes of one row: those of several readings first, then those of one. */
export function RowQuotes({ row, comparison, words }: Props): ReactNode {
  const groups = groupQuotes(row, words);
  return (
    <section aria-label={words.restsOn(row.title)}>
      {groups.length === 0 && <p className="text-sm text-muted">{words.noQuotes}</p>}
      {groups.map(({ title, quotes }) => (
        <div key={title} className="mt-4 first:mt-0">
          <h4 className="border-b border-line pb-1.5 text-xs font-semibold text-muted">{title}</h4>
          <ul className="divide-y divide-line">
            {quotes.map(({ quote, columns }) => (
              <li key={quote} className="flex items-start gap-3 py-2.5">
                <span className="flex min-w-14 shrink-0 flex-wrap gap-1 pt-0.5">
                  {columns.map((column) => (
                    <Mark key={column} column={column} />
                  ))}
                  <span className="sr-only">
                    {columns.map((column) => comparison.columns[column]?.label).join(', ')}:
                  </span>
                </span>
                <q dir="auto" className="min-w-0 font-serif text-md break-words italic">
                  {quote}
                </q>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

function groupQuotes(
  { quotes, cells }: ComparedRow,
  { shared }: OpinionWords,
): { title: string; quotes: ComparedQuote[] }[] {
  const titleOf = (count: number): string => {
    if (count > 1 && count === cells.length) return shared.all;
    return count > 1 ? shared.some(count, cells.length) : shared.one;
  };
  const counts = [...new Set(quotes.map(({ columns }) => columns.length))];
  return counts.map((count) => ({
    title: titleOf(count),
    quotes: quotes.filter(({ columns }) => columns.length === count),
  }));
}
