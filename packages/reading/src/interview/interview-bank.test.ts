import { interviewQuestions, interviewThemes } from '@app/contract/interview';
import { interviews } from '@app/words/interviews';
import { type Lang, langs } from '@app/words/languages';
import { expect, test } from 'vitest';
import { readCases } from '../__fixtures__/read-cases.ts';
import { refusedTopicIn } from './refused-topics.ts';

test('the bank has eighteen questions, three of each of six themes, and no question twice', () => {
  expect(Object.values(interviewThemes).map(({ length }) => length)).toEqual([3, 3, 3, 3, 3, 3]);
  expect(new Set(interviewQuestions).size).toBe(18);
});

test('the first six questions touch every theme once', () => {
  const first = new Set<string>(interviewQuestions.slice(0, 6));

  expect(Object.values(interviewThemes).map((ids) => ids.filter((id) => first.has(id)).length)).toEqual([
    1, 1, 1, 1, 1, 1,
  ]);
});

const bank = langs.flatMap((lang) =>
  interviewQuestions.flatMap((id) => {
    const { ask, more, short } = interviews[lang].questions[id];
    return [
      { lang, id, words: ask, isQuestion: true },
      { lang, id, words: more, isQuestion: true },
      { lang, id, words: short, isQuestion: false },
    ];
  }),
);

test.for(bank)('$lang $id: “$words” touches no refused topic', ({ lang, words, isQuestion }) => {
  expect(refusedTopicIn(words, [lang])).toBeUndefined();
  expect(/[?？؟]$/u.test(words)).toBe(isQuestion);
});

/** One plain question for each refused topic in each language: the list must know them, or the test above shows nothing. */
const refused = readCases('refused-topics.txt').map(({ kind, text }) => ({ lang: kind as Lang, text }));

test.for(refused)('the topic of this question is refused in $lang: $text', ({ lang, text }) => {
  const [topic, question = ''] = text.split(/: (.*)/s);

  expect(refusedTopicIn(question, [lang])).toBe(topic);
  expect(refusedTopicIn(question)).toBeDefined();
});

test('the fixtures have a refused question of each of the six topics in every language', () => {
  expect(refused.map(({ lang }) => lang)).toEqual(langs.flatMap((lang) => Array.from({ length: 6 }, () => lang)));
});
