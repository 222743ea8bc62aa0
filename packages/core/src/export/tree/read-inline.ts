import type { Track } from '@app/contract/blocks';
import { readBar } from '@app/document/read-chart';
import { type DocumentLanguage, splitByLanguage } from './languages.ts';
import type { KnownToken, Token } from './tokens.ts';
import type { Inline, Marks, TextRun } from './tree.ts';
import { toVisibleText } from './visible-text.ts';

const MAX_DEPTH = 8;

type Piece = { type: 'text'; text: string; marks: Marks } | { type: 'bar'; track: Track } | { type: 'break' };

/** State shared by the whole report. */
export type InlineContext = {
  languageOfHan(near: string): DocumentLanguage;
  /** Each bar is rendered as an image; beyond this limit it stays a line of characters. */
  barsLeft: number;
};

/** Reads text with its marks, split where the language changes. A link becomes its text, an image its description. */
export function readInline(tokens: Token[], context: InlineContext): Inline[] {
  const pieces = join(tokens.flatMap((token) => readPiece(token, { marks: {}, depth: 0, context })));
  const near = pieces.map((piece) => (piece.type === 'text' ? piece.text : '')).join('');
  const language = context.languageOfHan(near);
  return trimEnds(pieces).flatMap((piece): Inline[] => {
    switch (piece.type) {
      case 'text':
        return toTextRuns(piece.text, language, piece.marks);
      case 'bar': {
        const { low = '', high = '' } = piece.track;
        return [{ ...piece, low: toTextRuns(low, language), high: toTextRuns(high, language) }];
      }
      case 'break':
        return [piece];
    }
  });
}

function toTextRuns(text: string, han: DocumentLanguage, marks: Marks = {}): TextRun[] {
  return splitByLanguage(text, han).map((run) => ({ type: 'text', ...run, ...marks }));
}

export function plainText(content: Inline[]): string {
  return content.map((part) => (part.type === 'text' ? part.text : ' ')).join('');
}

type PieceContext = { marks: Marks; depth: number; context: InlineContext };

function readPiece(token: Token, { marks, depth, context }: PieceContext): Piece[] {
  const known = token as KnownToken;
  const inner = (tokens: Token[] | undefined, own: Marks): Piece[] =>
    (tokens ?? []).flatMap((each) => readPiece(each, { marks: { ...marks, ...own }, depth: depth + 1, context }));
  if (depth > MAX_DEPTH) return [words(token.raw, marks)];
  switch (known.type) {
    case 'strong':
      return inner(known.tokens, { bold: true });
    case 'em':
      return inner(known.tokens, { italic: true });
    case 'del':
      return inner(known.tokens, { struck: true });
    case 'link':
      return inner(known.tokens, {});
    case 'br':
      return [{ type: 'break' }];
    case 'codespan': {
      const track = context.barsLeft > 0 ? readBar(toVisibleText(known.text)) : undefined;
      if (!track) return [words(known.text, { ...marks, mono: true })];
      context.barsLeft -= 1;
      return [{ type: 'bar', track }];
    }
    case 'text':
      return known.tokens ? inner(known.tokens, {}) : [words(known.text, marks)];
    case 'checkbox':
      return [];
    case 'escape':
    case 'image':
    case 'html':
    case 'heading':
    case 'paragraph':
    case 'blockquote':
    case 'code':
      return [words(known.text, marks)];
    case 'list':
    case 'list_item':
    case 'table':
    case 'hr':
    case 'def':
    case 'space':
      return [words(known.raw, marks)];
  }
}

/** The parser decodes character references, so clean only here. Line breaks in the source become spaces. */
const words = (text: string, marks: Marks): Piece => ({
  type: 'text',
  text: toVisibleText(text).replaceAll(/\s+/g, ' '),
  marks,
});

/** Joins runs with equal marks: fewer pieces in the file, and adjacent letters can form ligatures. */
function join(pieces: Piece[]): Piece[] {
  const joined: Piece[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    const isSame = piece.type === 'text' && last?.type === 'text' && sameMarks(last.marks, piece.marks);
    if (isSame) joined[joined.length - 1] = { ...last, text: last.text + piece.text };
    else joined.push(piece);
  }
  return joined;
}

function sameMarks(one: Marks, other: Marks): boolean {
  return (
    one.bold === other.bold && one.italic === other.italic && one.struck === other.struck && one.mono === other.mono
  );
}

/** Removes spaces and breaks at the beginning and the end, and spaces around a break. */
function trimEnds(pieces: Piece[]): Piece[] {
  const trimmed = pieces.flatMap((piece, index): Piece[] => {
    if (piece.type !== 'text') return [piece];
    let { text } = piece;
    if (index === 0 || pieces[index - 1]?.type === 'break') text = text.trimStart();
    if (index === pieces.length - 1 || pieces[index + 1]?.type === 'break') text = text.trimEnd();
    return text ? [{ ...piece, text }] : [];
  });
  const first = trimmed.findIndex(({ type }) => type !== 'break');
  const last = trimmed.findLastIndex(({ type }) => type !== 'break');
  return first < 0 ? [] : trimmed.slice(first, last + 1);
}
