const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

/** Page and report share this count. It also works for scripts without spaces between words. */
export function countWords(text: string): number {
  let words = 0;
  for (const { isWordLike } of segmenter.segment(text)) if (isWordLike) words += 1;
  return words;
}
