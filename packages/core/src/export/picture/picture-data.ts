import { findFramework } from '@app/frameworks/index';
import { createFormat } from '@app/words/format';
import { directionOf as directionOfLang, langOf } from '@app/words/languages';
import { reportLangOf, reportWordsOf } from '@app/words/reports';
import { blocksOf, type ExportedReport } from '../exported-report.ts';
import { frontMatterOf } from '../front-matter.ts';
import { joiningWords } from '../paper/joining-words.ts';
import { directionOf, languageOfHan, type LanguageRun, splitByLanguage } from '../paper/languages.ts';
import { cut, most } from '../paper/paper-text.ts';
import { drawCardChart } from './card-chart.ts';
import { type PictureParts, readPictureParts } from './picture-parts.ts';
import { breakLongWords, cutTo, longestPieces, splitSentences, toPictureText } from './picture-text.ts';
import { listTextLayouts } from './text-layouts.ts';

/** Sizes of the template, in points. */
const CARD = { width: 828, height: 490, most: 620 };
/** Far more than a picture holds. */
const MAX_PORTRAIT_CHARS = 20_000;
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
  const parts = readPictureParts(blocksOf(report), joiningWords(lang));
  const front = frontMatterOf(report);
  const { quote = '', where = '' } = report.picture ?? {};
  const all = `${report.text} ${quote}`;
  const runsOf = (text: string): LanguageRun[] => (text ? splitByLanguage(text, languageOfHan(text, all)) : []);

  const name = (names?.titles as Partial<Record<string, string>> | undefined)?.[report.framework];
  const framework = name ?? findFramework(report.framework)?.title ?? said.file.title;
  const title = toPictureText(cut(parts.title, most.titleChars)) || framework;
  const portrait = splitSentences(toPictureText(parts.portrait.join(' ').slice(0, MAX_PORTRAIT_CHARS)), lang);
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
      ...cardOf(parts, { runsOf, direction: directionOfLang(lang), findings: said.headings.findings }),
    },
    product: runsOf(said.mail.senderName),
    mark: runsOf(report.picture?.simulated ? said.frame.simulated : said.file.footer),
  };
  return { json: JSON.stringify(data), words };
}

type Card = { runsOf: (text: string) => LanguageRun[]; direction: 'ltr' | 'rtl'; findings: string };

/** The first chart of the report; without one, the titles of its findings. */
function cardOf({ chart: found, heading, findings: titles }: PictureParts, { runsOf, direction, findings }: Card) {
  const chart = found && drawCardChart(found, { ...CARD, direction }, runsOf);
  if (chart) return { type: 'chart', heading: runsOf(toPictureText(heading)), chart };
  if (titles.length === 0) return { type: 'none', heading: [] };
  const lines = titles
    .slice(0, MAX_FINDINGS)
    .map((title) => runsOf(breakLongWords(cutTo(toPictureText(title), MAX_FINDING_CHARS))));
  return { type: 'findings', heading: runsOf(findings), findings: lines };
}
