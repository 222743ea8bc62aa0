/** Long enough to be rare, short enough for `indexOf` to be fast on any text. */
const SEED_CHARS = 16;

/**
 * Returns a function that finds the first occurrence of `wanted` at or after `from`, or -1; callers pass rising
 * offsets. `indexOf` compares characters again after a partial match and takes seconds on a long run of one letter.
 * This search (Knuth, Morris, Pratt) reads each character once and uses `indexOf` only to skip what cannot match.
 */
export function createFinder(text: string, wanted: string): (from: number) => number {
  const borders = bordersOf(wanted);
  const seed = wanted.slice(0, SEED_CHARS);
  let at = 0;
  /** How many characters of `wanted` match right before `at`. */
  let matched = 0;
  let found = wanted === '' ? Infinity : -1;

  function findNext(): number {
    while (at < text.length) {
      if (matched === 0) {
        const start = text.indexOf(seed, at);
        if (start < 0) break;
        at = start + seed.length;
        matched = seed.length;
      } else if (text.charCodeAt(at) === wanted.charCodeAt(matched)) {
        at += 1;
        matched += 1;
      } else matched = borders[matched - 1] ?? 0;
      if (matched === wanted.length) {
        matched = borders[matched - 1] ?? 0;
        return at - wanted.length;
      }
    }
    return Infinity;
  }

  return (from) => {
    if (from > at) {
      at = from;
      matched = 0;
    }
    while (found < from) found = findNext();
    return found === Infinity ? -1 : found;
  };
}

/** The KMP failure table: for each prefix, the length of its longest proper suffix that is also a prefix. */
function bordersOf(wanted: string): Uint16Array {
  const borders = new Uint16Array(wanted.length);
  let length = 0;
  for (let at = 1; at < wanted.length; at += 1) {
    while (length > 0 && wanted.charCodeAt(at) !== wanted.charCodeAt(length)) length = borders[length - 1] ?? 0;
    if (wanted.charCodeAt(at) === wanted.charCodeAt(length)) length += 1;
    borders[at] = length;
  }
  return borders;
}
