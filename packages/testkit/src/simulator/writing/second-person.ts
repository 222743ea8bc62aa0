const adverb = String.raw`(?:(\w+ly|often|never|also|seldom|still|sometimes) )?`;
const someone = String.raw`\bthe (?:writer|author|speaker|person)`;
const irregular: Record<string, string> = { is: 'are', was: 'were', has: 'have', does: 'do', goes: 'go' };

/** "how the writer describes themselves" as it is said to the writer; undefined where that cannot be done safely. */
export function toSecondPerson(text: string): string | undefined {
  const spoken = text
    .replaceAll(new RegExp(`${someone}[’']s\\b`, 'gi'), 'your')
    .replaceAll(
      new RegExp(`${someone} ${adverb}(\\w+s)( and (\\w+s))?\\b`, 'gi'),
      (_whole, ...[how, verb = '', , second]: (string | undefined)[]) =>
        ['you', how, baseOf(verb), second && `and ${baseOf(second)}`].filter(Boolean).join(' '),
    )
    .replaceAll(new RegExp(`${someone}(?= *(?:[,.;:)]|$|and\\b|or\\b|to\\b|in\\b|with\\b))`, 'gi'), 'you');
  if (new RegExp(someone, 'i').test(spoken)) return undefined;
  if (spoken === text) return text;
  return spoken
    .replaceAll(/\b(themselves|themself|himself|herself)\b/g, 'yourself')
    .replaceAll(/\bthey (are|were|have)\b/g, 'you $1')
    .replaceAll(/\bthey\b/g, 'you')
    .replaceAll(/\btheir\b/g, 'your');
}

function baseOf(verb: string): string {
  const known = irregular[verb];
  if (known !== undefined) return known;
  if (/[^aeiou]ies$/.test(verb) && verb.length > 4) return `${verb.slice(0, -3)}y`;
  return /(ss|sh|ch|x|zz)es$/.test(verb) ? verb.slice(0, -2) : verb.slice(0, -1);
}
