import type { Block } from '@app/contract/blocks';
import { BookOpenText, Printer } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { FullScreenDialog } from '../../../ui/full-screen-dialog.tsx';
import { strings } from '../../../words/strings.ts';
import type { SourceState } from '../model/use-source.ts';
import { ReadingPage } from './reading-page.tsx';

/** From this width on, the source is a column beside the report; below it, a sheet over the lower half. */
const HAS_COLUMN = '(width >= 60rem)';

type Props = {
  text: string;
  blocks?: Block[] | undefined;
  lang?: string | undefined;
  title: string;
  /** The source text of the report, if available. */
  source?: SourceState | undefined;
  /** The quote to show first, by its place in the blocks or its index in the text; undefined shows the beginning. */
  quote?: string | number | undefined;
  onClose: () => void;
};

/** One report over the whole window. */
export function ReadingView({ text, blocks, lang, title, source, quote, onClose }: Props): ReactNode {
  const content = useRef<HTMLDivElement>(null);
  const [isSourceOpen, setIsSourceOpen] = useState(quote !== undefined);

  function closeSheetFirst(event: Event): void {
    if (!source || !isSourceOpen || matchMedia(HAS_COLUMN).matches) return;
    event.preventDefault();
    setIsSourceOpen(false);
    (content.current?.querySelector<HTMLElement>('.report [aria-current]') ?? content.current)?.focus();
  }

  return (
    <FullScreenDialog
      title={title}
      content={content}
      onEscape={closeSheetFirst}
      onClose={onClose}
      tools={
        <>
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
        </>
      }
    >
      <ReadingPage
        text={text}
        blocks={blocks}
        lang={lang}
        source={source}
        quote={quote}
        isSourceOpen={isSourceOpen}
        onSourceOpen={setIsSourceOpen}
      />
    </FullScreenDialog>
  );
}
