import { expect, test } from 'vitest';
import { growthOf, NOT_QUADRATIC } from '@app/testkit/growth';
import { foldForms } from './fold-characters.ts';

test.for([
  ['Ｙｏｕ ｈａｖｅ 𝗕𝗣𝗗', 'You have BPD'],
  ['You hаvе dерrеssiоn', 'You have depression'],
  ['ΒPD', 'BPD'],
  ['ﬁne', 'fine'],
  ['ﾊﾞｶ', 'バカ'],
  ['e\u0301te\u0301', 'été'],
  ['Я хочу спать', 'Я хочу спать'],
  ['Καλημέρα', 'Καλημέρα'],
])('%s is folded to %s', ([text, folded]) => {
  expect(foldForms(text ?? '')).toBe(folded);
});

test('folding makes no text more than four times longer', () => {
  const ligatures = '\uFDFA\uFDFB'.repeat(1_000);

  expect(foldForms(ligatures)).toBe(ligatures);
  expect(foldForms('㋿'.repeat(1_000)).length).toBeLessThanOrEqual(4_000);
});

test('folding time grows linearly with the text', () => {
  const text = 'hаve ﷺ '.repeat(100_000);

  expect(growthOf((chars) => void foldForms(text.slice(0, chars)), 60_000)).toBeLessThan(NOT_QUADRATIC);
});
