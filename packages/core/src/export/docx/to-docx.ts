import {
  BorderStyle,
  Document,
  Footer,
  Header,
  HeadingLevel,
  Packer,
  PageBreak,
  PageNumber,
  Paragraph,
  Table,
  TableCell,
  TableOfContents,
  TableRow,
  TabStopType,
  TextRun,
  WidthType,
} from 'docx';
import type { ExportedReport } from '../exported-report.ts';
import { frontMatterOf, type FrontMatter, SOURCE_TYPE } from '../front-matter.ts';
import type { PaperElement } from '../paper/paper.ts';
import { toPaper } from '../paper/to-paper.ts';
import { colours, stylesIn, twips } from './styles.ts';
import { type Counters, type DocxBlock, TEXT_WIDTH, toBlocks } from './to-blocks.ts';

const A4 = { width: twips(595.3), height: twips(841.9) };
const MARGIN = twips((595.3 - TEXT_WIDTH) / 2);
const tabStops = [{ type: TabStopType.RIGHT, position: twips(TEXT_WIDTH) }];

/** A report with more sections or more text gets a table of contents. */
const SHORT = { sections: 6, chars: 18_000 };

export async function toDocx(report: ExportedReport): Promise<Buffer> {
  const paper = toPaper(report);
  const front = frontMatterOf(report);
  const { day, model, author, words, chart } = front;
  const counters: Counters = { lists: 0, chart };
  const flow = flowOf(front);
  const children = [
    ...(await toCard(paper.card, counters)),
    new Paragraph({ style: 'Eyebrow', ...flow, children: [new TextRun({ text: words.eyebrow, allCaps: true })] }),
    new Paragraph({ heading: HeadingLevel.HEADING_1, ...flow, children: [new TextRun(paper.title)] }),
    new Paragraph({ style: 'Facts', ...flow, children: [new TextRun(`${day}  ·  ${model}`)] }),
    ...(await toBlocks(paper.first, counters)),
    ...(paper.first.length > 0 ? [new Paragraph({ children: [new PageBreak()] })] : []),
    ...contentsOf(paper.body, report.text, words.contents, flow),
    ...(await toBlocks(paper.body, counters)),
  ];
  const document = new Document({
    title: paper.title,
    creator: author,
    lastModifiedBy: author,
    description: words.description,
    subject: words.description,
    keywords: words.keywords.join(', '),
    customProperties: [
      { name: 'AI-generated', value: 'true' },
      { name: 'DigitalSourceType', value: SOURCE_TYPE },
    ],
    styles: stylesIn(front.tag),
    sections: [
      {
        properties: {
          titlePage: true,
          page: { size: A4, margin: { top: twips(70), bottom: twips(68), left: MARGIN, right: MARGIN } },
        },
        headers: {
          first: new Header({ children: [new Paragraph({})] }),
          default: new Header({ children: [marginLine(paper.title, [day], flow)] }),
        },
        footers: { first: footer(front), default: footer(front) },
        children,
      },
    ],
  });
  return Packer.toBuffer(document);
}

function marginLine(left: string, right: string[], flow: Flow): Paragraph {
  return new Paragraph({
    style: 'Margin',
    tabStops,
    ...flow,
    children: [new TextRun({ children: [left, '\t', ...right] })],
  });
}

/** Placeholders in the footer text and Word's page number fields. */
const numbers: Record<string, string> = { '{page}': PageNumber.CURRENT, '{pages}': PageNumber.TOTAL_PAGES };

function footer(front: FrontMatter): Footer {
  const { words } = front;
  const page = words.page('{page}', '{pages}').split(/(\{pages?\})/);
  return new Footer({
    children: [
      marginLine(
        words.footer,
        page.map((part) => numbers[part] ?? part),
        flowOf(front),
      ),
    ],
  });
}

type Flow = { bidirectional?: true };

const flowOf = ({ direction }: FrontMatter): Flow => (direction === 'rtl' ? { bidirectional: true } : {});

/** The crisis card comes first. */
async function toCard(card: PaperElement[], counters: Counters): Promise<DocxBlock[]> {
  if (card.length === 0) return [];
  const none = { style: BorderStyle.NONE, size: 0, color: 'auto' };
  const rule = { style: BorderStyle.SINGLE, size: 18, color: colours.warn };
  const cell = new TableCell({
    shading: { type: 'clear', fill: colours.warnSoft },
    borders: { top: none, bottom: none, right: none, left: rule },
    margins: { top: twips(8), bottom: twips(6), left: twips(12), right: twips(12) },
    children: await toBlocks(card, counters),
  });
  const box = new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    rows: [new TableRow({ children: [cell] })],
  });
  return [box, new Paragraph({ style: 'Margin' })];
}

function contentsOf(body: PaperElement[], text: string, title: string, flow: Flow): (Paragraph | TableOfContents)[] {
  const sections = body.filter((block) => block.type === 'heading' && block.level === 2).length;
  if (sections <= SHORT.sections && text.length <= SHORT.chars) return [];
  const headingStyleRange = sections > SHORT.sections ? '2-2' : '2-3';
  return [
    new Paragraph({ style: 'Eyebrow', ...flow, children: [new TextRun(title)] }),
    // Page numbers depend on the reader's fonts: Word fills them in on request.
    new TableOfContents(title, { hyperlink: true, headingStyleRange, beginDirty: false, tabLeader: 'none' }),
  ];
}
