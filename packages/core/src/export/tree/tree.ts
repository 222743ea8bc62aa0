import type { Chart, Track } from '@app/contract/blocks';
import type { Direction, DocumentLanguage } from './languages.ts';

/** A report between Markdown and a file: cleaned, bounded, and the same for every format. */
export type ReportTree = {
  title: string;
  /** The crisis card, which comes before everything else, even the title. */
  card: ReportBlock[];
  /** The first screen of the page, which gets its own page. Empty if the report has none. */
  first: ReportBlock[];
  body: ReportBlock[];
};

export type ReportBlock =
  | { type: 'heading'; level: number; content: Inline[]; direction: Direction }
  | Paragraph
  | { type: 'quote'; blocks: ReportBlock[]; direction: Direction }
  | { type: 'list'; start: number | undefined; items: ReportBlock[][]; direction: Direction }
  | { type: 'table'; header: Cell[]; rows: Cell[][]; direction: Direction }
  | { type: 'chart'; chart: Chart; direction: Direction }
  | { type: 'code'; text: string }
  | { type: 'rule' };

/** `leads`: introduces the next block and must not end a page. */
export type Paragraph = {
  type: 'paragraph';
  role: ParagraphRole;
  content: Inline[];
  leads: boolean;
  direction: Direction;
};

/** `note`: all in italics, about the report itself. `measure`: begins with a bar. */
export type ParagraphRole = 'text' | 'note' | 'measure';

export type Cell = { content: Inline[]; align: 'left' | 'center' | 'right' | undefined };

/** The words at the ends of a bar are text runs; the line between them is an image. */
export type Bar = { type: 'bar'; track: Track; low: TextRun[]; high: TextRun[] };

export type Inline = TextRun | Bar | { type: 'break' };

export type TextRun = { type: 'text'; text: string; language: DocumentLanguage | undefined } & Marks;

export type Marks = { bold?: boolean; italic?: boolean; struck?: boolean; mono?: boolean };
