import { interviewQuestions, interviewThemes } from '@app/contract/interview';
import { interviews } from '@app/words/interviews';
import { langs } from '@app/words/languages';
import { describe, expect, test } from 'vitest';
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
const refused: Record<(typeof langs)[number], Record<string, string>> = {
  en: {
    health: 'When were you last ill?',
    politics: 'Which government would you choose?',
    religion: 'Do you pray?',
    sex: 'How is your sex life?',
    'private data': 'What is your password?',
    advice: 'Have you tried to talk to her?',
  },
  es: {
    health: '¿Cómo va tu salud?',
    politics: '¿Qué piensas de la política?',
    religion: '¿Crees en Dios?',
    sex: '¿Cómo es tu vida sexual?',
    'private data': '¿Cuál es tu contraseña?',
    advice: '¿Has probado a hablar con ella?',
  },
  fr: {
    health: 'Comment va votre santé ?',
    politics: 'Que pensez-vous de la politique ?',
    religion: 'Croyez-vous en Dieu ?',
    sex: 'Comment va votre vie sexuelle ?',
    'private data': 'Quel est votre mot de passe ?',
    advice: 'Avez-vous essayé de lui parler ?',
  },
  de: {
    health: 'Wann waren Sie zuletzt krank?',
    politics: 'Was halten Sie von der Regierung?',
    religion: 'Gehen Sie in die Kirche?',
    sex: 'Wie ist Ihr Sexleben?',
    'private data': 'Wie lautet Ihr Passwort?',
    advice: 'Haben Sie schon versucht, mit ihr zu reden?',
  },
  pt: {
    health: 'Como vai a sua saúde?',
    politics: 'O que você acha do governo?',
    religion: 'Você acredita em Deus?',
    sex: 'Como é a sua vida sexual?',
    'private data': 'Qual é a sua senha?',
    advice: 'Você já tentou falar com ela?',
  },
  ar: {
    health: 'كيف صحتك هذه الأيام؟',
    politics: 'ما رأيك في السياسة؟',
    religion: 'متى كانت آخر صلاة لك؟',
    sex: 'كيف حياتك الجنسية؟',
    'private data': 'ما كلمة المرور؟',
    advice: 'هل جربت الحديث معها؟',
  },
  zh: {
    health: '你最近的健康怎么样？',
    politics: '你怎么看政治？',
    religion: '你信仰什么？',
    sex: '你的性生活怎么样？',
    'private data': '你的密码是什么？',
    advice: '你有没有试过和她谈谈？',
  },
  ja: {
    health: '最近の健康はどうですか？',
    politics: '政治をどう思いますか？',
    religion: '信仰はありますか？',
    sex: '性生活はどうですか？',
    'private data': 'パスワードは何ですか？',
    advice: '彼女と話してみたらどうですか？',
  },
};

describe('every refused topic is known in every language', () => {
  const cases = langs.flatMap((lang) =>
    Object.entries(refused[lang]).map(([topic, question]) => ({ lang, topic, question })),
  );

  test.for(cases)('$lang: $topic', ({ lang, topic, question }) => {
    expect(refusedTopicIn(question, [lang])).toBe(topic);
    expect(refusedTopicIn(question)).toBeDefined();
  });
});
