import { readMarkdown } from '@app/document/read-markdown';
import type { Token } from 'marked';

/**
 * Cuts off the blocks that no later text can change: all but the last one among complete lines. What is left over is
 * the tail, to be read again when more has come.
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
/** A last line of nothing but marks: what it will be is not known yet. */
const MARKS_ONLY = /(^|\n)[ \t>]*(?:[-=*+#|`~_:]+|\d{1,9}[.)]?)[ \t]*$/;
const OPEN_LINK = /!?\[([^\][\n]*)(?:\](?:\([^()\n]*)?)?$/;

/** The head of a table whose second line, which makes it a table, is not complete. */
const TABLE_HEAD = /(^|\n)\|[^\n]*(?:\n[|:\- \t]*)?$/;

/** Makes the end of a text that is still being written look as it will when its open marks are closed. */
export function mendTail(tail: string): string {
  const fence = lastFenceOf(tail);
  if (!fence) return mendWords(tail);
  return fence.isHidden && !fence.isClosed ? mendWords(tail.slice(0, fence.start)) : tail;
}

type Fence = { start: number; isClosed: boolean; isHidden: boolean };

/** The fence at the very end. A chart shows when it is whole: half of it would be another chart. */
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
