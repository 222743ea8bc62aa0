import { type ReactNode, useId } from 'react';
import { strings } from '../../../words/strings.ts';
import { cutSource, type SourcePassage, type SourceBlock } from '../model/source-blocks.ts';
import type { SourceState } from '../model/use-source.ts';

/** Approximate characters per line and line height, to estimate the size of a block that has not been laid out yet. */
const LINE_CHARS = 46;
const LINE_PX = 22;

/** The whole source with quoted passages marked; `linkEvidence` links them to their quotes. */
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
function Marked({ text, passage: { segments }, hintId }: MarkedProps): ReactNode {
  return (
    <mark>
      <span role="button" tabIndex={0} aria-describedby={hintId}>
        {segments.map(({ start, end }) => (
          <span key={start} data-start={start} data-end={end}>
            {text.slice(start, end)}
          </span>
        ))}
      </span>
    </mark>
  );
}

const heightOf = ({ start, end }: SourceBlock): number => Math.ceil((end - start) / LINE_CHARS) * LINE_PX;
