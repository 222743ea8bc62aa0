import { readFence } from '@app/document/read-chart';
import { readMarkdown } from '@app/document/read-markdown';
import { findFramework } from '@app/frameworks/index';
import { directionOf as directionOfLang, langOf } from '@app/words/languages';
import { reportWordsOf } from '@app/words/reports';
import type { ExportedReport } from '../exported-report.ts';
import { type Direction, directionOf, languageOfHan } from './languages.ts';
import { type InlineContext, plainText, readInline } from './read-inline.ts';
import type { KnownToken, Token, TokenOf } from './tokens.ts';
import type { ReportBlock, Cell, Inline, Paragraph, ParagraphRole, ReportTree } from './tree.ts';
import { toVisibleText } from './visible-text.ts';

/** Many times the size of any report, so that no input can keep a process busy for long. */
const most = { chars: 400_000, blocks: 5_000, bars: 500, depth: 8, titleChars: 160 };

/** The context of a block. `open` counts down for the whole report. `direction` overrides that of the letters. */
type Place = { depth: number; open: Open; direction?: Direction };
type Open = InlineContext & { blocksLeft: number };

/** Reads the report into the tree that every format renders, from the same tokens as on the page. */
export function readTree({ text, framework, lang }: Pick<ExportedReport, 'text' | 'framework' | 'lang'>): ReportTree {
  const { report, names } = reportWordsOf(langOf(lang) ?? 'en');
  const visible = toVisibleText(text.slice(0, most.chars));
  const open: Open = {
    languageOfHan: (near) => languageOfHan(near, visible),
    blocksLeft: most.blocks,
    barsLeft: most.bars,
  };
  const known = langOf(lang);
  // A Latin name must not change the direction of a heading in an Arabic report.
  const place: Place =
    known && directionOfLang(known) === 'rtl' ? { depth: 0, open, direction: 'rtl' } : { depth: 0, open };
  const blocks = readBlocks(readMarkdown(visible), place);
  if (open.blocksLeft < 0 || text.length > most.chars) blocks.push(cutNote(report.file.cut, place));
  const at = blocks.findIndex((block) => block.type === 'heading' && block.level === 1);
  const heading = blocks[at];
  const written = heading?.type === 'heading' ? plainText(heading.content).trim() : '';
  const card = blocks.slice(0, Math.max(at, 0));
  return {
    title:
      cutTitle(written) ||
      ((names?.titles as Partial<Record<string, string>> | undefined)?.[framework] ??
        findFramework(framework)?.title ??
        report.file.title),
    card: withEvenHeadings(card, 1),
    ...splitAtFold(withEvenHeadings(blocks.slice(at + 1), 2)),
  };
}

/**
 * On the page, a rule before a section folds and unfolds it. In a file, the first rule becomes a page break and the
 * others are dropped.
 */
function splitAtFold(blocks: ReportBlock[]): Pick<ReportTree, 'first' | 'body'> {
  const isFold = (block: ReportBlock, index: number): boolean => {
    const next = blocks[index + 1];
    return block.type === 'rule' && next?.type === 'heading' && next.level === 2;
  };
  const end = blocks.findIndex(isFold);
  const unfolded = blocks.filter((block, index) => index > end && !isFold(block, index));
  return { first: blocks.slice(0, Math.max(0, end)), body: unfolded };
}

/** The title is in the header of every page. */
function cutTitle(text: string): string {
  return text.length > most.titleChars ? `${text.slice(0, most.titleChars).replace(/\p{Surrogate}$/u, '')}…` : text;
}

function cutNote(text: string, { direction = 'ltr' }: Place): ReportBlock {
  const content: Inline[] = [{ type: 'text', text, language: undefined, italic: true }];
  return { type: 'paragraph', role: 'note', content, leads: false, direction };
}

/** Screen readers need unbroken heading levels. */
function withEvenHeadings(blocks: ReportBlock[], top: number): ReportBlock[] {
  let last = top - 1;
  return blocks.map((block) => {
    if (block.type !== 'heading') return block;
    last = Math.min(Math.max(block.level, top), last + 1);
    return { ...block, level: last };
  });
}

function readBlocks(tokens: Token[], place: Place): ReportBlock[] {
  const blocks = tokens.flatMap((token) => readBlock(token, place));
  return blocks.map((block, index) => (block.type === 'paragraph' ? withLead(block, blocks, index) : block));
}

/** A bar, an introduction under a heading, and a paragraph that ends in a colon stay on the page of the next block. */
function withLead(block: Paragraph, blocks: ReportBlock[], index: number): Paragraph {
  if (index === blocks.length - 1) return block;
  const isIntroduction = block.role === 'note' && blocks[index - 1]?.type === 'heading';
  const leads = block.role === 'measure' || isIntroduction || plainText(block.content).trimEnd().endsWith(':');
  return { ...block, leads };
}

function readBlock(token: Token, place: Place): ReportBlock[] {
  const known = token as KnownToken;
  if (known.type === 'space') return [];
  place.open.blocksLeft -= 1;
  if (place.open.blocksLeft < 0) return [];
  if (place.depth >= most.depth) return paragraph([{ type: 'text', raw: token.raw, text: token.raw }], place);
  switch (known.type) {
    case 'heading':
      return readHeading(known, place);
    case 'blockquote':
      return readQuote(known, place);
    case 'list':
      return readList(known, place);
    case 'table':
      return readTable(known, place);
    case 'code':
      return readCode(known, place);
    case 'hr':
      return [{ type: 'rule' }];
    case 'def':
    case 'checkbox':
      return [];
    case 'paragraph':
    case 'text':
    case 'list_item':
      return paragraph(known.tokens ?? [known], place);
    case 'strong':
    case 'em':
    case 'del':
    case 'link':
    case 'codespan':
    case 'br':
    case 'escape':
    case 'image':
    case 'html':
      return paragraph([known], place);
  }
}

const directionIn = ({ direction }: Place, text: string): Direction => direction ?? directionOf(text);

const inlineIn = (tokens: Token[], { open }: Place): Inline[] => readInline(tokens, open);

function paragraph(tokens: Token[], place: Place): ReportBlock[] {
  const content = inlineIn(tokens, place);
  if (content.length === 0) return [];
  const direction = directionIn(place, plainText(content));
  return [{ type: 'paragraph', role: roleOf(content), content, leads: false, direction }];
}

function roleOf(content: Inline[]): ParagraphRole {
  if (content[0]?.type === 'bar') return 'measure';
  return content.every((part) => part.type === 'break' || (part.type === 'text' && part.italic)) ? 'note' : 'text';
}

function readHeading({ depth: level, tokens }: TokenOf<'heading'>, place: Place): ReportBlock[] {
  const content = inlineIn(tokens, place);
  const text = plainText(content);
  if (!text.trim()) return [];
  const direction = directionIn(place, text);
  if (place.depth === 0) return [{ type: 'heading', level, content, direction }];
  // A heading inside a quote or a list becomes a bold paragraph, so that it is no navigation target.
  const bold = content.map((part) => (part.type === 'text' ? { ...part, bold: true } : part));
  return [{ type: 'paragraph', role: 'text', content: bold, leads: true, direction }];
}

function readQuote({ tokens, text }: TokenOf<'blockquote'>, place: Place): ReportBlock[] {
  // A quote keeps the direction of its own language.
  const direction = place.depth === 0 ? directionOf(text) : directionIn(place, text);
  const blocks = readBlocks(tokens, inside(place, direction));
  return blocks.length > 0 ? [{ type: 'quote', blocks, direction }] : [];
}

function readList({ items, ordered, start, raw }: TokenOf<'list'>, place: Place): ReportBlock[] {
  const direction = directionIn(place, raw);
  const read = items
    .map(({ tokens }) => readBlocks(tokens, inside(place, direction)))
    .filter(({ length }) => length > 0);
  if (read.length === 0) return [];
  return [{ type: 'list', start: ordered ? start || 1 : undefined, items: read, direction }];
}

function readTable({ header, rows, raw }: TokenOf<'table'>, place: Place): ReportBlock[] {
  const rowsLeft = Math.max(0, Math.floor(place.open.blocksLeft / header.length));
  place.open.blocksLeft -= rows.length * header.length;
  const readCell = ({ tokens, align }: TokenOf<'table'>['header'][number]): Cell => ({
    content: inlineIn(tokens, place),
    align: align ?? undefined,
  });
  return [
    {
      type: 'table',
      header: header.map(readCell),
      rows: rows.slice(0, rowsLeft).map((row) => row.map(readCell)),
      direction: directionIn(place, raw),
    },
  ];
}

function readCode({ lang, text: written }: TokenOf<'code'>, place: Place): ReportBlock[] {
  const text = toVisibleText(written);
  const chart = readFence(lang, text);
  if (chart) return [{ type: 'chart', chart, direction: directionIn(place, text) }];
  return text.trim() ? [{ type: 'code', text }] : [];
}

/** Nested blocks inherit the direction. */
const inside = ({ depth, open }: Place, direction: Direction): Place => ({ depth: depth + 1, open, direction });
