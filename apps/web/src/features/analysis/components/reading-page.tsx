import './evidence.css';
import type { Block } from '@app/contract/blocks';
import { clsx } from 'clsx';
import { type ReactNode, useRef } from 'react';
import { strings } from '../../../words/strings.ts';
import { SectionChips, SectionList } from '../../../ui/report-sections.tsx';
import { ReportBody } from '../../../ui/report-body.tsx';
import { useReportSections } from '../../../ui/use-report-sections.ts';
import { useEvidence } from '../model/use-evidence.ts';
import { useEvidenceLinks } from '../model/use-evidence-links.ts';
import type { SourceState } from '../model/use-source.ts';
import { SourceColumn } from './source-column.tsx';
import { PassagesContext } from './source-text.tsx';

type Props = {
  text: string;
  blocks: Block[] | undefined;
  lang?: string | undefined;
  source: SourceState | undefined;
  quote: string | number | undefined;
  isSourceOpen: boolean;
  onSourceOpen: (isOpen: boolean) => void;
};

/** Table of contents, report and source: side by side on wide screens, stacked on small ones. */
export function ReadingPage({ text, blocks, lang, source, quote, isSourceOpen, onSourceOpen }: Props): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const sourceBox = useRef<HTMLDivElement>(null);
  const { sections, active, goTo } = useReportSections(box, 'h4, h5', { blocks, lang });
  const boxes = { report: box, source: sourceBox };
  const onShowSource = (): void => onSourceOpen(true);
  const { evidence, passages, hintId } = useEvidence(boxes, { blocks, source, quote, onShowSource });
  const oldHintId = useEvidenceLinks(boxes, { text, source, quote, isOff: blocks !== undefined, onShowSource });
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
          <ReportBody text={text} blocks={blocks} links={evidence} lang={lang} />
        </div>
      </div>
      {source && (
        <PassagesContext value={passages}>
          <SourceColumn
            source={passages ? { text: source.text, quotes: passages.quotes } : source}
            box={sourceBox}
            isOpen={isSourceOpen}
            onClose={closeSource}
          />
        </PassagesContext>
      )}
      <span id={blocks ? hintId : oldHintId} hidden>
        {strings.analysis.reader.toSource}
      </span>
    </div>
  );
}
