import {
  ENGLISH_SHARE,
  englishFunctionWords,
  englishWords,
  type EnglishWordKind,
} from '@app/frameworks/language/english';
import { markerDecimals, type MarkerKey } from '@app/frameworks/language/markers';
import { findSentences } from '../check/sentences.ts';

/** Text statistics that code counted. A marker that cannot be measured is absent, never zero. */
export type Markers = { isEnglish: boolean; values: Partial<Record<MarkerKey, number>> };

/**
 * Word variety is the mean number of different words in every run of this many words (a moving-average type-token
 * ratio), so it does not fall with text length.
 */
const VARIETY_WINDOW = 50;
/** With fewer time words the shares of past, present and future are not meaningful. */
const MIN_TIME_WORDS = 5;

const kinds = Object.keys(englishWords) as EnglishWordKind[];
const rates = ['firstSingular', 'firstPlural', 'second', 'third', 'hedges', 'certainty', 'negation'] as const;
const functionWords = new Set(englishFunctionWords);
const kindsOf = new Map<string, EnglishWordKind[]>();
for (const kind of kinds) {
  for (const word of new Set<string>(englishWords[kind])) kindsOf.set(word, [...(kindsOf.get(word) ?? []), kind]);
}

// The locale is fixed, so that a text has the same counts on every machine.
const wordSegmenter = new Intl.Segmenter('en', { granularity: 'word' });

export function measureMarkers(text: string): Markers {
  const counts = new Map<EnglishWordKind, number>();
  const variety = createVariety();
  const sentences = createSentenceCount(text);
  let words = 0;
  let englishHits = 0;
  for (const { segment, index, isWordLike } of wordSegmenter.segment(text)) {
    if (!isWordLike) continue;
    const word = fold(segment);
    words += 1;
    sentences.add(index);
    variety.add(word);
    if (functionWords.has(word)) englishHits += 1;
    for (const kind of kindsOf.get(word) ?? []) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  const isEnglish = words > 0 && englishHits / words >= ENGLISH_SHARE;
  const shape = { words, ...sentences.measure(words), variety: variety.mean() };
  return { isEnglish, values: rounded(isEnglish ? { ...shape, ...measureEnglish(counts, words) } : shape) };
}

export function isEnglish(text: string): boolean {
  let words = 0;
  let hits = 0;
  for (const { segment, isWordLike } of wordSegmenter.segment(text)) {
    if (!isWordLike) continue;
    words += 1;
    if (functionWords.has(fold(segment))) hits += 1;
  }
  return words > 0 && hits / words >= ENGLISH_SHARE;
}

type MarkerValues = Partial<Record<MarkerKey, number | undefined>>;

function measureEnglish(counts: ReadonlyMap<EnglishWordKind, number>, words: number): MarkerValues {
  const count = (kind: EnglishWordKind): number => counts.get(kind) ?? 0;
  const measured: MarkerValues = {};
  for (const kind of rates) measured[kind] = (100 * count(kind)) / words;
  const timeWords = count('past') + count('present') + count('future');
  if (timeWords < MIN_TIME_WORDS) return measured;
  for (const kind of ['past', 'present', 'future'] as const) measured[kind] = (100 * count(kind)) / timeWords;
  return measured;
}

function rounded(measured: MarkerValues): Markers['values'] {
  const values: Markers['values'] = {};
  for (const key of Object.keys(markerDecimals) as MarkerKey[]) {
    const value = measured[key];
    if (value !== undefined) values[key] = Number(value.toFixed(markerDecimals[key]));
  }
  return values;
}

const fold = (word: string): string => word.toLowerCase().replace('’', "'");

const ASKS = /[?？؟]/;
const EXCLAIMS = /[!！]/;

/** Counts the words of each sentence; `add` needs rising offsets. */
function createSentenceCount(text: string): { add(at: number): void; measure(words: number): MarkerValues } {
  const sentences = findSentences(text).map((sentence) => ({ ...sentence, words: 0 }));
  let current = 0;
  return {
    add(at) {
      while ((sentences[current]?.end ?? Infinity) <= at) current += 1;
      const sentence = sentences[current];
      if (sentence) sentence.words += 1;
    },
    measure(words) {
      const spoken = sentences.filter((sentence) => sentence.words > 0);
      if (spoken.length === 0) return { sentences: 0 };
      const rateOf = (mark: RegExp): number =>
        (100 * spoken.filter(({ start, end }) => mark.test(text.slice(start, end))).length) / spoken.length;
      return {
        sentences: spoken.length,
        meanSentenceWords: words / spoken.length,
        longestSentenceWords: spoken.reduce((longest, sentence) => Math.max(longest, sentence.words), 0),
        questions: rateOf(ASKS),
        exclamations: rateOf(EXCLAIMS),
      };
    },
  };
}

/** The mean number of different words in every run of fifty, updated word by word. */
function createVariety(): { add(word: string): void; mean(): number | undefined } {
  const run: string[] = [];
  const seen = new Map<string, number>();
  let added = 0;
  let different = 0;
  return {
    add(word) {
      const place = added % VARIETY_WINDOW;
      const oldest = run[place];
      if (oldest !== undefined) {
        const left = (seen.get(oldest) ?? 1) - 1;
        if (left === 0) seen.delete(oldest);
        else seen.set(oldest, left);
      }
      run[place] = word;
      seen.set(word, (seen.get(word) ?? 0) + 1);
      added += 1;
      if (added >= VARIETY_WINDOW) different += seen.size;
    },
    mean: () => (added < VARIETY_WINDOW ? undefined : different / (added - VARIETY_WINDOW + 1)),
  };
}
