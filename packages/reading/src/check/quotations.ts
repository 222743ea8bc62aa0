import type { Dropped } from '../report.ts';
import { findQuote, type FoldedSource, type TextSpan } from './find-quote.ts';
import { countNegationsAndConditions } from './clause-rules.ts';
import { createGate, MAX_CHARS, type SentenceRule } from './sentence-gate.ts';
import { inventsDetail } from './inventions.ts';
import { toPlainMarks } from './quotation-marks.ts';
import { hasNegation, rulesAround } from './rules-around.ts';
import { isInVisitorsVoice, findUnmarkedQuotations } from './unmarked-quotations.ts';
import { widenReported, widenOverNegation } from './widen-quote.ts';

/** The only double mark left after `toPlainMarks`. */
const DOUBLE_MARK = '"';
/** An opening single mark has no letter or digit before it and a letter after it; otherwise it is an apostrophe. */
const SINGLE = /(?<![\p{L}\p{N}])['‘‚‹](?=\p{L})((?:[^'‘’‚‹›\n]|['’](?=\p{L}))*)['’‘›](?![\p{L}\p{N}])/gu;

export type QuotationRule = {
  /**
   * False for a sentence with a quotation that is in no source, or one that omits words which reverse its meaning. Call
   * it with every sentence, in order.
   */
  mayShow: SentenceRule;
  /** The number of sentences refused so far. */
  readonly refused: number;
};

/**
 * Who writes: rows never refer to themselves, so an "I" in them is the visitor's; a letter and a chat reply may use "I".
 * Around the quotes of a letter stands its argument, and its last reader has held it against the whole text: only a
 * denial that is cut off spoils one.
 */
type Voice = 'report' | 'reply' | 'letter';

/**
 * Requires that every quotation, in any language, and every clause in the visitor's own voice occurs in one of the
 * sources.
 */
export function createQuotationRule(sources: () => readonly FoldedSource[], voice: Voice = 'report'): QuotationRule {
  let isInside = false;
  /** The white space before the current sentence. */
  let gap = '';
  let refused = 0;

  function isTrue(quotation: string, around: string): boolean {
    if (!/[\p{L}\p{N}]/u.test(quotation)) return true;
    return sources().some((source) => {
      const span = findQuote(source, quotation, { asTerm: true });
      if (!span || source.lines) return span !== undefined;
      if (!isFaithful(source, quotation, span)) return false;
      const { start, end } = widenOverNegation(source, span);
      const added = `${source.text.slice(start, span.start)} ${source.text.slice(span.end, end)}`;
      const isLeftOpen = voice === 'letter' && (hasNegation(quotation) || !hasNegation(added));
      const isWhole = added.trim() === '' || isLeftOpen || hasNegation(around);
      return (
        isWhole && (!isInVisitorsVoice(quotation, around) || widenReported(source, span, around).start === span.start)
      );
    });
  }

  return {
    get refused() {
      return refused;
    },
    mayShow(sentence) {
      const inside: string[] = [];
      let around = '';
      const paragraphs = (gap + toPlainMarks(sentence)).split(/\n\s*\n/);
      gap = /\s*$/.exec(sentence)?.[0] ?? '';
      for (const [index, paragraph] of paragraphs.entries()) {
        // A quotation may continue in the next sentence, but it ends with the paragraph.
        if (index > 0) isInside = false;
        for (const [at, part] of paragraph.split(DOUBLE_MARK).entries()) {
          if (at > 0) isInside = !isInside;
          if (isInside) inside.push(part);
          else around += `${part} `;
        }
      }
      const single = [...around.matchAll(SINGLE)].map((match) => match[1] ?? '').filter((part) => part.length > 1);
      const unmarked = findUnmarkedQuotations(around.replaceAll(SINGLE, ' '), voice === 'report' ? 'report' : 'reply');
      const isShown = [...inside, ...single, ...unmarked].every((quotation) => isTrue(quotation, around));
      if (!isShown) refused += 1;
      return isShown;
    },
  };
}

const BRACKETED = /\[([^[\]]*)\]/g;
const STANDS_FOR_NOTHING = /^\s*(?:…|\.{2,}|sic!?|\p{L}?)\s*$/iu;
const MAX_REMARK_WORDS = 3;

/**
 * The omitted words must not change the meaning or join two sentences, and bracketed remarks must use the source's
 * words.
 */
function isFaithful(source: FoldedSource, quotation: string, span: TextSpan): boolean {
  const passage = source.text.slice(span.start, span.end);
  const rules = rulesAround(source, span);
  const remarks = [...quotation.matchAll(BRACKETED)].map((match) => match[1] ?? '');
  const isKnown = (remark: string): boolean =>
    STANDS_FOR_NOTHING.test(remark) ||
    (remark.trim().split(/\s+/).length <= MAX_REMARK_WORDS &&
      findQuote(source, remark, { asTerm: true }) !== undefined);
  return (
    remarks.every(isKnown) &&
    countNegationsAndConditions(passage, rules) <= countNegationsAndConditions(quotation, rules) &&
    countSentenceEnds(passage) <= countSentenceEnds(quotation.replaceAll(/\.{2,}/g, '…'))
  );
}

const countSentenceEnds = (text: string): number => text.match(/[.!?。！？؟]+(?=\s+\S)|[。！？](?=\S)/gu)?.length ?? 0;

/**
 * The rule for a report on one source: every quotation, figure and name must be in the source. `inserted` are figures
 * from code.
 */
export function groundedIn(source: FoldedSource, inserted?: readonly number[]): SentenceRule {
  const { mayShow } = createQuotationRule(() => [source]);
  return (sentence) => mayShow(sentence) && !inventsDetail(source, sentence, inserted);
}

/** Removes sentences with quotations, figures or names that are not in the source. */
export function withoutInvented(
  source: FoldedSource,
  words: string,
  inserted?: readonly number[],
): { text: string; removed: number } {
  const mayShow = groundedIn(source, inserted);
  let removed = 0;
  const gate = createGate((sentence) => {
    const isWithheld = !mayShow(sentence);
    if (isWithheld) removed += 1;
    return isWithheld;
  });
  const text = gate.push(words.slice(0, MAX_CHARS)) + gate.end();
  return { text, removed };
}

/** The same, and adds the number of removed sentences to `dropped`. */
export function cleanWords(
  source: FoldedSource,
  words: string,
  dropped?: Dropped,
  inserted?: readonly number[],
): string {
  const { text, removed } = withoutInvented(source, words, inserted);
  if (dropped) dropped.sentences += removed;
  return text;
}
