import { expect, test } from 'vitest';
import { readCases } from '../__fixtures__/read-cases.ts';
import { prepareSource } from './fold-text.ts';
import { inventsDetail } from './inventions.ts';
import { plainLanguageOf, spelledNumbers, writtenNumbers } from './numerals.ts';
import { findSentences } from './sentences.ts';

const letter =
  'In March I lost a line, and sixty-one people stood on the pier at 07:40. By Monday I had written forty-three letters, by hand. ' +
  'My friend Ruth knows about the twelve minutes. The job won by eleven points, and I said no. It was 2019, and Tom sold the boat for 1,200 pounds. ' +
  'My brother is not the one who decides, but he was with me in Lisbon.';
const source = prepareSource(letter);

test.for(readCases('inventions.txt'))('$kind: $text', ({ kind, text }) => {
  expect(inventsDetail(source, text)).toBe(kind === 'invented');
});

test('figures inserted by code are not invented details', () => {
  expect(inventsDetail(source, 'Prudence lies at 68.')).toBe(true);
  expect(inventsDetail(source, 'Prudence lies at 68.', [68])).toBe(false);
});

const others = [
  [
    'de',
    'Ich habe dreiundvierzig Briefe geschrieben, und die Schwester war nicht froh mit dem Ladegerät.',
    'Das sind 43 Briefe.',
    'Das sind 57 Briefe.',
  ],
  [
    'es',
    'Escribí cuarenta y tres cartas con la mano, y mi hermana no lo supo en una semana.',
    'Son 43 cartas.',
    'Son cincuenta y siete cartas.',
  ],
  [
    'fr',
    'J’ai écrit quatre-vingt-douze lettres à la main, et ma sœur ne les a pas lues dans le train.',
    'Ce sont 92 lettres.',
    'Ce sont soixante-douze lettres.',
  ],
  [
    'pt',
    'Eu escrevi quarenta e três cartas com uma caneta, mas minha irmã não leu os papéis.',
    'São 43 cartas.',
    'São cinquenta e sete cartas.',
  ],
] as const;

test.for(others)('%s: numbers are recognised as words and as digits', ([language, text, fair, invented]) => {
  expect(plainLanguageOf(text)).toBe(language);
  expect(inventsDetail(prepareSource(text), fair)).toBe(false);
  expect(inventsDetail(prepareSource(text), invented)).toBe(true);
});

test('a capitalised German noun is no invented name, a capitalised Spanish name is one', () => {
  const [german, spanish] = others.map(([, text]) => prepareSource(text));

  expect(german && inventsDetail(german, 'Du schreibst mit Sorgfalt und Geduld an Freunde.')).toBe(false);
  expect(spanish && inventsDetail(spanish, 'Escribes con cuidado para Teresa.')).toBe(true);
});

test.for([
  [
    'Polish',
    'Napisałem czterdzieści trzy listy ręcznie i nikt o tym nie wiedział aż do poniedziałku.',
    'To są 43 listy.',
  ],
  ['Arabic', 'كتبت ثلاثا وأربعين رسالة بخط اليد ولم يعرف أحد بذلك حتى يوم الاثنين.', 'هذه 43 رسالة.'],
  ['Chinese', '我手写了四十三封信，直到星期一都没有人知道。', '一共 43 封信。'],
] as const)('%s: nothing is withheld in a language without number words', ([, text, sentence]) => {
  expect(inventsDetail(prepareSource(text), sentence)).toBe(false);
});

test('no sentence of a text is an invented detail about that text', () => {
  const texts = [letter, ...others.map(([, text]) => text)];

  const flagged = texts.flatMap((text) =>
    findSentences(text).filter(({ start, end }) => inventsDetail(prepareSource(text), text.slice(start, end))),
  );
  expect(flagged).toEqual([]);
});

test.for([
  ['en', 'ninety-nine, twenty one and seventeen', [99, 21, 17]],
  ['de', 'einundzwanzig, neunundneunzig und dreißig', [21, 99, 30]],
  ['es', 'veintidós, treinta y uno y dieciséis', [22, 31, 16]],
  ['fr', 'soixante-dix-sept, vingt et un, quatre-vingt-dix-neuf', [77, 21, 99]],
  ['pt', 'vinte e um, noventa e nove, dezesseis', [21, 99, 16]],
] as const)('%s: spelled numbers are read from “%s”', ([language, text, numbers]) => {
  expect([...spelledNumbers(prepareSource(text).folded, language)]).toEqual(numbers);
});

test('digits of every script are recognised as numbers', () => {
  expect(new Set(writtenNumbers('1,200 and ٤٣ and ４３'))).toEqual(new Set([1, 200, 1200, 43]));
});
