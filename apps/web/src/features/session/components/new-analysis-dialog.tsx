import { FileText, Link2, MessageCircle, PenLine, TextCursorInput } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { strings } from '../../../words/strings.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import type { Losses } from '../model/losses.ts';

type Props = { losses: Losses; onAccept: () => void; onCancel: () => void };

/** Lists what will be deleted and what stays. The button that keeps everything has the initial focus. */
export function NewAnalysisDialog({ losses, onAccept, onCancel }: Props): ReactNode {
  const { confirm } = strings.session;
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => keep.current?.focus(), []);
  const { reports, chatMessages, isRunning, hasInput } = losses;
  const lines = [
    { Icon: FileText, text: reports > 0 && confirm.reports(reports) },
    { Icon: MessageCircle, text: chatMessages > 0 && confirm.chat(chatMessages) },
    { Icon: PenLine, text: isRunning && confirm.running },
    { Icon: TextCursorInput, text: hasInput && confirm.input },
  ].filter(({ text }) => text);
  return (
    <Dialog title={confirm.title} description={confirm.text} closeLabel={confirm.close} onClose={onCancel}>
      <ul className="mt-4 divide-y divide-line rounded-lg border border-line">
        {lines.map(({ Icon, text }) => (
          <li key={String(text)} className="flex items-center gap-3 px-3 py-2 text-base">
            <Icon aria-hidden className="size-4 shrink-0 text-faint" />
            {text}
          </li>
        ))}
      </ul>
      <p className="mt-3 flex gap-2 text-sm text-pretty text-muted">
        <Link2 aria-hidden className="mt-0.5 size-4 shrink-0" />
        {confirm.links}
      </p>
      <div className="mt-5 flex flex-wrap justify-end gap-2 max-sm:flex-col">
        <button ref={keep} type="button" onClick={onCancel} className="btn btn-line min-h-10 px-4">
          {confirm.cancel}
        </button>
        <button type="button" onClick={onAccept} className="btn btn-primary min-h-10 px-4">
          {confirm.accept}
        </button>
      </div>
    </Dialog>
  );
}
