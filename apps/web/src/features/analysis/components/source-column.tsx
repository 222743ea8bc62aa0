import { X } from 'lucide-react';
import { type ReactNode, type RefObject, useId } from 'react';
import { strings } from '../../../words/strings.ts';
import type { SourceState } from '../model/use-source.ts';
import { SourceText } from './source-text.tsx';

type Props = {
  source: SourceState;
  box: RefObject<HTMLDivElement | null>;
  /** Only relevant below the column breakpoint, where the source is a bottom sheet. */
  isOpen: boolean;
  onClose: () => void;
};

export function SourceColumn({ source, box, isOpen, onClose }: Props): ReactNode {
  const words = strings.analysis.reader;
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      data-open={isOpen}
      className="source-sheet flex min-h-0 flex-col bg-bg max-lg:h-[46%] max-lg:flex-none max-lg:rounded-t-[16px] max-lg:border-t max-lg:border-line-strong max-lg:shadow-pop max-lg:data-[open=false]:hidden lg:border-s lg:border-line"
    >
      <header className="flex min-h-11 items-center gap-2 border-b border-line ps-4 pe-2 sm:ps-5">
        <h3 id={titleId} className="me-auto text-sm font-semibold">
          {words.source}
        </h3>
        <button type="button" aria-label={words.closeSource} onClick={onClose} className="icon-btn lg:hidden">
          <X aria-hidden />
        </button>
      </header>
      <div
        ref={box}
        role="region"
        tabIndex={0}
        aria-label={words.sourceText}
        className="scroll-thin relative min-h-0 flex-1 overflow-y-auto px-4 pt-3 pb-6 font-serif text-[15px] leading-[22px] focus-visible:-outline-offset-2 sm:px-5"
      >
        <p className="mb-3 font-sans text-xs text-muted">{words.sourceHint}</p>
        <SourceText source={source} />
      </div>
    </section>
  );
}
