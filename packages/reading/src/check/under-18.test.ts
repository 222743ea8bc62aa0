import { expect, test } from 'vitest';
import { EXAMPLE_TEXT } from '@app/contract/example-text';
import { renderCrisisCard } from '../render/render-crisis-card.ts';
import { readStatedAge, renderUnder18Notice } from './under-18.ts';

test.for([
  ['en', 'I am 15 years old and I keep a diary since last summer.'],
  ['en', "Hi, I'm 14 and I live with my mom in a small town."],
  ['en', 'I am a fifteen-year-old girl who likes maps more than people.'],
  ['en', 'I turned 13 last week and nobody in my class came.'],
  ['es', 'Tengo 14 años y vivo con mi abuela. No me gusta el instituto.'],
  ['es', 'Acabo de cumplir quince años. Mi hermano dice que soy rara.'],
  ['fr', 'J’ai 16 ans et je passe mes soirées à dessiner des ponts.'],
  ['fr', 'Je viens d’avoir treize ans, et ma mère travaille la nuit.'],
  ['de', 'Ich bin 15 Jahre alt und gehe in die neunte Klasse.'],
  ['de', 'Ich bin erst zwölf, aber ich lese alles, was im Regal steht.'],
  ['pt', 'Tenho 17 anos e moro em Recife com os meus avós.'],
  ['pt', 'Acabei de fazer catorze anos. Gosto de ficar sozinho.'],
  ['ar', 'عمري ١٥ سنة وأحب الرسم أكثر من الكلام.'],
  ['ar', 'أنا طالبة، وأبلغ من العمر ستة عشر عاما، وأكتب كل مساء.'],
  ['zh', '我今年15岁，喜欢一个人去河边走。'],
  ['zh', '我是一个十四岁的女生，平时话不多。'],
  ['ja', '私は16歳です。放課後はいつも図書室にいます。'],
  ['ja', '僕はまだ十三歳で、夜になると昔の手紙を読みます。'],
])('a plain statement of a minor age is found, in %s', ([language, text = '']) => {
  expect(readStatedAge(text)).toEqual({ says: 'stated', language });
});

test.for([
  'When I was 15 years old my father sold the boat.',
  'I feel like I am 15 years old again whenever that song plays.',
  'My son says: “I am 15 years old and you cannot stop me.” I laughed.',
  'My daughter is 14 years old and slams every door.',
  'It is 1994. I am fifteen years old. Years ago I would have told it otherwise; my husband knows.',
  'I am 15 minutes late for everything.',
  'I am 1.7 metres tall, 17.5 when I lie.',
  'Tengo 15 años de experiencia en la misma oficina.',
  'J’ai 15 ans de métier et toujours le trac.',
  'Ich bin 15 Jahre bei der Firma gewesen. Als ich 15 war, fing es an.',
  'Tenho 15 anos de casado e a mesma xícara.',
  'عندما كان عمري ١٥ سنة سافرنا.',
  '我15岁的时候搬到了北方。',
  '15歳の頃、よく海に行きました。',
  'I am 47 years old and I still keep the list.',
  EXAMPLE_TEXT,
])('another time, another person or no age is not a stated minor age', (text) => {
  expect(readStatedAge(text).says).not.toBe('stated');
});

test('a text without a hint of a young age passes', () => {
  expect(readStatedAge(EXAMPLE_TEXT)).toEqual({ says: 'nothing' });
});

test.for(['My daughter is 14 years old.', "I'm in high school.", '高校生です。', 'Je suis au lycée.'])(
  'a young age that may be the writer’s is a hint',
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
