import { stringify } from 'yaml';

export type Value = unknown;

/** What Go takes for false. */
export function isEmpty(value: Value): boolean {
  if (value === undefined || value === null || value === false || value === 0 || value === '') return true;
  return typeof value === 'object' && Object.keys(value).length === 0;
}

export function print(value: Value): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  throw new Error('a list or a map was printed as it is');
}

const indent = (spaces: Value, text: Value): string =>
  print(text)
    .split('\n')
    .map((line) => ' '.repeat(Number(spaces)) + line)
    .join('\n');

/** The functions of Helm and Sprig our chart uses, as they are documented there. */
export const functions: Record<string, (...values: Value[]) => Value> = {
  add: (...values) => values.reduce<number>((sum, value) => sum + Math.trunc(Number(value)), 0),
  and: (...values) => values.find(isEmpty) ?? values.at(-1),
  default: (otherwise, value) => (isEmpty(value) ? otherwise : value),
  div: (value, by) => Math.trunc(Number(value) / Number(by)),
  eq: (one, other) => one === other,
  index: (map, key) => (map as Record<string, Value>)[print(key)],
  int: (value) => Math.trunc(Number(value)),
  list: (...values) => values,
  ne: (one, other) => one !== other,
  nindent: (spaces, text) => `\n${indent(spaces, text)}`,
  not: (value) => isEmpty(value),
  printf: (format, ...values) => print(format).replaceAll('%s', () => print(values.shift())),
  quote: (value) => JSON.stringify(print(value)),
  required(words, value) {
    if (isEmpty(value)) throw new Error(print(words));
    return value;
  },
  ternary: (yes, no, test) => (isEmpty(test) ? no : yes),
  toYaml: (value) => stringify(value, { lineWidth: 0 }).trimEnd(),
  trimSuffix: (suffix, text) =>
    print(text).endsWith(print(suffix)) ? print(text).slice(0, -print(suffix).length) : text,
  trunc: (length, text) => print(text).slice(0, Number(length)),
};
