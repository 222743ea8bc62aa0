const segmenter = new Intl.Segmenter('en', { granularity: 'word' });

export function countWords(text: string): number {
  let words = 0;
  for (const { isWordLike } of segmenter.segment(text)) if (isWordLike) words += 1;
  return words;
}
