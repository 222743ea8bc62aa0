/** Units that tests repeat into long texts: each is the worst case of some step that reads a whole text. */
export const hostileAlphabets: Readonly<Record<string, string>> = {
  'plain sentences': 'I went to the market with my sister and we talked about the old house. ',
  'one letter': 'a',
  'single letters': 'a ',
  'a character that spells eighteen': '\uFDFA',
  'characters that spell six': '\u3316',
  'letters with many accents': 'a\u0301\u0302\u0303',
  'words before a crisis': 'i want ',
  'mentions beside fiction': 'suicide novel ',
  'ages in quotation marks': '"i am 14 years old. ',
  'quotation marks': '"\u201C\u00AB\u2018',
  'Chinese without a stop': '\u6C34\u5C71',
  'Thai without a space': '\u0E01\u0E32\u0E23',
  Hangul: '\uD55C\uAE00',
  'numbers of many digits': '17 1,200 ',
  'mail headers': 'on 1 wrote:\n\n',
};

export function hostileText(unit: string, chars: number): string {
  return unit.repeat(Math.ceil(chars / unit.length)).slice(0, chars);
}
