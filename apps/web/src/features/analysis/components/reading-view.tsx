import * as Dialog from '@radix-ui/react-dialog';
import { BookOpenText, Printer, X } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { strings } from '../../../words/strings.ts';
import type { SourceState } from '../model/use-source.ts';
import { ReadingPage } from './reading-page.tsx';

/** From this width on, the source is a column beside the report; below it, a sheet over the lower half. */
const HAS_COLUMN = '(width >= 60rem)';

type Props = {
  text: string;
  lang?: string | undefined;
  title: string;
  /** The source text of the report, if available. */
  source?: SourceState | undefined;
  /** Index of the quote to show first; undefined shows the beginning. */
  quote?: number | undefined;
  onClose: () => void;
};

/**
 * One report in a full-window dialog. It draws its own overlay, because the library's overlay locks scrolling with a
 * style element, which the content security policy blocks.
 */
export function ReadingView({ text, lang, title, source, quote, onClose }: Props): ReactNode {
  const content = useRef<HTMLDivElement>(null);
  const [isSourceOpen, setIsSourceOpen] = useState(quote !== undefined);

  function closeSheetFirst(event: Event): void {
    if (!source || !isSourceOpen || matchMedia(HAS_COLUMN).matches) return;
    event.preventDefault();
    setIsSourceOpen(false);
    (content.current?.querySelector<HTMLElement>('blockquote [aria-current]') ?? content.current)?.focus();
  }

  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <div aria-hidden className="scroll-lock fixed inset-0 z-40 bg-shade-page" />
        <Dialog.Content
          ref={content}
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            content.current?.focus();
          }}
          onEscapeKeyDown={closeSheetFirst}
          className="overlay-in fixed inset-0 z-50 flex flex-col overflow-hidden bg-surface shadow-pop outline-none lg:inset-6 lg:rounded-[16px]"
        >
          <header className="flex items-center gap-1 border-b border-line py-1.5 ps-4 pe-2 sm:ps-5">
            <Dialog.Title className="me-auto min-w-0 truncate text-sm font-semibold tracking-wide">
              {title}
            </Dialog.Title>
            {source && (
              <button
                type="button"
                aria-expanded={isSourceOpen}
                className="btn btn-ghost lg:hidden"
                onClick={() => setIsSourceOpen(!isSourceOpen)}
              >
                <BookOpenText aria-hidden className="size-4" />
                {strings.analysis.reader.openSource}
              </button>
            )}
            <button type="button" className="btn btn-ghost" onClick={() => window.print()}>
              <Printer aria-hidden className="size-4" />
              {strings.analysis.reader.print}
            </button>
            <Dialog.Close className="icon-btn" aria-label={strings.analysis.reader.close}>
              <X aria-hidden />
            </Dialog.Close>
          </header>
          <ReadingPage
            text={text}
            lang={lang}
            source={source}
            quote={quote}
            isSourceOpen={isSourceOpen}
            onSourceOpen={setIsSourceOpen}
          />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
