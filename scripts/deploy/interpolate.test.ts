import { expect, test } from 'vitest';
import { interpolate } from './interpolate.ts';

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
