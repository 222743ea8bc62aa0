import type { CueKind } from './cue-phrases.ts';
import { fold, splitSentences, splitWords } from './observe-text.ts';
import { readPassage } from './read-cues.ts';
import { commonWords } from './word-lists.ts';

export type QuoteChooser = {
  /** A quote that is little used and near the topic. Undefined when there is no text. */
  next(search: QuoteSearch): string | undefined;
  /** How many different quotes the text holds. */
  available: number;
};

export type QuoteSearch = {
  topicWords: string;
  /** Kinds of cues that suit the topic. */
  wanted: ReadonlySet<string>;
  /** Quotes of the same section. */
  without: string[];
  /** It must differ from those. */
  isCounter: boolean;
  /** No others are taken. */
  among?: ReadonlySet<string>;
};

const MIN_CHARS = 12;
const MAX_CHARS = 160;

export function createQuoteChooser(quotable: string[], isEnglish: boolean): QuoteChooser {
  const quotes = [...new Set(quotable)].map((quote) => ({
    quote,
    uses: 0,
    weight: weigh(quote),
    words: keywords(quote),
    kinds: readPassage(quote, isEnglish).cues.map(({ kind }) => kind),
  }));

  return {
    available: quotes.length,
    next({ topicWords, wanted: suitable, without, isCounter, among }) {
      const present = new Set(quotes.flatMap(({ quote, kinds }) => (without.includes(quote) ? kinds : [])));
      const suits = (kind: CueKind): boolean => (isCounter ? !present.has(kind) : suitable.has(kind));
      const wanted = keywords(topicWords);
      let best: { candidate: (typeof quotes)[number]; rank: number } | undefined;
      for (const candidate of quotes) {
        if (among?.has(candidate.quote) === false) continue;
        const near = candidate.words.filter((word) => wanted.includes(word)).length;
        const suiting = candidate.kinds.filter(suits).length;
        const known = without.includes(candidate.quote) ? 10_000 : candidate.uses * 150;
        const rank = candidate.weight + near * 100 + suiting * 30 - known;
        if (best === undefined || rank > best.rank) best = { candidate, rank };
      }
      if (best === undefined) return undefined;
      best.candidate.uses += 1;
      return best.candidate.quote;
    },
  };
}

/** Every quote is a piece of the text, letter for letter. */
export function listQuotes(text: string): string[] {
  const pieces = splitSentences(text).flatMap(shorten);
  const long = pieces.filter((piece) => piece.length >= MIN_CHARS);
  return [...new Set(long.length > 0 ? long : pieces)];
}

/** A long sentence gives its clauses; a clause that is still too long ends at a word. */
function shorten(sentence: string): string[] {
  if (sentence.length <= MAX_CHARS) return [sentence];
  const clauses = sentence.split(/(?<=[,;:—–，；：、])\s*/u).filter((clause) => clause.length >= MIN_CHARS);
  return (clauses.length > 1 ? clauses : [sentence]).map((clause) => {
    if (clause.length <= MAX_CHARS) return clause.replace(/[,;:—–，；：、]$/u, '').trim();
    const cut = clause.slice(0, MAX_CHARS).replace(/[\uD800-\uDBFF]$/, '');
    const lastSpace = cut.lastIndexOf(' ');
    return (lastSpace > MIN_CHARS ? cut.slice(0, lastSpace) : cut).trim();
  });
}

/** Uncommon words and a middling length make a line worth quoting. */
function weigh(quote: string): number {
  const closeness = 30 - Math.min(30, Math.abs(quote.length - 80) / 4);
  return keywords(quote).length * 4 + closeness;
}

/** The first five letters stand for a word, so that "ordered" is near "order". */
function keywords(text: string): string[] {
  return splitWords(text)
    .map(fold)
    .filter((word) => word.length > 3 && !commonWords.has(word))
    .map((word) => word.slice(0, 5));
}
