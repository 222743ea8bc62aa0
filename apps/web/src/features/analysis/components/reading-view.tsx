import * as Dialog from '@radix-ui/react-dialog';
import { Printer, X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { strings } from '../../../strings/en.ts';
import { SectionChips, SectionList } from '../../../ui/report-sections.tsx';
import { ReportText } from '../../../ui/report-text.tsx';
import { useReportSections } from '../../../ui/use-report-sections.ts';

type Props = { text: string; title: string; onClose: () => void };

/**
 * One report over the whole window. The shade is our own: the library's would lock scrolling with a style element,
 * which the content security policy refuses.
 */
export function ReadingView({ text, title, onClose }: Props): ReactNode {
  const content = useRef<HTMLDivElement>(null);
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
          className="overlay-in fixed inset-0 z-50 flex flex-col overflow-hidden bg-surface shadow-pop outline-none lg:inset-6 lg:rounded-[16px]"
        >
          <header className="flex items-center gap-1 border-b border-line py-1.5 ps-4 pe-2 sm:ps-5">
            <Dialog.Title className="me-auto min-w-0 truncate text-sm font-semibold tracking-wide">
              {title}
            </Dialog.Title>
            <button type="button" className="btn btn-ghost" onClick={() => window.print()}>
              <Printer aria-hidden className="size-4" />
              {strings.analysis.reader.print}
            </button>
            <Dialog.Close className="icon-btn" aria-label={strings.analysis.reader.close}>
              <X aria-hidden />
            </Dialog.Close>
          </header>
          <ReadingPage text={text} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function ReadingPage({ text }: { text: string }): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const { sections, active, goTo } = useReportSections(box, 'h4, h5');
  const contents = { label: strings.analysis.reader.contents, sections, active, onGo: goTo };
  const hasContents = sections.length > 1;

  return (
    <div className="flex min-h-0 flex-1 flex-col lg:grid lg:grid-cols-[15rem_minmax(0,1fr)_15rem]">
      {hasContents && (
        <>
          <div className="flex min-h-10 items-center border-b border-line px-2 lg:hidden">
            <SectionChips {...contents} />
          </div>
          <div className="scroll-thin overflow-y-auto border-e border-line p-4 max-lg:hidden">
            <SectionList {...contents} />
          </div>
        </>
      )}
      <div
        ref={box}
        tabIndex={0}
        role="region"
        aria-label={strings.analysis.log}
        data-print="over"
        className="scroll-thin min-h-0 flex-1 overflow-y-auto px-4 py-6 focus-visible:-outline-offset-2 sm:px-6 lg:col-start-2 lg:py-8"
      >
        <div className="mx-auto max-w-[66ch] font-serif text-md">
          <ReportText text={text} />
        </div>
      </div>
    </div>
  );
}
