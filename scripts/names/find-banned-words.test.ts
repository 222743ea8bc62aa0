import { expect, test } from 'vitest';
import { findBannedWords } from './find-banned-words.ts';

test('a banned word is found as a whole word, except in decisions', () => {
  const files = [
    { path: 'a.ts', text: '/** Runs an errand. */' },
    { path: 'b.ts', text: 'const errandless = 1;' },
    { path: 'docs/decisions/0001-x.md', text: 'an errand' },
  ];

  expect(findBannedWords(files)).toEqual(['a.ts: "errand", say "media task"']);
});
