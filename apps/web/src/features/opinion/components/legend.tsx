import type { ComparedColumn, Comparison } from '@app/contract/comparisons';
import type { ProviderId } from '@app/contract/models';
import type { OpinionWords } from '@app/words/catalogue';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { isOpen } from '../model/compared-ids.ts';
import { Mark } from './mark.tsx';

type Props = {
  comparison: Comparison;
  words: OpinionWords;
  onAgain: ((model: ProviderId) => void) | undefined;
};

/** Lists the mark of each reading; a failed reading stays in the list with its reason. */
export function Legend({ comparison, words, onAgain }: Props): ReactNode {
  const { columns, lang } = comparison;
  const failed = columns.filter(({ status }) => status === 'failed');
  return (
    <>
      <ul className="mt-5 grid grid-cols-2 gap-x-6 gap-y-3 sm:flex sm:flex-wrap">
        {columns.map((column, index) => (
          <li key={column.analysisId} className="flex min-w-0 items-start gap-2">
            <span className="pt-0.5">
              <Mark column={index} isEmpty={column.status !== 'done'} />
            </span>
            <span className="min-w-0">
              <span className="block text-sm font-semibold">{column.label}</span>
              <span className="block text-xs break-words text-muted">{stateOf(column, comparison, words)}</span>
            </span>
          </li>
        ))}
        {columns.filter(({ status }) => status === 'done').length > 1 && (
          <li className="flex items-start gap-2">
            <svg aria-hidden viewBox="-8 -8 16 16" className="mt-0.5 size-4 shrink-0">
              <line x1="0" x2="0" y1="-8" y2="8" stroke="var(--fg)" strokeWidth="2.5" />
            </svg>
            <span className="text-sm font-semibold">{words.mean}</span>
          </li>
        )}
      </ul>
      {failed.map(({ analysisId, label, reason, model }) => (
        <div
          key={analysisId}
          role="note"
          className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-lg border border-danger/40 px-3 py-2.5 text-sm"
        >
          <CircleAlert aria-hidden className="size-4 shrink-0 text-danger" />
          <p className="min-w-0 flex-1 basis-60">
            <strong className="font-semibold">{label}: </strong>
            <span lang={lang}>{reason}</span>
          </p>
          {onAgain && (
            <button type="button" className="btn btn-line" onClick={() => onAgain(model)}>
              {words.again(label)}
            </button>
          )}
        </div>
      ))}
    </>
  );
}

function stateOf(column: ComparedColumn, { kind }: Comparison, { states, quotes }: OpinionWords): string {
  if (isOpen(column)) return states.open;
  if (column.status !== 'done') return states[column.status === 'failed' ? 'failed' : 'cancelled'];
  return kind === 'texts' && column.opening ? column.opening : quotes(column.quotes);
}
