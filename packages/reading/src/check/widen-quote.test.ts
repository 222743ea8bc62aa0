import type { ClauseWords } from '@app/frameworks/language/clauses/clause-words';
import { clauseWords, otherClauseWords } from '@app/frameworks/language/clauses/list';
import { type Lang, langs } from '@app/words/languages';
import { expect, test } from 'vitest';
import { functionWords } from '../plan/function-words.ts';
import { readCases } from '../__fixtures__/read-cases.ts';
import { countNegationsAndConditions, rulesOf } from './clause-rules.ts';
import { findQuote, prepareSource, type TextSpan } from './find-quote.ts';
import { hasNegation } from './rules-around.ts';
import { findUnmarkedQuotations } from './unmarked-quotations.ts';
import { widenByRules, widenReported, widenOverNegation } from './widen-quote.ts';

type Case = { text: string; quote: TextSpan; whole: TextSpan };

function readCase(marked: string): Case {
  const places: Record<string, number> = {};
  let text = '';
  for (const sign of marked) {
    if ('[]{}'.includes(sign)) places[sign] = text.length;
    else text += sign;
  }
  const { '[': start = 0, ']': end = 0, '{': from = start, '}': to = end } = places;
  return { text, quote: { start, end }, whole: { start: from, end: to } };
}

/** In brackets what is quoted, in braces what must be shown; an ordinary quote needs nothing. */
const sentences = readCases('quotes.txt').map(({ kind, text }) => ({ kind, ...readCase(text) }));
const sentencesIn = (lang: string, kind = ''): Case[] =>
  sentences.filter((one) => one.kind.startsWith(`${lang} ${kind}`));
const cut = (text: string, { start, end }: TextSpan): string => text.slice(start, end);

/** The sentence as the last of a text in its language. */
function inContext(lang: Lang, { text, quote }: Case): { text: string; quote: TextSpan } {
  const before = `${sentencesIn(lang, 'ordinary')
    .slice(0, 7)
    .map((one) => one.text)
    .join('\n')}\n\n`;
  return { text: before + text, quote: { start: before.length + quote.start, end: before.length + quote.end } };
}

const widened = (text: string, quote: TextSpan): string => cut(text, widenOverNegation(prepareSource(text), quote));

const rows = langs.flatMap((lang) =>
  sentencesIn(lang).map((one) => [lang, cut(one.text, one.quote), one.text, one] as const),
);

test.for(rows)(
  '%s: the quote “%s” of “%s” is shown with what changes its meaning, and with nothing else',
  ([lang, , , one]) => {
    const { text, quote } = inContext(lang, one);

    expect(widened(text, quote)).toBe(cut(one.text, one.whole));
  },
);

test.for(rows)(
  '%s: the quote “%s” of “%s” alone, in a language that may be unclear, is never shorter',
  ([, , , one]) => {
    expect(widened(one.text, one.quote)).toContain(cut(one.text, one.whole));
  },
);

const listsOf = ({ negations, denials, conditions, openers, joints, ands }: ClauseWords): string =>
  [negations, denials, conditions, openers, joints, ands].join('|');
const commonWords = functionWords.flatMap(({ words }) => [...words]);

/** The words that a module matches, of those it spells out and of the most common words of 25 languages. */
function wordsIn(words: ClauseWords): string[] {
  const spelled =
    listsOf(words)
      .replaceAll(/\\p\{\w+\}|\(\?[<a-z-]*[:=!]/gu, '|')
      .match(/\p{L}+/gu) ?? [];
  const whole = new RegExp(`^(?:${listsOf(words)})$`, 'iu');
  return [...new Set([...spelled, ...commonWords])].filter((word) => whole.test(word));
}

/** Words that a language shares with another, and that are not among its most common ones. */
const alsoIn: Partial<Record<Lang, string>> = {
  en: 'impossible incapable',
  es: 'e difícil incapaz',
  fr: 'ni impossible incapable',
  de: 'niemand',
  pt: 'jamais ou porque difícil incapaz',
};

/** True for a word that the language has too, such as "no", or that has the shape of its infinitives and participles. */
function isShared(word: string, lang: Lang): boolean {
  const { isDense, joined = '(?!)', topics = '(?!)', listed = '(?!)' } = clauseWords[lang];
  if (isDense) return /[\p{Script=Han}\p{Script=Hiragana}]/u.test(word);
  const isCommon = functionWords.some((list) => list.lang === lang && list.words.has(word.toLowerCase()));
  const hasShape = word.length > 2 && new RegExp(`^(?:${joined}|${topics}|${listed})$`, 'iu').test(word);
  return isCommon || hasShape || (alsoIn[lang]?.split(' ').includes(word) ?? false);
}

const modules = [...Object.values(clauseWords), ...otherClauseWords];
const NO_WORD = 'xyzzy';

/** The same sentence with a word more, behind the quote or before it. */
function withWord(word: string, { text, quote, whole }: Case): Case {
  const isBehind = whole.end > quote.end || (whole.start === quote.start && text.length % 2 === 0);
  const [at, added] = isBehind ? [quote.end, ` ${word}`] : [quote.start, `${word} `];
  const shift = isBehind ? 0 : added.length;
  const span = { start: quote.start + shift, end: quote.end + shift };
  return { text: text.slice(0, at) + added + text.slice(at), quote: span, whole: span };
}

test.for(langs)('a word of another language changes no more in a text in %s than a word of none', (lang) => {
  const own = rulesOf(lang);
  const foreign = new Set(modules.filter((words) => words !== clauseWords[lang]).flatMap(wordsIn));
  const cases = sentencesIn(lang).filter((_, index) => index % 2 === 0);
  const mistakes: string[] = [];

  for (const one of cases) {
    const none = inContext(lang, withWord(NO_WORD, one));
    const expected = cut(none.text, widenByRules(own, none, none.quote));
    for (const word of foreign) {
      const { text, quote } = inContext(lang, withWord(word, one));
      const shown = widened(text, quote);
      const byOwn = cut(text, widenByRules(own, { text }, quote));
      if (shown !== byOwn || (!isShared(word, lang) && shown !== expected.replace(NO_WORD, word)))
        mistakes.push(`${word}: ${shown}`);
    }
  }

  expect(foreign.size).toBeGreaterThan(200);
  expect(cases.length).toBeGreaterThanOrEqual(10);
  expect(mistakes).toEqual([]);
});

/** Languages that the product does not detect: all modules judge, so a quote may be longer than necessary. */
test.for(sentencesIn('others').map((one) => [one.text, one] as const))('%s is quoted with its negation', ([, one]) => {
  expect(widened(one.text, one.quote)).toContain(cut(one.text, one.whole));
});

const german = 'Ich wohne seit zehn Jahren am Hafen, und die Leute im Haus kennen mich alle. ';
const spanish = 'Vivo desde hace diez años en el puerto y la gente de la casa me conoce. ';

test.for([
  [`${german.repeat(3)}{[Being kind to people] is something I never manage}. ${german}`],
  [`${german.repeat(3)}{Ich glaube nicht, dass [er mich liebt]}. I am not sure of it. ${german}`],
  [`${german.repeat(2)}{No creo que [mi madre me quiera]}. ${german}${spanish.repeat(2)}`],
  [`${spanish.repeat(2)}{[Ich mag die Leute] aus dem Büro im dritten Stock eigentlich nicht}. ${spanish}`],
  [`${spanish.repeat(3)}{[相信别人]是我一直做不到的事}。${spanish}`],
] as const)('in the two languages of %j the rules of both hold', ([marked]) => {
  const { text, quote, whole } = readCase(marked);

  expect(widened(text, quote)).toBe(cut(text, whole));
});

test.for([
  ['{I have sat beside him every evening of that year and never\n[loved him at all]}.'],
  ['{Ich habe in den zehn Jahren an diesem Hafen wirklich keine\n[Angst vor ihm]} gehabt.'],
  ['I was not there\n[I was angry at him]'],
  ['{Na\u0303o [tenho medo dele]}, e a minha casa é pequena.'],
  ['{I don`t [trust my brother]} and I never will.'],
] as const)('%j is read through its line ends and its spelling', ([marked]) => {
  const { text, quote, whole } = readCase(marked);

  expect(widened(text, quote)).toBe(cut(text, whole));
});

test('a word that denies in another language is no negation', () => {
  const rules = [rulesOf('de')];

  expect(countNegationsAndConditions('Das Kind rief: no, never, sin, pas, mai.', rules)).toBe(0);
  expect(countNegationsAndConditions('Ich habe keine Angst, wenn er nicht da ist.', rules)).toBe(3);
  expect(hasNegation('Du schreibst das am Hafen und hast no Angst.')).toBe(false);
  expect(hasNegation('Du schreibst das am Hafen und hast keine Angst.')).toBe(true);
});

test('a quote of reported speech includes its speaker unless the sentence of the report names them', () => {
  const text = 'My sister says this is a sickness, but she was glad.';
  const source = prepareSource(text);
  const found = findQuote(source, 'this is a sickness');
  if (!found) throw new Error('not found');
  const shown = (beside: string): string => cut(text, widenReported(source, found, beside));

  expect(shown('Somebody calls it an illness.')).toBe('My sister says this is a sickness');
  expect(shown('The sister calls it an illness.')).toBe('this is a sickness');
});

test.for([
  ['Je länger du wartest, desto mehr wird aus der Sorge ein Plan.', []],
  ['Das ist, je nach Tag, anders, und ich hasse meinen Vater.', [' und ich hasse meinen Vater']],
  ['Du schreibst, I hate my father, und meinst es so.', [' I hate my father']],
  ['Tu écris beaucoup, et je déteste mon père.', [' et je déteste mon père']],
] as const)('in %j the clauses in the visitor’s voice are %j', ([sentence, clauses]) => {
  expect(findUnmarkedQuotations(sentence, 'report')).toEqual(clauses);
});
