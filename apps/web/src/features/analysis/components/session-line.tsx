import type { Message } from '@app/contract/messages';
import { Check, Copy } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { strings } from '../../../words/strings.ts';

const FEEDBACK_MS = 2_000;

/** The debug line: counts the messages and copies the session id. */
export function SessionLine({ messages, sessionId }: { messages: Message[]; sessionId: string }): ReactNode {
  const [feedback, setFeedback] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setFeedback(''), FEEDBACK_MS);
    return () => clearTimeout(timer);
  }, [feedback]);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(sessionId);
      setFeedback(strings.analysis.copied);
    } catch {
      setFeedback(strings.analysis.notCopied);
    }
  }

  const fromAi = messages.filter(({ role }) => role === 'assistant').length;
  const Icon = feedback === strings.analysis.copied ? Check : Copy;
  return (
    <footer className="flex items-center gap-2 border-t border-line py-0.5 ps-4 pe-2 font-mono text-2xs text-faint sm:ps-5">
      <p className="min-w-0 flex-1 break-words">{strings.analysis.debug(messages.length, fromAi, sessionId)}</p>
      <p role="status" className={feedback === strings.analysis.notCopied ? 'text-danger' : 'sr-only'}>
        {feedback}
      </p>
      <button
        type="button"
        aria-label={strings.analysis.copySession}
        title={strings.analysis.copySession}
        className="inline-grid size-7 shrink-0 place-items-center rounded-sm hover:bg-surface-2 hover:text-fg pointer-coarse:size-11"
        onClick={() => void copy()}
      >
        <Icon aria-hidden className="size-3.5" />
      </button>
    </footer>
  );
}
