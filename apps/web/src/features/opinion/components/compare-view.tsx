import type { ComparedRow, Comparison } from '@app/contract/comparisons';
import type { ProviderId } from '@app/contract/models';
import { directionOf, langOf, tags } from '@app/words/languages';
import type { OpinionWords } from '@app/words/catalogue';
import { type ReactNode, useState } from 'react';
import { ReportText } from '../../../ui/report-text.tsx';
import { useMedia } from '../../../ui/use-media.ts';
import { CompareRow } from './compare-row.tsx';
import { CompareTable } from './compare-table.tsx';
import { Legend } from './legend.tsx';
import { RowQuotes } from './row-quotes.tsx';

type Props = {
  comparison: Comparison;
  words: OpinionWords;
  isTable: boolean;
  onAgain: ((model: ProviderId) => void) | undefined;
  children: ReactNode;
};

/** The comparison of readings: a summary, the legend, and one row per dimension with its quotes. */
export function CompareView({ comparison, words, isTable, onAgain, children }: Props): ReactNode {
  const hasAside = useMedia('(width >= 75rem)') ?? false;
  const [open, setOpen] = useState<string>();
  const rows = comparison.lenses.flatMap((lens) => lens.rows.map((row) => ({ id: `${lens.key}.${row.key}`, row })));
  const chosen = rows.find(({ id }) => id === open) ?? (hasAside ? mostTelling(rows) : undefined);
  const lang = langOf(comparison.lang) ?? 'en';
  const written = { lang: tags[lang], dir: directionOf(lang) };
  return (
    <div className="min-h-0 flex-1 overflow-hidden xl:grid xl:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="scroll-thin h-full overflow-y-auto px-4 py-6 sm:px-8 lg:px-10" data-print="over">
        <div className="mx-auto max-w-5xl">
          {comparison.card && (
            <div className="mb-5 font-serif text-md">
              <ReportText text={comparison.card} lang={comparison.lang} />
            </div>
          )}
          <div {...written}>
            <h3 className="font-serif text-xl font-semibold sm:text-[28px] sm:leading-9">{comparison.headline}</h3>
            <p role="status" className="mt-2 max-w-[70ch] font-serif text-md">
              {comparison.summary.join(' ')}
            </p>
          </div>
          <Legend comparison={comparison} words={words} onAgain={onAgain} />
          {children}
          {isTable ? (
            <CompareTable comparison={comparison} words={words} />
          ) : (
            comparison.lenses.map((lens) => (
              <section key={lens.key} aria-label={lens.title} className="mt-5">
                {comparison.lenses.length > 1 && (
                  <h4 className="mb-2 font-serif text-lg font-semibold">{lens.title}</h4>
                )}
                <ul className="border-b border-line">
                  {lens.rows.map((row) => {
                    const id = `${lens.key}.${row.key}`;
                    const isOpen = id === chosen?.id;
                    return (
                      <CompareRow
                        key={id}
                        row={row}
                        comparison={comparison}
                        words={words}
                        isOpen={isOpen}
                        hasQuotes={!hasAside}
                        onToggle={() => setOpen(isOpen ? '' : id)}
                      />
                    );
                  })}
                </ul>
              </section>
            ))
          )}
          <div {...written} className="mt-4 grid gap-1 text-xs text-pretty text-muted">
            {comparison.notes.map((note) => (
              <p key={note}>{note}</p>
            ))}
          </div>
        </div>
      </div>
      {hasAside && (
        <aside className="scroll-thin overflow-y-auto border-s border-line bg-bg px-6 py-7">
          {chosen && (
            <>
              <h3 className="mb-4 font-serif text-lg font-semibold">{chosen.row.title}</h3>
              <RowQuotes row={chosen.row} comparison={comparison} words={words} />
            </>
          )}
        </aside>
      )}
    </div>
  );
}

type Identified = { id: string; row: ComparedRow };

/** The row with the widest spread, or the first if none is measured. */
function mostTelling(rows: readonly Identified[]): Identified | undefined {
  return rows.toSorted((one, other) => (other.row.spread ?? -1) - (one.row.spread ?? -1))[0];
}
