import { englishWords } from '@app/frameworks/language/english';
import { expect, test } from 'vitest';
import { growthOf, NOT_QUADRATIC } from '@app/testkit/growth';
import { isEnglish, measureMarkers } from './markers.ts';

const letter = `Dear Anna,

I think you would have laughed yesterday. We missed the train, so we sat on the platform and ate all the cherries! My sister said nothing; she never does. Did she tell you? Perhaps I should not have asked her. Tomorrow I will write to her again, and maybe she’ll answer. I don't know why it matters so much to me.`;

test('the markers of a sample letter have exact values', () => {
  expect(measureMarkers(letter)).toEqual({
    isEnglish: true,
    values: {
      words: 63,
      sentences: 8,
      meanSentenceWords: 7.9,
      longestSentenceWords: 15,
      questions: 12.5,
      exclamations: 12.5,
      variety: 41.2,
      firstSingular: 9.5,
      firstPlural: 3.2,
      second: 3.2,
      third: 7.9,
      hedges: 4.8,
      certainty: 3.2,
      negation: 6.3,
      past: 44,
      present: 38,
      future: 19,
    },
  });
});

test('repeated measurements give the same markers', () => {
  expect(measureMarkers(letter)).toEqual(measureMarkers(letter));
});

test('a text in another language has only the markers that need no word list', () => {
  const { isEnglish: english, values } = measureMarkers(
    'Ich war gestern in der Stadt. Was für ein Tag! Kommst du morgen?',
  );

  expect(english).toBe(false);
  expect(values).toEqual({
    words: 13,
    sentences: 3,
    meanSentenceWords: 4.3,
    longestSentenceWords: 6,
    questions: 33.3,
    exclamations: 33.3,
  });
});

test('an empty text has no rates', () => {
  expect(measureMarkers(' \n ')).toEqual({ isEnglish: false, values: { words: 0, sentences: 0 } });
});

test('word variety does not depend on text length', () => {
  const words = Array.from({ length: 40 }, (_, index) => `w${index}`).join(' ');

  expect(measureMarkers(`${words} `.repeat(3)).values.variety).toBe(40);
  expect(measureMarkers(`${words} `.repeat(60)).values.variety).toBe(40);
  expect(measureMarkers(words).values.variety).toBeUndefined();
});

test.for([
  ['English', true, 'I keep a list for every trip. My sister laughs, but she is glad of it.'],
  ['English', true, 'Woke late, coffee on the balcony, rain. Called Tom about the car; he was out.'],
  ['English', true, 'The results of the study indicate that longer samples are associated with more stable estimates.'],
  ['English', true, 'ok so i got up at 6 and the bus was late, not my fault lol but they were all mad at me'],
  ['German', false, 'Ich war gestern in der Stadt und habe so viel gesehen, was ich an dir mag. Es will nur so sein.'],
  ['French', false, 'Je me suis réveillé tard, on a pris un café et puis on est allé au marché avec mon frère.'],
  ['Spanish', false, 'No me gusta levantarme temprano, pero he aprendido a vivir con ello y a reírme de mí.'],
  ['Portuguese', false, 'Eu não sei o que fazer, mas acho que vou falar com ela amanhã e ver no que dá.'],
  ['Italian', false, 'Ieri sera siamo andati al mare con i bambini e abbiamo mangiato il gelato in piazza.'],
  ['Dutch', false, 'Ik was gisteren in de stad en het was er zo druk dat we niet in de winkel kwamen.'],
  ['Swedish', false, 'Jag var i stan i går och det var så kul att vi inte ville åka hem. Vi ses på torsdag.'],
  ['Polish', false, 'Wczoraj byłem w mieście i było tak tłoczno, że nie mogliśmy wejść do sklepu.'],
  ['Turkish', false, 'Dün şehirdeydim ve o kadar kalabalıktı ki dükkâna giremedik, ama çok eğlendik.'],
  ['Chinese', false, '我昨天去了城里，人很多，我们没能进商店。'],
  ['nothing', false, ''],
] as const)('%s is English: %s', ([, expected, text]) => {
  expect(isEnglish(text)).toBe(expected);
  expect(measureMarkers(text).isEnglish).toBe(expected);
});

test('every listed word is a single word in lower case', () => {
  const words = Object.values(englishWords).flat();

  expect(words.filter((word) => !/^[a-z']+$/.test(word))).toEqual([]);
});

test('marker time grows linearly with the text', () => {
  const text = `${letter}\n\n`.repeat(3_500);

  expect(growthOf((chars) => void measureMarkers(text.slice(0, chars)), 100_000)).toBeLessThan(NOT_QUADRATIC);
});
