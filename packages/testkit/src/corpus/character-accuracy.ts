/** The share of correctly extracted characters, from 0 to 1. Runs of spaces and line breaks count as one space. */
export function characterAccuracy(expected: string, found: string): number {
  const [right, given] = [plain(expected), plain(found)];
  if (right === given) return 1;
  const longest = Math.max(right.length, given.length);
  if (longest > 4_000) return sharedPieces(right, given);
  return 1 - editDistance(Array.from(right), Array.from(given)) / longest;
}

function plain(text: string): string {
  return text.normalize('NFC').replaceAll(/\s+/g, ' ').trim();
}

function editDistance(right: readonly string[], given: readonly string[]): number {
  let above = Array.from({ length: given.length + 1 }, (_, index) => index);
  for (const [row, character] of right.entries()) {
    const current = [row + 1];
    for (const [column, other] of given.entries()) {
      const kept = (above[column] ?? 0) + (character === other ? 0 : 1);
      current.push(Math.min(kept, (above[column + 1] ?? 0) + 1, (current[column] ?? 0) + 1));
    }
    above = current;
  }
  return above.at(-1) ?? 0;
}

/** For long texts: the share of five-character runs that both texts have. */
function sharedPieces(right: string, given: string): number {
  const pieces = new Map<string, number>();
  const each = (text: string, step: number): void => {
    for (let at = 0; at + 5 <= text.length; at++) {
      const piece = text.slice(at, at + 5);
      pieces.set(piece, (pieces.get(piece) ?? 0) + step);
    }
  };
  each(right, 1);
  each(given, -1);
  const different = [...pieces.values()].reduce((sum, count) => sum + Math.abs(count), 0);
  return 1 - different / (right.length + given.length);
}
