const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

/** The same count on the page and in the report, also in scripts that put nothing between words. */
export function countWords(text: string): number {
  let words = 0;
  for (const { isWordLike } of segmenter.segment(text)) if (isWordLike) words += 1;
  return words;
}
