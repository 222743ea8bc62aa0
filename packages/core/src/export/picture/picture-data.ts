import type { Chart } from '@app/contract/blocks';
import { findFramework } from '@app/frameworks/index';
import { createFormat } from '@app/words/format';
import { directionOf as directionOfLang, langOf } from '@app/words/languages';
import { reportLangOf, reportWordsOf } from '@app/words/reports';
import type { ExportedReport } from '../exported-report.ts';
import { frontMatterOf } from '../front-matter.ts';
import { directionOf, languageOfHan, type LanguageRun, splitByLanguage } from '../tree/languages.ts';
import { plainText } from '../tree/read-inline.ts';
import { readTree } from '../tree/read-tree.ts';
import type { Paragraph, ReportBlock, ReportTree } from '../tree/tree.ts';
import { drawCardChart } from './card-chart.ts';
import { breakLongWords, cutTo, longestPieces, splitSentences, toPictureText } from './picture-text.ts';
import { listTextLayouts } from './text-layouts.ts';

/** Sizes of the template, in points. */
const CARD = { width: 828, height: 490, most: 620 };
const MAX_FINDINGS = 3;
/** Graphemes of one finding. */
const MAX_FINDING_CHARS = 96;
const MAX_WHERE_CHARS = 60;

/** The text alternative of a picture. */
export type PictureWords = { title: string; description: string; author: string; lang: string };

/** The JSON data that `picture.typ` renders, and what describes the picture. All text is plain data, never markup. */
export function toPictureData(report: ExportedReport): { json: string; words: PictureWords } {
  const lang = reportLangOf(langOf(report.lang) ?? 'en');
  const { report: said, names } = reportWordsOf(lang);
  const tree = readTree(report);
  const front = frontMatterOf(report);
  const { quote = '', where = '' } = report.picture ?? {};
  const all = `${report.text} ${quote}`;
  const runsOf = (text: string): LanguageRun[] => (text ? splitByLanguage(text, languageOfHan(text, all)) : []);

  const title = toPictureText(tree.title);
  const name = (names?.titles as Partial<Record<string, string>> | undefined)?.[report.framework];
  const framework = name ?? findFramework(report.framework)?.title ?? said.file.title;
  const portrait = splitSentences(toPictureText(portraitOf(tree)), lang);
  const quoted = toPictureText(quote);
  const ways = listTextLayouts({ headline: title, portrait, quote: quoted, marked: createFormat(lang).quote });
  const words = { title, description: said.file.description, author: front.author, lang: front.tag };
  const data = {
    ...words,
    keywords: said.file.keywords,
    direction: directionOfLang(lang),
    quoteDirection: quoted ? directionOf(quoted) : directionOfLang(lang),
    eyebrow: runsOf(framework === title ? said.file.eyebrow : framework),
    where: runsOf(breakLongWords(cutTo(toPictureText(where), MAX_WHERE_CHARS))),
    ways: ways.map((way) => ({
      scale: way.scale,
      headline: runsOf(way.headline),
      portrait: runsOf(way.portrait),
      quote: runsOf(way.quote),
      pieces: {
        headline: longestPieces(way.headline).map(runsOf),
        portrait: longestPieces(way.portrait).map(runsOf),
        quote: longestPieces(way.quote).map(runsOf),
      },
    })),
    card: {
      most: CARD.most,
      ...cardOf(tree, { runsOf, direction: directionOfLang(lang), findings: said.headings.findings }),
    },
    product: runsOf(said.mail.senderName),
    mark: runsOf(report.picture?.simulated ? said.frame.simulated : said.file.footer),
  };
  return { json: JSON.stringify(data), words };
}

const isHeading = (block: ReportBlock): boolean => block.type === 'heading';

/** The prose between the title and the first heading. */
function portraitOf({ first, body }: ReportTree): string {
  const blocks = first.length > 0 ? first : body;
  const end = blocks.findIndex(isHeading);
  return blocks
    .slice(0, end < 0 ? 0 : end)
    .flatMap((block) => (block.type === 'paragraph' && block.role === 'text' ? [plainText(block.content)] : []))
    .join(' ');
}

type Card = { runsOf: (text: string) => LanguageRun[]; direction: 'ltr' | 'rtl'; findings: string };

/** The first chart of the report; without one, the titles of its findings. */
function cardOf(tree: ReportTree, { runsOf, direction, findings }: Card) {
  const found = findChart(tree);
  const chart = found && drawCardChart(found.chart, { ...CARD, direction }, runsOf);
  if (chart) return { type: 'chart', heading: runsOf(found.heading), chart };
  const titles = [...tree.first, ...tree.body].filter(isFindingTitle).slice(0, MAX_FINDINGS);
  if (titles.length === 0) return { type: 'none', heading: [] };
  const lines = titles.map(({ content }) =>
    runsOf(breakLongWords(cutTo(toPictureText(plainText(content)), MAX_FINDING_CHARS))),
  );
  return { type: 'findings', heading: runsOf(findings), findings: lines };
}

/** A chart below the first screen belongs to one lens and is titled with its name. */
function findChart({ first, body }: ReportTree): { chart: Chart; heading: string } | undefined {
  let heading = '';
  for (const block of [...first, ...body]) {
    if (block.type === 'heading' && block.level === 2) heading = toPictureText(plainText(block.content));
    if (block.type === 'chart') return { chart: block.chart, heading: first.includes(block) ? '' : heading };
  }
  return undefined;
}

/** A finding has a bold line as its title. */
const isFindingTitle = (block: ReportBlock): block is Paragraph =>
  block.type === 'paragraph' && block.content.every((part) => part.type === 'text' && part.bold === true);
