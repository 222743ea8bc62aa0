import { readMarkdown } from '@app/document/read-markdown';
import type { Token } from 'marked';

/**
 * Splits off the blocks that later text cannot change: all but the last one among complete lines. The rest is the tail,
 * which is parsed again when more text arrives.
 */
export function takeFinishedBlocks(markdown: string): { finished: Token[]; tail: string } {
  const completeLines = markdown.slice(0, markdown.lastIndexOf('\n') + 1);
  const tokens = readMarkdown(completeLines);
  const finished = tokens.slice(
    0,
    Math.max(
      0,
      tokens.findLastIndex(({ type }) => type !== 'space'),
    ),
  );
  const length = finished.reduce((sum, { raw }) => sum + raw.length, 0);
  return { finished, tail: markdown.slice(length) };
}

const CLOSING_FENCE = /^`{3,}\s*$/;
/** A last line of Markdown markers only: its meaning is not known yet. */
const MARKS_ONLY = /(^|\n)[ \t>]*(?:[-=*+#|`~_:]+|\d{1,9}[.)]?)[ \t]*$/;
const OPEN_LINK = /!?\[([^\][\n]*)(?:\](?:\([^()\n]*)?)?$/;

/** The header of a table whose delimiter row is not complete yet. */
const TABLE_HEAD = /(^|\n)\|[^\n]*(?:\n[|:\- \t]*)?$/;

/** Renders the end of a streaming text as if its open markers were closed. */
export function closeOpenMarkers(tail: string): string {
  const fence = lastFenceOf(tail);
  if (!fence) return mendWords(tail);
  return fence.isHidden && !fence.isClosed ? mendWords(tail.slice(0, fence.start)) : tail;
}

type Fence = { start: number; isClosed: boolean; isHidden: boolean };

/** The fence at the very end. An incomplete chart stays hidden, because half of it would be a different chart. */
function lastFenceOf(tail: string): Fence | undefined {
  let fence: Fence | undefined;
  let start = 0;
  for (const line of tail.split('\n')) {
    const end = start + line.length;
    if (fence && !fence.isClosed) fence.isClosed = CLOSING_FENCE.test(line);
    else if (line.startsWith('```')) {
      fence = { start, isClosed: false, isHidden: end === tail.length || /^chart\b/.test(line.slice(3).trim()) };
    } else if (line) fence = undefined;
    start = end + 1;
  }
  return fence;
}

function mendWords(tail: string): string {
  const start = tail.lastIndexOf('\n\n') + 1;
  const end = tail.slice(start).replace(TABLE_HEAD, '$1').replace(MARKS_ONLY, '$1').replace(OPEN_LINK, '$1');
  return tail.slice(0, start) + closeMarks(end.replace(/[*_~`]+$/, ''));
}

function closeMarks(text: string): string {
  if (count(text, /`/g) % 2 === 1) return `${text}\``;
  const prose = text.replace(/`[^`]*`/g, '').replace(/^[ \t>]*[*+-][ \t]/gm, '');
  const strong = count(prose, /\*\*/g) % 2 === 1 ? '**' : '';
  const emphasis = count(prose.replaceAll('**', ''), /\*(?=\S)|(?<=\S)\*/g) % 2 === 1 ? '*' : '';
  return strong || emphasis ? text.trimEnd() + emphasis + strong : text;
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
