/** Long enough to be rare, short enough for the built-in search to be quick whatever the text is. */
const SEED_CHARS = 16;

/**
 * Finds the places of `wanted` in `text`: asked for places in rising order, it gives the first one from there on, or -1.
 * The built-in search compares again what it has compared before, and takes seconds for a long run of one letter; this one
 * (Knuth, Morris, Pratt) reads each character once, and uses the built-in search to skip what cannot match.
 */
export function createFinder(text: string, wanted: string): (from: number) => number {
  const borders = bordersOf(wanted);
  const seed = wanted.slice(0, SEED_CHARS);
  let at = 0;
  /** How much of `wanted` stands right before `at`. */
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

/** For each beginning of a word, how long its longest end is that is a beginning of it as well. */
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
