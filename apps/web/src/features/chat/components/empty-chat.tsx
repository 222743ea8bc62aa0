import type { ReactNode } from 'react';
import { strings } from '../../../words/strings.ts';

type Props = { canAsk: boolean; onAsk: (question: string) => void };

export function EmptyChat({ canAsk, onAsk }: Props): ReactNode {
  return (
    <div className="grid h-full place-content-center justify-items-center gap-4 px-4 text-center">
      <p className="max-w-64 text-muted">{strings.chat.empty}</p>
      {canAsk && (
        <div className="flex max-w-md flex-wrap justify-center gap-1.5">
          {strings.chat.suggestions.map((question) => (
            <button
              key={question}
              type="button"
              onClick={() => onAsk(question)}
              className="btn btn-line min-h-8 rounded-full text-xs"
            >
              {question}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
