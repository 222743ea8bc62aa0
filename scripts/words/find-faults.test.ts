import { expect, test } from 'vitest';
import { findFaults } from './find-faults.ts';

const english = {
  hello: 'Hello there',
  region: 'Notifications ({hotkey})',
  step: (number: number) => `Step ${number}`,
  both: (a: string, b: string) => `${a} and ${b}`,
};
const german = {
  hello: 'Guten Tag',
  region: 'Mitteilungen ({hotkey})',
  step: (number: number) => `Schritt ${number}`,
  both: (a: string, b: string) => `${a} und ${b}`,
};
const faults = (words: object, rules = { isOtherScript: false, never: /\bdu\b/ }): string[] =>
  findFaults({ path: 'de', english, words: { ...german, ...words }, rules });

test('a correct catalogue has no faults', () => {
  expect(faults({})).toEqual([]);
});

test.for([
  ['a lost placeholder', { both: (a: string) => `${a} und mehr` }, 'de.both: value 2 is lost'],
  ['a lost name of a key', { region: 'Mitteilungen' }, 'de.region: {hotkey} is lost'],
  ['a leftover', { step: () => 'Schritt #' }, 'de.step: value 1 is lost'],
  ['an untranslated text', { hello: 'Hello there' }, 'de.hello: “Hello there” is English'],
  ['typewriter quotes', { hello: 'Guten "Tag"' }, 'de.hello: typewriter quotes in “Guten "Tag"”'],
  ['another form of address', { hello: 'Wie heißt du' }, 'de.hello: another form of address in “Wie heißt du”'],
  ['nothing at all', { hello: ' ' }, 'de.hello: empty'],
] as const)('%s is found', ([, planted, fault]) => {
  expect(faults(planted)).toContain(fault);
});

test('a missing text is named with its English words', () => {
  expect(findFaults({ path: 'de', english, words: {}, rules: { isOtherScript: false } })).toEqual([
    'de.hello: missing; in English it is “Hello there”',
    'de.region: missing; in English it is “Notifications ({hotkey})”',
    'de.step: missing',
    'de.both: missing',
  ]);
});

test('Latin words in other scripts are found, names are not', () => {
  const rules = { isOtherScript: true, never: /您/ };
  const chinese = {
    region: '通知（{hotkey}）',
    step: (number: number) => `第${number}步`,
    both: (a: string, b: string) => `${a}和${b}`,
  };

  expect(findFaults({ path: 'zh', english, words: { ...chinese, hello: '你好 friend' }, rules })).toEqual([
    'zh.hello: Latin words in “你好 friend”',
  ]);
  expect(findFaults({ path: 'zh', english, words: { ...chinese, hello: '文字 MBTI' }, rules })).toEqual([]);
});
