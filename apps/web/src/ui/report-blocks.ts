import { Lexer, type Token, Tokenizer } from 'marked';

/**
 * Link definitions and underlined headings would let a later line change an earlier one; left out, what has been read
 * stays as it is.
 */
class BlockTokenizer extends Tokenizer {
  override def(): undefined {
    return undefined;
  }
  override lheading(): undefined {
    return undefined;
  }
}

const options = { gfm: true, tokenizer: new BlockTokenizer() };

export function lex(markdown: string): Token[] {
  try {
    return new Lexer(options).lex(markdown);
  } catch {
    return [plain(markdown)]; // Nested deeper than the parser can go.
  }
}

function plain(text: string): Token {
  return { type: 'paragraph', raw: text, text, tokens: [{ type: 'text', raw: text, text }] };
}

/**
 * Cuts off the blocks that no later text can change: all but the last one among complete lines. What is left over is
 * the tail, to be read again when more has come.
 */
export function takeFinishedBlocks(markdown: string): { finished: Token[]; tail: string } {
  const completeLines = markdown.slice(0, markdown.lastIndexOf('\n') + 1);
  const tokens = lex(completeLines);
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

/** A last line of nothing but marks: what it will be is not known yet. */
const MARKS_ONLY = /(^|\n)[ \t>]*(?:[-=*+#|`~_:]+|\d{1,9}[.)]?)[ \t]*$/;
const OPEN_LINK = /!?\[([^\][\n]*)(?:\](?:\([^()\n]*)?)?$/;

/** The head of a table whose second line, which makes it a table, is not complete. */
const TABLE_HEAD = /(^|\n)\|[^\n]*(?:\n[|:\- \t]*)?$/;

/** Makes the end of a text that is still being written look as it will when its open marks are closed. */
export function mendTail(tail: string): string {
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
