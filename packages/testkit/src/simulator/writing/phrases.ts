export const numerals = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

export function say(count: number): string {
  return numerals[count] ?? String(count);
}

/** `two questions`, `one question`. */
export function count(amount: number, noun: string): string {
  return `${say(amount)} ${noun}${amount === 1 ? '' : 's'}`;
}

/** `once`, `twice`, `five times`. */
export function times(amount: number): string {
  if (amount === 1) return 'once';
  return amount === 2 ? 'twice' : `${say(amount)} times`;
}

export function quoted(word: string): string {
  return `“${word}”`;
}

/** `“a”, “b” and “c”`. */
export function listed(words: string[]): string {
  const all = words.map(quoted);
  const last = all.pop() ?? '';
  return all.length === 0 ? last : `${all.join(', ')} and ${last}`;
}

export function capitalise(text: string): string {
  const [first = ''] = text;
  return first.toUpperCase() + text.slice(first.length);
}

/** Different words in the order in which they appear, at most `limit`. */
export function different(words: string[], limit: number): string[] {
  const seen = new Set<string>();
  return words.filter((word) => !seen.has(word.toLowerCase()) && seen.add(word.toLowerCase())).slice(0, limit);
}

/** `a, b, c` reads better inside a sentence as `a, b and c`. */
export function joinLast(enumeration: string): string {
  return / (and|or) /.test(enumeration) ? enumeration : enumeration.replace(/, ([^,]+)$/, ' and $1');
}

/** Turns a key or title into words that fit into the middle of a sentence. */
export function humanise(name: string): string {
  const words = name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[_-]+/g, ' ')
    .trim()
    .split(/\s+/);
  return words.map((word) => (/^[A-Z][a-z]+$/.test(word) ? word.toLowerCase() : word)).join(' ');
}

/** Ends at a sentence where that leaves enough. */
export function shorten(text: string, maxChars: number | undefined): string {
  if (maxChars === undefined || text.length <= maxChars) return text;
  const cut = text.slice(0, maxChars);
  const end = cut.lastIndexOf('. ');
  return end > maxChars / 3 ? cut.slice(0, end + 1) : cut.trimEnd();
}
