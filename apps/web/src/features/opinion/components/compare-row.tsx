import type { Agreement, Comparison, ComparedRow } from '@app/contract/comparisons';
import type { OpinionWords } from '@app/words/catalogue';
import { directionOf, langOf } from '@app/words/languages';
import { clsx } from 'clsx';
import { ChevronDown, ChevronRight, Equal, EqualApproximately, EqualNot } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Mark } from './mark.tsx';
import { RowQuotes } from './row-quotes.tsx';
import { Track } from './track.tsx';

const SIGNS: Record<Agreement, typeof Equal> = { agree: Equal, mixed: EqualApproximately, disagree: EqualNot };

type Props = {
  row: ComparedRow;
  comparison: Comparison;
  words: OpinionWords;
  isOpen: boolean;
  /** Quotes stand below the row; beside it where there is room. */
  hasQuotes: boolean;
  onToggle: () => void;
};

/** One dimension: its position in each reading, and how far they agree. A press shows the quotes. */
export function CompareRow({ row, comparison, words, isOpen, hasQuotes, onToggle }: Props): ReactNode {
  const valuesId = useId();
  const Sign = row.agreement && SIGNS[row.agreement];
  const Chevron = isOpen ? ChevronDown : ChevronRight;
  const isDrawn = row.cells.some(({ places }) => places.length > 0);
  return (
    <li className={clsx('border-t border-line', isOpen && 'rounded-lg bg-surface-2')}>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-describedby={valuesId}
        onClick={onToggle}
        className="grid min-h-11 w-full items-center gap-x-4 gap-y-1 rounded-lg px-2 py-3 text-start hover:bg-surface-2 focus-visible:-outline-offset-2 sm:px-3 lg:grid-cols-[minmax(0,11rem)_minmax(0,1fr)_8rem]"
      >
        <span className="text-base font-semibold max-lg:col-start-1 max-lg:row-start-1 max-lg:pe-32">{row.title}</span>
        <span
          className={clsx(
            'flex items-center justify-end gap-2 text-sm font-medium max-lg:col-start-1 max-lg:row-start-1 lg:col-start-3 lg:justify-start',
            row.agreement === 'disagree' && 'text-warn',
          )}
        >
          {Sign && <Sign aria-hidden className="size-4 shrink-0 text-muted" />}
          <span lang={comparison.lang}>{row.word}</span>
          <Chevron
            aria-hidden
            className="ms-auto size-4 shrink-0 text-muted max-lg:ms-0 rtl:data-[closed=true]:-scale-x-100"
            data-closed={!isOpen}
          />
        </span>
        {isDrawn && (
          <span className="block min-w-0 lg:col-start-2 lg:row-start-1">
            <Track row={row} dir={directionOf(langOf(comparison.lang) ?? 'en')} />
          </span>
        )}
      </button>
      <ul id={valuesId} className={clsx('px-2 pb-3 text-sm text-muted sm:px-3', isDrawn && !isOpen && 'sr-only')}>
        {row.cells.map(({ column, value, places }) => (
          <li key={column} className="flex items-baseline gap-2 py-0.5">
            <span className="translate-y-0.5">
              <Mark column={column} />
            </span>
            <span className="font-medium text-fg">{comparison.columns[column]?.label}</span>
            <span lang={comparison.lang}>{[value, places.join(' / ')].filter((part) => part).join(' · ')}</span>
          </li>
        ))}
        {row.onlyBy !== undefined && (
          <li className="py-0.5">{words.only(comparison.columns[row.onlyBy]?.label ?? '')}</li>
        )}
      </ul>
      {isOpen && hasQuotes && (
        <div className="px-2 pb-4 sm:px-3">
          <RowQuotes row={row} comparison={comparison} words={words} />
        </div>
      )}
    </li>
  );
}
