import type { Block } from '@app/contract/blocks';
import { quotesIn } from '@app/document/quotes-in';
import { isDrawn, writeBlock } from '@app/document/surfaces';
import { findFramework } from '@app/frameworks/index';
import { directionOf as directionOfLang, langOf } from '@app/words/languages';
import { reportWordsOf } from '@app/words/reports';
import { blocksOf, type ExportedReport } from '../exported-report.ts';
import type { Paper, Paragraph, PaperElement } from './paper.ts';
import { cut, inline, isFull, most, openPaperText, plainText, visible } from './paper-text.ts';
import { type PaperContext, paperWriters, turned } from './paper-writers.ts';
import { joiningWords } from './joining-words.ts';

/** A report as the elements that PDF and DOCX draw. */
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
  const elements = {
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
  if (isFull(paper)) elements.body.push(cutNote(report.file.cut, context));
  return {
    title:
      cut(title, most.titleChars) ||
      ((names?.titles as Partial<Record<string, string>> | undefined)?.[framework] ??
        findFramework(framework)?.title ??
        report.file.title),
    card: withEvenHeadings(elements.card, 1),
    first: withEvenHeadings(elements.first, 2),
    body: withEvenHeadings(elements.body, 2),
  };
}

function draw(blocks: readonly Block[], context: PaperContext): PaperElement[] {
  const { paper } = context;
  const elements = blocks.flatMap((block) => {
    if (isFull(paper) || !isDrawn(block, 'pdf')) return [];
    const drawn = writeBlock(paperWriters, block, context);
    paper.elementsLeft -= drawn.length;
    return drawn;
  });
  const joined = joinLists(elements);
  return joined.map((element, index) => (element.type === 'paragraph' ? withLead(element, joined, index) : element));
}

/** Neighbouring items are one list; a numbered one goes on where its numbers do. */
function joinLists(elements: readonly PaperElement[]): PaperElement[] {
  const joined: PaperElement[] = [];
  for (const element of elements) {
    const last = joined.at(-1);
    const goesOn =
      element.type === 'list' &&
      last?.type === 'list' &&
      (last.start === undefined ? element.start === undefined : element.start === last.start + last.items.length);
    if (goesOn) last.items.push(...turned(element, last.direction).items);
    else joined.push(element.type === 'list' ? { ...element, items: [...element.items] } : element);
  }
  return joined;
}

/** A bar, an introduction under a heading, and a paragraph that ends in a colon stay on the page of the next element. */
function withLead(element: Paragraph, elements: readonly PaperElement[], index: number): Paragraph {
  if (index === elements.length - 1) return element;
  const isIntroduction = element.role === 'note' && elements[index - 1]?.type === 'heading';
  const leads =
    element.leads ||
    element.role === 'measure' ||
    isIntroduction ||
    /[:：]$/.test(plainText(element.content).trimEnd());
  return { ...element, leads };
}

function cutNote(text: string, { paper }: PaperContext): PaperElement {
  const content = inline({ ...paper, charsLeft: text.length }, [{ text, italic: true }]);
  return { type: 'paragraph', role: 'note', content, leads: false, direction: paper.direction ?? 'ltr' };
}

/** Screen readers need unbroken heading levels. */
function withEvenHeadings(elements: readonly PaperElement[], top: number): PaperElement[] {
  let last = top - 1;
  return elements.map((element) => {
    if (element.type !== 'heading') return element;
    last = Math.min(Math.max(element.level, top), last + 1);
    return { ...element, level: last };
  });
}
