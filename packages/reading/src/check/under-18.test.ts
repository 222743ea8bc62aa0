import { expect, test } from 'vitest';
import { EXAMPLE_TEXT } from '@app/contract/example-text';
import { growthOf, NOT_QUADRATIC } from '@app/testkit/growth';
import { renderCrisisCard } from '../render/help-block.ts';
import { readCases } from '../__fixtures__/read-cases.ts';
import { readStatedAge, renderUnder18Notice } from './under-18.ts';

/** A development set for the rules, by the language of a stated age. Add new misses there. */
const cases = readCases('under-18.txt');

test.for(cases.filter(({ kind }) => kind !== 'not stated'))(
  '“$text” is a stated minor age in $kind',
  ({ kind, text }) => {
    expect(readStatedAge(text)).toEqual({ says: 'stated', language: kind });
  },
);

test.for(cases.filter(({ kind }) => kind === 'not stated'))('“$text” states no minor age of the writer', ({ text }) => {
  expect(readStatedAge(text).says).not.toBe('stated');
});

test('a text without a hint of a young age passes', () => {
  expect(readStatedAge(EXAMPLE_TEXT)).toEqual({ says: 'nothing' });
});

test.for(['My daughter is 14 years old.', "I'm in high school.", '高校生です。', 'Je suis au lycée.'])(
  'an age below 18 that may be the writer’s is a hint',
  (text) => {
    expect(readStatedAge(text)).toEqual({ says: 'hinted' });
  },
);

test('the under-18 notice is in the language of the text, otherwise in English', () => {
  expect(renderUnder18Notice('de')).toMatch(/^## Einschätzungen gibt es hier nur für Erwachsene\n/);
  expect(renderUnder18Notice('ja')).toContain('十八歳未満');
  expect(renderUnder18Notice('xx')).toBe(renderUnder18Notice('en'));
  expect(renderUnder18Notice(undefined)).toBe(renderUnder18Notice('en'));
});

test('the crisis card stands above the under-18 notice', () => {
  expect(renderUnder18Notice('en', renderCrisisCard('active'))).toMatch(
    /^## You do not have to carry this alone\n[\s\S]+\n\n## Readings here are for adults\n/,
  );
});

const padding = 'The harbour was quiet and the list was long. '.repeat(1_500);

test('a stated age in the middle of a long text is found', () => {
  expect(readStatedAge(`${padding}I am 15 years old. ${padding}`)).toEqual({ says: 'stated', language: 'en' });
});

test.for([
  ['plain words', padding],
  ['half statements', 'i am i am in the 15 私、、、、は、'],
  ['quoted statements', '"a" "b i am 15 years old. '],
  ['commas', '、'],
  ['letters', 'a'],
  ['new lines', 'im 15\n\n\n\n'],
] as const)('age detection time grows linearly with %s', ([, piece]) => {
  const text = `私${piece.repeat(Math.ceil(200_000 / piece.length))}`;

  expect(growthOf((chars) => void readStatedAge(text.slice(0, chars)), 20_000)).toBeLessThan(NOT_QUADRATIC);
});
