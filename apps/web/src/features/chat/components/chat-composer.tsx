import { MAX_CHAT_CHARS } from '@app/contract/chat';
import { clsx } from 'clsx';
import { ArrowUp, Square } from 'lucide-react';
import type { ReactNode } from 'react';
import { strings } from '../../../words/strings.ts';
import { isTouchScreen, submitOnEnter } from '../../../ui/submit-on-enter.ts';

type Props = {
  text: string;
  canSend: boolean;
  isReplying: boolean;
  onChange: (text: string) => void;
  onSubmit: () => void;
  onStop: () => void;
};

export function ChatComposer({ text, canSend, isReplying, onChange, onSubmit, onStop }: Props): ReactNode {
  const Icon = isReplying ? Square : ArrowUp;
  return (
    <form
      className="flex items-end gap-2 border-t border-line px-2 pt-1.5"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <textarea
        aria-label={strings.chat.label}
        rows={1}
        value={text}
        maxLength={MAX_CHAT_CHARS}
        placeholder={strings.chat.placeholder}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={submitOnEnter}
        className="scroll-thin field-sizing-content max-h-24 min-h-10 min-w-0 flex-1 resize-none rounded-md border border-line-strong bg-surface px-3 py-2 leading-[22px] placeholder:text-faint pointer-coarse:min-h-11"
      />
      {/* Not a submit button: if Stop turned into Send during a click, the click would also submit. */}
      <button
        type="button"
        aria-label={isReplying ? strings.chat.stop : strings.chat.send}
        disabled={!isReplying && !(canSend && text.trim())}
        onClick={({ currentTarget: { form } }) => {
          if (isReplying) onStop();
          else form?.requestSubmit();
          keepWriting(form);
        }}
        className={clsx('btn size-10 px-0 pointer-coarse:size-11', isReplying ? 'btn-line' : 'btn-primary')}
      >
        <Icon aria-hidden className={isReplying ? 'size-3.5 fill-current' : 'size-4'} />
      </button>
    </form>
  );
}

/** Focuses the text box, except on touch screens, where the keyboard would cover the reply. */
function keepWriting(form: HTMLFormElement | null): void {
  if (!isTouchScreen()) form?.querySelector('textarea')?.focus();
}
