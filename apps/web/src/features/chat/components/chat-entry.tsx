import { type ReactNode } from 'react';
import { strings } from '../../../words/strings.ts';
import { LazyPart, loadable } from '../../../ui/lazy-part.tsx';

const ReplyText = loadable(async () => ({ default: (await import('./reply-text.tsx')).ReplyText }));

export function VisitorEntry({ text }: { text: string }): ReactNode {
  return (
    <div className="ms-auto w-fit max-w-[85%]">
      <p className="mb-0.5 text-end text-2xs font-medium text-faint">{strings.chat.you}</p>
      <p className="rounded-lg rounded-se-sm bg-accent-soft px-3 py-2 break-words whitespace-pre-wrap">{text}</p>
    </div>
  );
}

type AiProps = { text: string; isStreaming?: boolean; isUnfinished?: boolean };

export function AiEntry({ text, isStreaming = false, isUnfinished = false }: AiProps): ReactNode {
  const plain = <p className="leading-[22px] break-words whitespace-pre-wrap">{text}</p>;
  return (
    <div className="max-w-[92%]">
      <p className="mb-0.5 text-2xs font-medium text-faint">{strings.chat.ai}</p>
      {text === '' && isStreaming ? (
        <div aria-hidden className="space-y-2 pt-1">
          <div className="skeleton h-3.5 w-64 max-w-full" />
          <div className="skeleton h-3.5 w-40 max-w-full" />
        </div>
      ) : (
        <LazyPart fallback={plain} failed={plain}>
          <ReplyText text={text} isStreaming={isStreaming} />
        </LazyPart>
      )}
      {isUnfinished && <p className="mt-1.5 text-xs text-faint">{strings.chat.unfinished}</p>}
    </div>
  );
}
