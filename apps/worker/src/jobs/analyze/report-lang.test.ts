import { expect, test } from 'vitest';
import { languagesOf } from './report-lang.ts';

const GERMAN = 'Ich will mich heute Nacht umbringen. Ich weiß nicht, wie es weitergehen soll.';

test.for([
  [GERMAN, 'en-US', 'de', 'de'],
  ['I do not know what to do with the rest of my day.', 'ja', 'en', 'en'],
  ['INTJ 42', 'fr-CA', 'fr', undefined],
  ['', 'pt-BR', 'pt', undefined],
  ['मैं खोई हुई चीज़ों के दफ़्तर में काम करता हूँ।', 'hi', 'en', undefined],
] as const)('%j on a page in %s gets a report in %s', ([words, page, lang, language]) => {
  expect(languagesOf(words, { language: page })).toEqual({ lang, language });
});

test('an undetectable text without a locale gets a report in English', () => {
  expect(languagesOf('', undefined)).toEqual({ lang: 'en', language: undefined });
});
