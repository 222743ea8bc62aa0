import { commonWords, englishMarkers, otherMarkers, type WordKind, wordKinds, wordLists } from './word-lists.ts';

/** What can be said of a text by counting. Every field is a fact, so nothing written from it can be false. */
export type Observation = {
  text: string;
  sentences: string[];
  wordCount: number;
  questions: number;
  exclamations: number;
  longestSentenceWords: number;
  shortestSentenceWords: number;
  /** Word lists are English; in another language their words mean other things, and none is counted. */
  isEnglish: boolean;
  /** Found words of each kind, as written, in order, with repeats. */
  found: Record<WordKind, string[]>;
  /** Uncommon words, the most telling first. */
  distinctive: string[];
  repeated: { word: string; count: number }[];
};

const ENGLISH_SHARE = 0.08;

const sentenceSegmenter = new Intl.Segmenter('en', { granularity: 'sentence' });
const wordSegmenter = new Intl.Segmenter('en', { granularity: 'word' });

export function observeText(text: string): Observation {
  const sentences = splitSentences(text);
  const lengths = sentences.map((sentence) => splitWords(sentence).length).filter((length) => length > 0);
  const words = splitWords(text);
  const isEnglish = soundsEnglish(words);
  const counts = countContentWords(words, isEnglish);
  const ranked = [...counts.values()]
    .filter(({ word }) => !isEnglish || !word.endsWith('ly') || word === 'family')
    .toSorted((a, b) => b.word.length + b.count - (a.word.length + a.count));

  return {
    text,
    sentences,
    wordCount: words.length,
    questions: sentences.filter((sentence) => /[?？]["'”’)]*$/.test(sentence)).length,
    exclamations: sentences.filter((sentence) => /[!！]["'”’)]*$/.test(sentence)).length,
    longestSentenceWords: Math.max(0, ...lengths),
    shortestSentenceWords: lengths.length === 0 ? 0 : Math.min(...lengths),
    isEnglish,
    found: Object.fromEntries(
      wordKinds.map((kind) => [kind, isEnglish ? words.filter((word) => wordLists[kind].has(fold(word))) : []]),
    ) as Observation['found'],
    distinctive: ranked.map(({ word }) => word),
    repeated: ranked.filter(({ count }) => count > 1).toSorted((a, b) => b.count - a.count),
  };
}

function soundsEnglish(words: string[]): boolean {
  const count = (markers: ReadonlySet<string>): number => words.filter((word) => markers.has(fold(word))).length;
  const latin = words.filter((word) => /^[\p{Script=Latin}\p{N}]/u.test(word)).length;
  const english = count(englishMarkers);
  return latin > words.length * 0.7 && english > words.length * ENGLISH_SHARE && english > count(otherMarkers);
}

/** Sentences as they stand in the text, without the space around them. */
export function splitSentences(text: string): string[] {
  // A line break before a small letter only wraps a line; the blank keeps every offset where it was.
  const unwrapped = text.replaceAll(/\n(?=\p{Ll})/gu, ' ');
  return [...sentenceSegmenter.segment(unwrapped)]
    .map(({ index, segment }) => text.slice(index, index + segment.length).trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}

export function splitWords(text: string): string[] {
  return [...wordSegmenter.segment(text)].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment);
}

export function fold(word: string): string {
  return word.toLowerCase().replaceAll('’', "'");
}

function countContentWords(words: string[], isEnglish: boolean): Map<string, { word: string; count: number }> {
  const counts = new Map<string, { word: string; count: number }>();
  // Small words of other languages are in no list here.
  const minLetters = isEnglish ? 4 : 6;
  for (const word of words) {
    const folded = fold(word);
    const isLatin = /^\p{Script=Latin}/u.test(word);
    if (!/^\p{L}[\p{L}'’-]+$/u.test(word) || (isLatin && word.length < minLetters)) continue;
    if (commonWords.has(folded) || otherMarkers.has(folded)) continue;
    const known = counts.get(folded);
    if (known) known.count += 1;
    else counts.set(folded, { word, count: 1 });
  }
  return counts;
}
