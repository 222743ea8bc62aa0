import { expect, test } from 'vitest';
import { interpolate, readEnvFile } from './interpolate.ts';

test.for([
  ['${OTHER:-otherwise}', 'otherwise'],
  ['"$$(command)"', '"$(command)"'],
  ['user ${NAME:?run it}@host:5432/db', 'user value@host:5432/db'],
] as const)('%s becomes %s', ([text, filled]) => {
  expect(interpolate(text, { NAME: 'value', EMPTY: '' })).toEqual({ text: filled, faults: [] });
});

test.for([
  ['${OTHER:?run make-secrets}', 'OTHER: run make-secrets'],
  ['${OTHER}', 'OTHER may be empty and nobody would say so'],
  ['$NAME', '$NAME is no variable'],
  ['${NAME:+word}', '${NAME:+word} is no variable'],
] as const)('%s is reported as a fault', ([text, fault]) => {
  expect(interpolate(text, { EMPTY: '' }).faults).toEqual([fault]);
});

test('a value may hold an equals sign, and comments are ignored', () => {
  expect(readEnvFile('# KEY=no\nKEY=abc=\n\nOTHER=')).toEqual({ KEY: 'abc=', OTHER: '' });
});
