export const ENOUGH_FOR = [1, 100, 600, 3_000];

/** How much a text of this length can support, from 0 (nothing) to 4 (strong). */
export function sampleStrength(words: number): number {
  return ENOUGH_FOR.filter((enough) => words >= enough).length;
}
