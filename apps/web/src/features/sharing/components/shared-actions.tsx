import type { DownloadFormat } from '@app/contract/downloads';
import type { StateWords } from '@app/words/catalogue';
import { Clock, Download, Image as ImageIcon, MailOpen, MessageCircle, Share2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { scrollBehavior } from '../../../ui/scroll-behavior.ts';
import { pageFormat } from '../../../words/language.ts';
import { strings } from '../../../words/strings.ts';

const FORMATS = ['pdf', 'docx'] as const satisfies DownloadFormat[];

type Words = StateWords['shared'];
type Props = {
  words: Words;
  expiresAt: string | undefined;
  canShare: boolean;
  onDownload: (format: DownloadFormat) => void;
  onShare: () => void;
  onPicture: () => void;
};

export function SharedNote({ words }: { words: Words }): ReactNode {
  return (
    <p data-note className="flex gap-3 rounded-lg bg-accent-soft p-4 text-sm lg:col-start-2">
      <MailOpen aria-hidden className="mt-0.5 size-4 shrink-0 text-accent" />
      <span>
        <strong className="font-semibold">{words.noteTitle}</strong> {words.noteText}
      </span>
    </p>
  );
}

/** A reader's actions on a shared report and the link to start an analysis. */
export function SharedActions({ words, expiresAt, canShare, onDownload, onShare, onPicture }: Props): ReactNode {
  return (
    <div className="space-y-4 lg:col-start-2">
      <div className="card grid grid-cols-2 gap-2 p-3.5">
        <button type="button" className="btn btn-line col-span-2" onClick={goToChat}>
          <MessageCircle aria-hidden className="size-4" />
          {words.ask}
        </button>
        {FORMATS.map((format) => (
          <button key={format} type="button" className="btn btn-line" onClick={() => onDownload(format)}>
            <Download aria-hidden className="size-4" />
            {strings.analysis.download[format]}
          </button>
        ))}
        <button type="button" className="btn btn-line col-span-2" onClick={onPicture}>
          <ImageIcon aria-hidden className="size-4" />
          {strings.run.picture}
        </button>
        {canShare && (
          <button type="button" className="btn btn-line col-span-2" onClick={onShare}>
            <Share2 aria-hidden className="size-4" />
            {strings.analysis.share}
          </button>
        )}
        {expiresAt && (
          <p className="col-span-2 flex gap-2 pt-1 text-xs text-muted">
            <Clock aria-hidden className="size-4 shrink-0" />
            {words.until(pageFormat().day(new Date(expiresAt), 'medium'))}
          </p>
        )}
      </div>
      <section className="card p-3.5">
        <h2 className="font-serif text-lg font-semibold">{words.own.title}</h2>
        <p className="mt-1 text-sm text-muted">{words.own.text}</p>
        <Link href="/" className="btn btn-primary mt-3 w-full">
          {words.own.button}
        </Link>
      </section>
    </div>
  );
}

function goToChat(): void {
  const chat = document.getElementById('chat');
  chat?.scrollIntoView({ behavior: scrollBehavior() });
  chat?.querySelector('textarea')?.focus({ preventScroll: true });
}
