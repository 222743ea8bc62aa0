import { countWords } from '../report/count-words.ts';
import { findQuote, prepareSource, type Source } from '../report/find-quote.ts';
import type { SentenceRule } from '../report/safety/vocabulary.ts';

export type QuotationCheck = {
  /** False for a sentence that quotes what nobody wrote. */
  mayShow: SentenceRule;
  /** Sentences refused so far. */
  readonly refused: number;
};

/** Fewer words are a term, not a passage. */
const LEAST_WORDS = 4;
const MARKS = /["“”„‟«»「」『』]/;
const LEFT_OUT = /\s*(?:\[\s*)?(?:…|\.{3})(?:\s*\])?\s*/;
/** Reports are Markdown, and a sentence puts its own stops inside the marks. */
const MARKUP = /[\\*_`]/g;
const STOPS = /^[\s,;:!?–—-]+|[\s,;:!?–—-]+$/g;

/** Whatever a reply puts in quotation marks must stand, word for word, in one of these texts. */
export function createQuotationCheck(texts: string[]): QuotationCheck {
  let sources: Source[] | undefined;
  let isInside = false;
  let refused = 0;

  const isFound = (passage: string): boolean => {
    sources ??= texts.map((text) => prepareSource(withoutMarkup(text)));
    return sources.some((source) => findQuote(source, passage) !== undefined);
  };
  const isTrue = (quotation: string): boolean =>
    countWords(quotation) < LEAST_WORDS ||
    withoutMarkup(quotation)
      .split(LEFT_OUT)
      .map((passage) => passage.replaceAll(STOPS, ''))
      .filter((passage) => passage !== '')
      .every(isFound);

  return {
    get refused() {
      return refused;
    },
    mayShow(sentence) {
      // A quotation of several sentences goes on in the next one; with the paragraph it ends.
      const paragraphs = sentence.split(/\n\s*\n/);
      const quotations = paragraphs.flatMap((paragraph, index) => {
        if (index > 0) isInside = false;
        const parts = paragraph.split(MARKS);
        const first = isInside ? 0 : 1;
        isInside = parts.length % 2 === (isInside ? 1 : 0);
        return parts.filter((_, at) => at % 2 === first);
      });
      const isShown = quotations.every(isTrue);
      if (!isShown) refused += 1;
      return isShown;
    },
  };
}

const withoutMarkup = (text: string): string => text.replaceAll(MARKUP, '');
