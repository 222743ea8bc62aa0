import type { ChartDescriptionWords } from '@app/document/describe-chart';
import { drawPrintBar, drawPrintChart, type PrintChart } from '../draw-print-chart.ts';
import type { ExportedReport } from '../exported-report.ts';
import { frontMatterOf } from '../front-matter.ts';
import type { Direction } from '../paper/languages.ts';
import type { Inline, PaperElement } from '../paper/paper.ts';
import { toPaper } from '../paper/to-paper.ts';

/** Width of A4 without the margins, in points. */
const TEXT_WIDTH = 442;
/** A longer quote may cross a page break. */
const LONG_QUOTE_CHARS = 900;
/** A longer word gets break opportunities. Scripts without spaces and emoji break by themselves. */
const LONG_WORD =
  /[^\s\p{Mark}\p{Extended_Pictographic}\p{Regional_Indicator}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\u200C\u200D]{40,}/gu;
const TWENTY = /.{20}(?=.)/gsu;

/** Placeholders that the template replaces by page numbers. */
const [PAGE, PAGES] = ['{page}', '{pages}'];

type Data = null | string | number | boolean | Data[] | { [name: string]: Data | undefined };

/** The JSON data that `report.typ` renders. All text is plain data, never markup. */
export function toTypst(report: ExportedReport): string {
  const paper = toPaper(report);
  const { day, model, author, created, tag, direction, words, chart } = frontMatterOf(report);
  const toData = (block: PaperElement): Data => blockData(block, chart);
  const data: Data = {
    title: paper.title,
    heading: breakable(paper.title),
    author,
    description: words.description,
    keywords: [...words.keywords],
    date: { year: created.getUTCFullYear(), month: created.getUTCMonth() + 1, day: created.getUTCDate() },
    day,
    eyebrow: words.eyebrow,
    facts: [day, model],
    mark: words.footer,
    lang: tag,
    direction,
    contents: words.contents,
    page: words.page(PAGE, PAGES),
    sections: paper.body.filter((block) => block.type === 'heading' && block.level === 2).length,
    card: paper.card.map(toData),
    first: paper.first.map(toData),
    body: paper.body.map(toData),
  };
  return JSON.stringify(data);
}

function blockData(block: PaperElement, words: ChartDescriptionWords): Data {
  const toData = (inner: PaperElement): Data => blockData(inner, words);
  switch (block.type) {
    case 'heading':
    case 'paragraph':
      return { ...block, content: inlineData(block.content, words, block.direction) };
    case 'quote':
      return {
        ...block,
        blocks: block.blocks.map(toData),
        long: JSON.stringify(block.blocks).length > LONG_QUOTE_CHARS,
      };
    case 'list':
      return { ...block, items: block.items.map((item) => item.map(toData)) };
    case 'table': {
      const cellData = (content: Inline[]): Data => inlineData(content, words, block.direction);
      return { ...block, header: block.header.map(cellData), rows: block.rows.map((row) => row.map(cellData)) };
    }
    case 'chart':
      return {
        type: 'chart',
        direction: block.direction,
        ...pictureData(drawPrintChart(block.chart, TEXT_WIDTH, words, block.direction)),
      };
  }
}

const inlineData = (content: Inline[], words: ChartDescriptionWords, direction: Direction): Data[] =>
  content.map((part) => partData(part, words, direction));

function partData(part: Inline, words: ChartDescriptionWords, direction: Direction): Data {
  switch (part.type) {
    case 'text':
      return { ...part, text: breakable(part.text) };
    case 'bar':
      return {
        type: 'bar',
        low: inlineData(part.low, words, direction),
        high: inlineData(part.high, words, direction),
        ...pictureData(drawPrintBar(part.track, words, direction)),
      };
  }
}

const pictureData = ({ svg, description, width }: PrintChart) => ({ svg, description, width });

function breakable(text: string): string {
  return text.replaceAll(LONG_WORD, (word) => word.replaceAll(TWENTY, '$&\u200B'));
}
