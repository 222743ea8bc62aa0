import type { Message } from '@app/contract/messages';
import { ArrowDown, Bot } from 'lucide-react';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { keepDraft, readDraft } from '../../../lib/draft.ts';
import { strings } from '../../../words/strings.ts';
import { useFollowScroll } from '../../../ui/use-follow-scroll.ts';
import { ChatComposer } from './chat-composer.tsx';
import { AiEntry, VisitorEntry } from './chat-entry.tsx';
import { EmptyChat } from './empty-chat.tsx';

type Props = {
  messages: Message[];
  pending?: string | undefined;
  reply?: { text: string; isStreaming: boolean } | undefined;
  disabled: boolean;
  isReplying: boolean;
  isSolving: boolean;
  isReady: boolean;
  /** Resolves to false if the question was not sent; its text then goes back into the box. */
  onSend: (content: string) => Promise<boolean>;
  onStop: () => void;
};

export function ChatPanel({
  messages,
  pending,
  reply,
  disabled,
  isReplying,
  isSolving,
  isReady,
  ...on
}: Props): ReactNode {
  const titleId = useId();
  const [draft, setDraft] = useState(() => readDraft('chat'));
  useEffect(() => keepDraft('chat', draft), [draft]);
  const conversation = messages.filter(({ kind }) => kind === 'chat');
  const isEmpty = conversation.length === 0 && pending === undefined && !reply;
  const { scroller, isAway, goToEnd } = useFollowScroll(!isEmpty);

  async function send(words: string): Promise<void> {
    const content = words.trim();
    if (content === '' || disabled || isReplying) return;
    setDraft('');
    goToEnd();
    if (!(await on.onSend(content))) setDraft((typed) => typed || words);
  }

  return (
    <section aria-labelledby={titleId} className="card flex min-w-0 flex-col">
      <header className="flex min-h-7 items-center border-b border-line px-4 sm:px-5">
        <h2 id={titleId} className="text-sm font-semibold">
          {strings.chat.title}
        </h2>
      </header>
      <div className="relative">
        <div
          ref={scroller}
          role="log"
          aria-label={strings.chat.log}
          aria-live="off"
          aria-busy={isReplying}
          tabIndex={0}
          className="scroll-thin h-[300px] overflow-y-auto focus-visible:-outline-offset-2"
        >
          {isEmpty ? (
            <EmptyChat canAsk={!disabled} onAsk={(question) => void send(question)} />
          ) : (
            <div className="space-y-4 px-4 py-3 sm:px-5">
              {conversation.map(({ id, role, content }) =>
                role === 'user' ? <VisitorEntry key={id} text={content} /> : <AiEntry key={id} text={content} />,
              )}
              {pending !== undefined && <VisitorEntry text={pending} />}
              {reply && !isSolving && (
                <AiEntry text={reply.text} isStreaming={reply.isStreaming} isUnfinished={!reply.isStreaming} />
              )}
              {isSolving && <p className="text-xs text-muted">{strings.puzzle}</p>}
            </div>
          )}
        </div>
        {isAway && (
          <button
            type="button"
            onClick={goToEnd}
            className="btn btn-line absolute inset-x-0 bottom-3 mx-auto w-fit rounded-full shadow-pop"
          >
            <ArrowDown aria-hidden className="size-4" />
            {strings.chat.toEnd}
          </button>
        )}
      </div>
      <ChatComposer
        text={draft}
        canSend={!disabled}
        isReplying={isReplying}
        onChange={setDraft}
        onSubmit={() => void send(draft)}
        onStop={on.onStop}
      />
      <p className="flex items-center gap-1.5 px-3 pt-0.5 pb-1 text-2xs text-faint">
        <Bot aria-hidden className="size-3 shrink-0" />
        {strings.chat.notice}
      </p>
      <p role="status" className="sr-only">
        {isSolving ? strings.puzzle : isReplying ? strings.chat.writing : isReady && strings.chat.ready}
      </p>
    </section>
  );
}
