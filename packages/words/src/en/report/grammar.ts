const numbers = [
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

export const number = (value: number): string => numbers[value] ?? value.toLocaleString('en');
export const count = (value: number, noun: string): string =>
  `${value.toLocaleString('en')} ${noun}${value === 1 ? '' : 's'}`;
export const was = (value: number): string => (value === 1 ? 'was' : 'were');
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** A clause as a sentence of its own. */
export const sentence = (text: string): string => `${capitalised(text).replace(/[.!]$/, '')}.`;

const conjunction = new Intl.ListFormat('en-GB', { type: 'conjunction' });
export const listed = (items: readonly string[]): string => conjunction.format(items);
