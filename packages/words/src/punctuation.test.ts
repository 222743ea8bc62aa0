import { expect, test } from 'vitest';
import { reportLangs } from './languages.ts';
import { punctuation } from './punctuation.ts';
import { reportWordsOf } from './reports.ts';

test.for(reportLangs)('the marks of %s are those of its catalogue', (lang) => {
  const { report } = reportWordsOf(lang);
  const { colon, stop } = punctuation[lang];

  expect(`1${colon}2`).toBe(report.frame.titled('1', '2'));
  expect(`1${stop}`).toBe(report.results.line('1'));
});
