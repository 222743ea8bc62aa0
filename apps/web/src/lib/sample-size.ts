/** The number of words from which a text has strength 1, 2, 3 and 4. */
export const WORDS_PER_STRENGTH = [1, 100, 600, 3_000];

/** How much a text of this length can support, from 0 (nothing) to 4 (strong). */
export function sampleStrength(words: number): number {
  return WORDS_PER_STRENGTH.filter((minWords) => words >= minWords).length;
}
