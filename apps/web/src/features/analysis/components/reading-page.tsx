import './evidence.css';
import { clsx } from 'clsx';
import { type ReactNode, useRef } from 'react';
import { strings } from '../../../words/strings.ts';
import { SectionChips, SectionList } from '../../../ui/report-sections.tsx';
import { ReportText } from '../../../ui/report-text.tsx';
import { useReportSections } from '../../../ui/use-report-sections.ts';
import { useEvidenceLinks } from '../model/use-evidence-links.ts';
import type { SourceState } from '../model/use-source.ts';
import { SourceColumn } from './source-column.tsx';

type Props = {
  text: string;
  lang?: string | undefined;
  source: SourceState | undefined;
  quote: number | undefined;
  isSourceOpen: boolean;
  onSourceOpen: (isOpen: boolean) => void;
};

/** Table of contents, report and source: side by side on wide screens, stacked on small ones. */
export function ReadingPage({ text, lang, source, quote, isSourceOpen, onSourceOpen }: Props): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const sourceBox = useRef<HTMLDivElement>(null);
  const { sections, active, goTo } = useReportSections(box, 'h4, h5');
  const hintId = useEvidenceLinks(
    { report: box, source: sourceBox },
    { text, source, quote, onShowSource: () => onSourceOpen(true) },
  );
  const contents = { label: strings.analysis.reader.contents, sections, active, onGo: goTo };
  const hasContents = sections.length > 1;

  function closeSource(): void {
    onSourceOpen(false);
    // Return focus to the quote the visitor came from.
    (box.current?.querySelector<HTMLElement>('[aria-current]') ?? box.current)?.focus({ preventScroll: true });
  }

  return (
    <div
      className={clsx(
        'flex min-h-0 flex-1 flex-col lg:grid',
        source
          ? 'lg:grid-cols-[12rem_minmax(0,1fr)_16rem] xl:grid-cols-[14rem_minmax(0,1fr)_22rem]'
          : 'lg:grid-cols-[15rem_minmax(0,1fr)_15rem]',
      )}
    >
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
        className="evidence-report scroll-thin min-h-0 flex-1 overflow-y-auto px-4 py-6 focus-visible:-outline-offset-2 sm:px-6 lg:col-start-2 lg:py-8"
      >
        <div className="mx-auto max-w-[66ch] font-serif text-md">
          <ReportText text={text} lang={lang} />
        </div>
      </div>
      {source && <SourceColumn source={source} box={sourceBox} isOpen={isSourceOpen} onClose={closeSource} />}
      <span id={hintId} hidden>
        {strings.analysis.reader.toSource}
      </span>
    </div>
  );
}
