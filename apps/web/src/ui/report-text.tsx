import './report-text.css';
import { readMarkdown } from '@app/document/read-markdown';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { mendTail, takeFinishedBlocks } from './report-blocks.ts';
import { renderToken } from './report-token.tsx';

const COMMIT_MS = 50;

type Drawn = {
  source: string;
  text: string;
  /** Drawn once: React skips an element that is the same as before. */
  finished: ReactNode[];
  tail: string;
};

const nothing: Drawn = { source: '', text: '', finished: [], tail: '' };

/** Markdown from a model, drawn as elements while it is being written. Text only ever grows, or starts anew. */
export function ReportText({ text, isStreaming = false }: { text: string; isStreaming?: boolean }): ReactNode {
  'use memo';
  const [drawn, setDrawn] = useState(() => draw(nothing, text));
  const isBehind = drawn.source !== text;

  const catchUp = useEffectEvent(() => setDrawn((before) => draw(before, text)));
  useEffect(() => {
    if (!isBehind) return undefined;
    const timer = setTimeout(catchUp, isStreaming ? COMMIT_MS : 0);
    return () => clearTimeout(timer);
  }, [drawn, isBehind, isStreaming]);

  const tail = readMarkdown(isStreaming || isBehind ? mendTail(drawn.tail) : drawn.tail);
  const blocks = drawn.finished.concat(tail.map((token, index) => renderToken(token, drawn.finished.length + index)));
  return (
    <div className="report" data-streaming={isStreaming || undefined}>
      {blocks}
    </div>
  );
}

function draw(before: Drawn, source: string): Drawn {
  const text = source.replace(/\r\n?/g, '\n');
  const kept = text.startsWith(before.text) ? before : nothing;
  const { finished, tail } = takeFinishedBlocks(kept.tail + text.slice(kept.text.length));
  const blocks = finished.map((token, index) => renderToken(token, kept.finished.length + index));
  return { source, text, finished: kept.finished.concat(blocks), tail };
}
