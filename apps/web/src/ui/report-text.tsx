import { readMarkdown } from '@app/document/read-markdown';
import type { Token } from 'marked';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { closeOpenMarkers, takeFinishedBlocks } from './report-blocks.ts';
import { type DrawnBlock, foldSections, isSection } from './report-folds.tsx';
import { ReportFrame } from './report-frame.tsx';
import { renderToken } from './report-token.tsx';

const COMMIT_MS = 50;

type Drawn = {
  source: string;
  text: string;
  /** Rendered once: React skips an identical element. */
  finished: DrawnBlock[];
  tail: string;
};

const nothing: Drawn = { source: '', text: '', finished: [], tail: '' };

type Props = {
  text: string;
  isStreaming?: boolean;
  /** The language of the text, if known. */
  lang?: string | undefined;
};

/** Renders Markdown from a model while it is being written. The text only grows or starts over. */
export function ReportText({ text, isStreaming = false, lang }: Props): ReactNode {
  const [drawn, setDrawn] = useState(() => draw(nothing, text));
  const isBehind = drawn.source !== text;

  const catchUp = useEffectEvent(() => setDrawn((before) => draw(before, text)));
  useEffect(() => {
    if (!isBehind) return undefined;
    const timer = setTimeout(catchUp, isStreaming ? COMMIT_MS : 0);
    return () => clearTimeout(timer);
  }, [drawn, isBehind, isStreaming]);

  const tail = readMarkdown(isStreaming || isBehind ? closeOpenMarkers(drawn.tail) : drawn.tail);
  const blocks = drawn.finished.concat(drawBlocks(tail, drawn.finished));
  return (
    <ReportFrame isStreaming={isStreaming} lang={lang}>
      {foldSections(blocks)}
    </ReportFrame>
  );
}

function draw(before: Drawn, source: string): Drawn {
  const text = source.replace(/\r\n?/g, '\n');
  const kept = text.startsWith(before.text) ? before : nothing;
  const { finished, tail } = takeFinishedBlocks(kept.tail + text.slice(kept.text.length));
  return { source, text, finished: kept.finished.concat(drawBlocks(finished, kept.finished)), tail };
}

function drawBlocks(tokens: Token[], before: readonly DrawnBlock[]): DrawnBlock[] {
  const isBelowSection = before.some(({ token }) => isSection(token));
  const first = tokens.findIndex(isSection);
  return tokens.map((token, index) => {
    const isInLetter = !isBelowSection && (first < 0 || index < first);
    return { token, element: renderToken(isInLetter ? raised(token) : token, before.length + index) };
  });
}

/** The titles of a letter follow its headline: a heading of level 3 would skip one. */
const raised = (token: Token): Token =>
  token.type === 'heading' && token['depth'] === 3 ? { ...token, depth: 2 } : token;
