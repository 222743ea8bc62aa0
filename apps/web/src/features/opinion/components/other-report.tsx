import type { OpinionWords } from '@app/words/catalogue';
import type { ReactNode } from 'react';
import { pageFormat } from '../../../words/language.ts';
import { modelName } from '../../../words/model-name.ts';
import type { ComparableReport } from '../model/comparable-report.ts';

type Props = {
  others: ComparableReport[];
  other: string | undefined;
  words: OpinionWords;
  onChoose: (key: string | undefined) => void;
};

/** Selects another report under the same framework: on another text, or on the same one on another day. */
export function OtherReport({ others, other, words, onChoose }: Props): ReactNode {
  if (others.length === 0) return null;
  return (
    <label className="grid min-w-0 gap-1 text-xs font-medium text-muted">
      {words.compareWith}
      <select
        value={other ?? ''}
        onChange={({ currentTarget }) => onChoose(currentTarget.value || undefined)}
        className="min-h-9 max-w-full min-w-0 rounded-md border border-line bg-surface px-2.5 text-sm text-fg pointer-coarse:min-h-11"
      >
        <option value="">{words.noOther}</option>
        {others.map((report) => (
          <option key={report.key} value={report.key}>
            {nameOf(report)}
          </option>
        ))}
      </select>
    </label>
  );
}

function nameOf({ title, model, createdAt }: ComparableReport): string {
  const day = createdAt && pageFormat().day(new Date(createdAt), 'medium');
  return [title, model && modelName(model), day].filter((part) => part).join(' · ');
}
