import type { Chart, Track } from '@app/contract/blocks';
import type { Direction, DocumentLanguage } from './languages.ts';

/** A report as PDF and DOCX draw it: cleaned, bounded, and with the language of every word. */
export type Paper = {
  title: string;
  /** The crisis card, which comes before everything else, even the title. */
  card: PaperElement[];
  /** The first screen of the page, which gets its own page. Empty if nothing is folded behind it. */
  first: PaperElement[];
  body: PaperElement[];
};

export type PaperElement =
  | { type: 'heading'; level: number; content: Inline[]; direction: Direction }
  | Paragraph
  | { type: 'quote'; blocks: PaperElement[]; direction: Direction }
  | { type: 'list'; start: number | undefined; items: PaperElement[][]; direction: Direction }
  | { type: 'table'; header: Inline[][]; rows: Inline[][][]; direction: Direction }
  | { type: 'chart'; chart: Chart; direction: Direction };

/** `leads`: introduces the next element and must not end a page. */
export type Paragraph = {
  type: 'paragraph';
  role: ParagraphRole;
  content: Inline[];
  leads: boolean;
  direction: Direction;
};
/** `note`: about the report itself. `measure`: begins with a bar. `say`: words to say to somebody. */
export type ParagraphRole = 'text' | 'note' | 'measure' | 'say';

/** The words at the ends of a bar are text runs; the line between them is an image. */
type Bar = { type: 'bar'; track: Track; low: TextRun[]; high: TextRun[] };
export type Inline = TextRun | Bar;
export type TextRun = { type: 'text'; text: string; language: DocumentLanguage | undefined } & Marks;
export type Marks = { bold?: boolean; italic?: boolean };
