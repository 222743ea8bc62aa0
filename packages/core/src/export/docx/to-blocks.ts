import type { ChartDescriptionWords } from '@app/document/describe-chart';
import {
  AlignmentType,
  BorderStyle,
  HeadingLevel,
  type IParagraphOptions,
  LineRuleType,
  type NumberingDefinition,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  WidthType,
} from 'docx';
import { drawPrintChart } from '../draw-print-chart.ts';
import type { Inline, PaperElement } from '../paper/paper.ts';
import { colours, twips } from './styles.ts';
import { toImage, toRuns } from './to-runs.ts';

/** Width of A4 without the margins, in points. */
export const TEXT_WIDTH = 451;
const STEP = twips(18);

export type DocxBlock = Paragraph | Table;
type ListOf = Extract<PaperElement, { type: 'list' }>;
type Numbering = NonNullable<IParagraphOptions['numbering']>;

/** The context of a block: list depth, enclosing quote, and list numbering. */
type BlockContext = { depth: number; quote?: { isFirst: boolean }; numbering?: Numbering; look?: IParagraphOptions };

/** Every list gets its own numbering. `chart` holds the words for the image descriptions. */
export type Counters = { lists: number; readonly chart: ChartDescriptionWords };

export async function toBlocks(
  blocks: PaperElement[],
  counters: Counters,
  context: BlockContext = { depth: 0 },
): Promise<DocxBlock[]> {
  const drawn: DocxBlock[] = [];
  for (const [index, block] of blocks.entries()) {
    // Only the first block of an item gets the number; the others are indented under it.
    const { numbering, ...rest } = context;
    const own: BlockContext = numbering && index === 0 ? context : rest;
    drawn.push(...(await toBlock(block, counters, own)));
  }
  return drawn;
}

async function toBlock(block: PaperElement, counters: Counters, context: BlockContext): Promise<DocxBlock[]> {
  switch (block.type) {
    case 'heading':
      return [
        new Paragraph({
          ...settingsOf(context, block.direction),
          heading: headings[block.level] ?? HeadingLevel.HEADING_6,
          children: await toRuns(block.content, { chart: counters.chart, direction: block.direction }),
        }),
      ];
    case 'paragraph':
      return [await toParagraph(block, counters, context)];
    case 'quote':
      return toQuote(block, counters, context);
    case 'list':
      return toList(block, counters, context);
    case 'table':
      return [await toTable(block, counters)];
    case 'chart': {
      const picture = drawPrintChart(block.chart, TEXT_WIDTH, counters.chart, block.direction);
      return [
        new Paragraph({
          ...settingsOf(context, block.direction),
          children: [await toImage(picture)],
          spacing: chartSpacing,
        }),
      ];
    }
  }
}

const headings: Record<number, (typeof HeadingLevel)[keyof typeof HeadingLevel]> = {
  // Headings of the crisis card, which comes before the title.
  1: HeadingLevel.HEADING_2,
  2: HeadingLevel.HEADING_2,
  3: HeadingLevel.HEADING_3,
  4: HeadingLevel.HEADING_4,
  5: HeadingLevel.HEADING_5,
};
const chartSpacing = { before: twips(6), after: twips(10), line: 240, lineRule: LineRuleType.AUTO };

async function toParagraph(
  { role, content, leads, direction }: Extract<PaperElement, { type: 'paragraph' }>,
  { chart }: Counters,
  context: BlockContext,
): Promise<Paragraph> {
  const styles = { text: undefined, note: 'Note', measure: 'Measure', say: 'Said' };
  const quoted = context.quote && (context.quote.isFirst ? 'Quoted' : 'Remark');
  const style = quoted ?? styles[role];
  return new Paragraph({
    ...settingsOf(context, direction),
    ...(style && { style }),
    ...(leads && { keepNext: true }),
    children: await toRuns(content, { chart, direction }, context.quote?.isFirst ? { italics: true } : {}),
  });
}

/** Every paragraph of a quote has a border at its side; together they look like one. */
async function toQuote(
  { blocks, direction }: Extract<PaperElement, { type: 'quote' }>,
  counters: Counters,
  context: BlockContext,
): Promise<DocxBlock[]> {
  const drawn: DocxBlock[] = [];
  for (const [index, block] of blocks.entries()) {
    const look: IParagraphOptions = {
      ...(index === 0 && { spacing: { before: twips(5) } }),
      ...(index < blocks.length - 1 && { keepNext: true }),
      ...(index === blocks.length - 1 && { spacing: { after: twips(8) } }),
    };
    const quote = { isFirst: index === 0 };
    drawn.push(...(await toBlock({ ...block, direction }, counters, { depth: context.depth, quote, look })));
  }
  return drawn;
}

async function toList({ start, items }: ListOf, counters: Counters, context: BlockContext): Promise<DocxBlock[]> {
  counters.lists += 1;
  const numbering: Numbering = {
    reference: start === undefined ? bullets : numbersFrom(start),
    level: Math.min(context.depth, 8),
    instance: counters.lists,
  };
  const isTight = items.every(({ length }) => length === 1);
  const look: IParagraphOptions = isTight ? { spacing: { after: twips(4) } } : {};
  const drawn: DocxBlock[] = [];
  for (const item of items)
    drawn.push(...(await toBlocks(item, counters, { depth: context.depth + 1, numbering, look })));
  return drawn;
}

const levels = (format: 'bullet' | 'decimal', start: number): NumberingDefinition['levels'] =>
  Array.from({ length: 9 }, (_, level) => ({
    level,
    start,
    format,
    text: format === 'bullet' ? '•' : `%${level + 1}.`,
    alignment: AlignmentType.START,
    style: { paragraph: { indent: { start: STEP * (level + 1), hanging: twips(13) } } },
  }));

const bullets: NumberingDefinition = { reference: 'bullets', levels: levels('bullet', 1) };
const numbersFrom = (start: number): NumberingDefinition => ({
  reference: `numbers-${start}`,
  levels: levels('decimal', start),
});

async function toTable(
  { header, rows, direction }: Extract<PaperElement, { type: 'table' }>,
  { chart }: Counters,
): Promise<Table> {
  const toCell = async (content: Inline[], isHeader: boolean): Promise<TableCell> =>
    new TableCell({
      margins: { top: twips(3), bottom: twips(3), left: twips(5), right: twips(5) },
      children: [
        new Paragraph({
          ...(direction === 'rtl' && { bidirectional: true }),
          spacing: { after: 0 },
          children: await toRuns(content, { chart, direction }, isHeader ? { bold: true } : {}),
        }),
      ],
    });
  const toRow = async (cells: Inline[][], isHeader: boolean): Promise<TableRow> =>
    new TableRow({
      tableHeader: isHeader,
      cantSplit: true,
      children: await Promise.all(cells.map((cell) => toCell(cell, isHeader))),
    });
  const none = { style: BorderStyle.NONE, size: 0, color: 'auto' };
  const line = { style: BorderStyle.SINGLE, size: 4, color: colours.line };
  return new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    ...(direction === 'rtl' && { visuallyRightToLeft: true }),
    borders: { top: none, left: none, right: none, insideVertical: none, bottom: line, insideHorizontal: line },
    rows: [await toRow(header, true), ...(await Promise.all(rows.map((row) => toRow(row, false))))],
  });
}

/** Indent, border and numbering for the context of a paragraph. */
function settingsOf({ depth, quote, numbering, look }: BlockContext, direction: 'ltr' | 'rtl'): IParagraphOptions {
  const isRightToLeft = direction === 'rtl';
  const border = { style: BorderStyle.SINGLE, size: 10, color: colours.accentLine, space: 8 };
  const indent = STEP * depth + (quote ? twips(11) : 0);
  return {
    ...look,
    ...(isRightToLeft && { bidirectional: true }),
    ...(numbering ? { numbering } : indent > 0 && { indent: { start: indent } }),
    ...(quote && { border: isRightToLeft ? { right: border } : { left: border } }),
  };
}
