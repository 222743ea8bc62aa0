import type { Comparison } from '@app/contract/comparisons';
import type { OpinionWords } from '@app/words/catalogue';
import type { ReactNode } from 'react';

/** The comparison as a table. */
export function CompareTable({ comparison, words }: { comparison: Comparison; words: OpinionWords }): ReactNode {
  const { columns, lenses, lang } = comparison;
  return (
    <div tabIndex={0} role="region" aria-label={words.table} className="scroll-thin mt-5 overflow-x-auto">
      {lenses.map((lens) => (
        <table key={lens.key} className="mb-6 w-full border-collapse text-start text-sm">
          {lenses.length > 1 && (
            <caption className="py-2 text-start font-serif text-lg font-semibold">{lens.title}</caption>
          )}
          <thead>
            <tr className="border-b border-line text-xs text-muted">
              {[words.scale, ...columns.map(({ label }) => label), words.mean, words.agreement].map((name) => (
                <th key={name} scope="col" className="p-2 text-start font-medium">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody lang={lang}>
            {lens.rows.map((row) => (
              <tr key={row.key} className="border-b border-line align-top">
                <th scope="row" className="p-2 text-start font-semibold">
                  {row.title}
                </th>
                {columns.map(({ analysisId }, column) => {
                  const cell = row.cells.find((one) => one.column === column);
                  return (
                    <td key={analysisId} className="p-2">
                      {cell ? [cell.value, cell.places.join(' / ')].filter((part) => part).join(' · ') : '–'}
                    </td>
                  );
                })}
                <td className="p-2">{row.mean ?? '–'}</td>
                <td className="p-2">{row.word ?? '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </div>
  );
}
