const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

/** Counts the words for page and report alike, also in scripts without spaces between words. */
export function countWords(text: string): number {
  let words = 0;
  for (const { isWordLike } of segmenter.segment(text)) if (isWordLike) words += 1;
  return words;
}
