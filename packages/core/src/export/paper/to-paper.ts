import type { Block } from '@app/contract/blocks';
import { quotesIn } from '@app/document/quotes-in';
import { isDrawn, writeBlock } from '@app/document/surfaces';
import { findFramework } from '@app/frameworks/index';
import { directionOf as directionOfLang, langOf } from '@app/words/languages';
import { reportWordsOf } from '@app/words/reports';
import { blocksOf, type ExportedReport } from '../exported-report.ts';
import type { Paper, Paragraph, PaperPiece } from './paper.ts';
import { cut, inline, isFull, most, openPaperText, plainText, visible } from './paper-text.ts';
import { type PaperContext, paperWriters, turned } from './paper-writers.ts';
import { joiningWords } from './joining-words.ts';

/** A report as the pieces that PDF and DOCX draw. */
export function toPaper(exported: Pick<ExportedReport, 'text' | 'blocks' | 'framework' | 'lang'>): Paper {
  const { framework, lang: written } = exported;
  const lang = langOf(written) ?? 'en';
  const { report, names } = reportWordsOf(lang);
  const blocks = blocksOf(exported);
  const isTurned = langOf(written) && directionOfLang(lang) === 'rtl';
  const paper = openPaperText(JSON.stringify(blocks).slice(0, most.chars), isTurned ? 'rtl' : undefined);
  const context: PaperContext = { paper, words: joiningWords(lang), quotes: quotesIn(blocks) };
  const at = blocks.findIndex(({ type }) => type === 'headline');
  const headline = blocks[at];
  const card = blocks.slice(0, Math.max(0, at));
  const shown = blocks.slice(Math.max(0, at));
  const title = headline?.type === 'headline' ? visible(headline.title).trim() : '';
  const isFolded = shown.some(({ fold }) => fold);
  const pieces = {
    card: draw(card, context),
    first: isFolded
      ? draw(
          shown.filter(({ fold }) => !fold),
          context,
        )
      : [],
    body: draw(
      shown.filter(({ fold }) => fold !== undefined || !isFolded),
      context,
    ),
  };
  if (isFull(paper)) pieces.body.push(cutNote(report.file.cut, context));
  return {
    title:
      cut(title, most.titleChars) ||
      ((names?.titles as Partial<Record<string, string>> | undefined)?.[framework] ??
        findFramework(framework)?.title ??
        report.file.title),
    card: withEvenHeadings(pieces.card, 1),
    first: withEvenHeadings(pieces.first, 2),
    body: withEvenHeadings(pieces.body, 2),
  };
}

function draw(blocks: readonly Block[], context: PaperContext): PaperPiece[] {
  const { paper } = context;
  const pieces = blocks.flatMap((block) => {
    if (isFull(paper) || !isDrawn(block, 'pdf')) return [];
    const drawn = writeBlock(paperWriters, block, context);
    paper.piecesLeft -= drawn.length;
    return drawn;
  });
  const joined = joinLists(pieces);
  return joined.map((piece, index) => (piece.type === 'paragraph' ? withLead(piece, joined, index) : piece));
}

/** Neighbouring items are one list; a numbered one goes on where its numbers do. */
function joinLists(pieces: readonly PaperPiece[]): PaperPiece[] {
  const joined: PaperPiece[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    const goesOn =
      piece.type === 'list' &&
      last?.type === 'list' &&
      (last.start === undefined ? piece.start === undefined : piece.start === last.start + last.items.length);
    if (goesOn) last.items.push(...turned(piece, last.direction).items);
    else joined.push(piece.type === 'list' ? { ...piece, items: [...piece.items] } : piece);
  }
  return joined;
}

/** A bar, an introduction under a heading, and a paragraph that ends in a colon stay on the page of the next piece. */
function withLead(piece: Paragraph, pieces: readonly PaperPiece[], index: number): Paragraph {
  if (index === pieces.length - 1) return piece;
  const isIntroduction = piece.role === 'note' && pieces[index - 1]?.type === 'heading';
  const leads =
    piece.leads || piece.role === 'measure' || isIntroduction || /[:：]$/.test(plainText(piece.content).trimEnd());
  return { ...piece, leads };
}

function cutNote(text: string, { paper }: PaperContext): PaperPiece {
  const content = inline({ ...paper, charsLeft: text.length }, [{ text, italic: true }]);
  return { type: 'paragraph', role: 'note', content, leads: false, direction: paper.direction ?? 'ltr' };
}

/** Screen readers need unbroken heading levels. */
function withEvenHeadings(pieces: readonly PaperPiece[], top: number): PaperPiece[] {
  let last = top - 1;
  return pieces.map((piece) => {
    if (piece.type !== 'heading') return piece;
    last = Math.min(Math.max(piece.level, top), last + 1);
    return { ...piece, level: last };
  });
}
