import { expect, test } from 'vitest';
import { findBannedWords, findRepeatedTypes } from './find-names.ts';

test('a type name exported by two files is found', () => {
  const files = [
    { path: 'a.ts', text: 'export type Reading = { a: 1 };\nexport type Other = 1;\n' },
    { path: 'b.ts', text: 'export interface Reading {}\ntype Other = 2;\n' },
    { path: 'c.md', text: 'export type Reading = 3;\n' },
  ];

  expect(findRepeatedTypes(files)).toEqual(['Reading: a.ts, b.ts']);
});

test('a banned word is found as a whole word, except in decisions', () => {
  const files = [
    { path: 'a.ts', text: '/** Runs an errand. */' },
    { path: 'b.ts', text: 'const errandless = 1;' },
    { path: 'docs/decisions/0001-x.md', text: 'an errand' },
  ];

  expect(findBannedWords(files)).toEqual(['a.ts: "errand", say "media task"']);
});
