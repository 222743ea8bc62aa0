import { createContext, type MouseEvent, type ReactNode, useContext, useId } from 'react';
import { pressByKey } from '../../../ui/evidence.tsx';
import { strings } from '../../../words/strings.ts';
import { cutSource, type SourcePassage, type SourceBlock, type SourceSpan } from '../model/source-blocks.ts';
import type { Passages } from '../model/use-evidence.ts';
import type { SourceState } from '../model/use-source.ts';

/** Approximate characters per line and line height, to estimate the size of a block that has not been laid out yet. */
const LINE_CHARS = 46;
const LINE_PX = 22;

/** What a press on a passage does; without it `linkEvidence` links the passages. */
export const PassagesContext = createContext<Passages | undefined>(undefined);

/** The whole source with quoted passages marked. */
export function SourceText({ source: { text, quotes } }: { source: SourceState }): ReactNode {
  const hintId = useId();
  const blocks = cutSource(text, quotes);
  return (
    <>
      <span id={hintId} hidden>
        {strings.analysis.reader.toQuote}
      </span>
      {blocks.map((block) => (
        <div
          key={block.start}
          className="source-block"
          style={{ containIntrinsicBlockSize: `auto ${heightOf(block)}px` }}
        >
          {piecesOf(text, block, hintId)}
        </div>
      ))}
    </>
  );
}

function piecesOf(text: string, { start, end, passages }: SourceBlock, hintId: string): ReactNode[] {
  let at = start;
  const pieces = passages.flatMap((passage) => {
    const before = text.slice(at, passage.start);
    at = passage.end;
    return [before, <Marked key={passage.start} text={text} passage={passage} hintId={hintId} />];
  });
  return [...pieces, text.slice(at, end)];
}

type MarkedProps = { text: string; passage: SourcePassage; hintId: string };

/** A span, because a button element does not wrap with the surrounding text. */
function Marked({ text, passage, hintId }: MarkedProps): ReactNode {
  const passages = useContext(PassagesContext);
  const { segments } = passage;
  const lit = passages?.lit;
  const isLit = (span: SourceSpan): boolean => lit !== undefined && span.start >= lit.start && span.end <= lit.end;
  function onClick({ target }: MouseEvent): void {
    // A click that ends a text selection must not navigate.
    if (getSelection()?.isCollapsed === false) return;
    const segment = segments.find(({ start }) => (target as HTMLElement).dataset['start'] === String(start));
    passages?.onPress(segment ?? passage);
  }
  return (
    <mark>
      <span
        role="button"
        tabIndex={0}
        aria-describedby={hintId}
        aria-current={segments.some(isLit) || undefined}
        onClick={passages && onClick}
        onKeyDown={passages && ((event) => pressByKey(event, () => passages.onPress(passage)))}
      >
        {segments.map((span) => (
          <span key={span.start} data-start={span.start} data-end={span.end} data-lit={isLit(span) ? '' : undefined}>
            {text.slice(span.start, span.end)}
          </span>
        ))}
      </span>
    </mark>
  );
}

const heightOf = ({ start, end }: SourceBlock): number => Math.ceil((end - start) / LINE_CHARS) * LINE_PX;
