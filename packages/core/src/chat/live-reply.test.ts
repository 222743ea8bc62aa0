import { array, assert, nat, property } from 'fast-check';
import { sampleRunCount } from '@app/testkit/sampling';
import { expect, test } from 'vitest';
import { frame } from '@app/words/en/report/frame';
import { createLiveReply } from './live-reply.ts';

const { noAnswer } = frame;

const source =
  'I keep a list for the trip and a second list for what could go wrong with the first. My sister says this is a sickness, but she was glad of the spare charger.';
const report =
  '# Big Five\n\nYou lean towards **order**\\: “I keep a list for the trip”. It leaves room for a quiet surprise.';
const question = 'Did I say that nobody ever helps me?';
const quotable = [source, report, question];

type Options = Partial<Parameters<typeof createLiveReply>[0]> & { isCut?: boolean };

function reply(answer: string, { isCut = false, ...options }: Options = {}): { text: string; quotesDropped: number } {
  const live = createLiveReply({ kind: 'text', noAnswer, quotable, ...options });
  const text = live.push(answer) + live.end(isCut);
  return { text, quotesDropped: live.quotesDropped };
}

test('a reply may say "I" about itself', () => {
  expect(reply('I can only say what the report holds.').text).toBe('I can only say what the report holds.');
});

test.for([
  ['the source', 'You write “I keep a list for the trip”.'],
  ['the source, in other marks and case', 'You write "My Sister says this is a sickness".'],
  ['the source, with the comma of the sentence inside', 'You write “I keep a list for the trip,” and more.'],
  ['the source, with something left out', 'You write “I keep a list for the trip … what could go wrong”.'],
  ['the report', 'It says “It leaves room for a quiet surprise”.'],
  ['the report, without its markup', 'It says “You lean towards order:” and goes on.'],
  ['the talk', 'You ask “Did I say that nobody ever helps me?” and no passage shows it.'],
  ['a term of the report', 'This is what it calls “a quiet surprise”.'],
])('a quotation of %s is shown', ([, answer = '']) => {
  expect(reply(answer)).toEqual({ text: answer, quotesDropped: 0 });
});

test.for([
  ['made up', 'You write “I never trusted a single one of them”.'],
  ['made up, in straight marks', 'You write "I never trusted a single one of them".'],
  ['made up, in German marks', 'Du schreibst: „Ich habe nie einem von ihnen getraut“.'],
  ['made up, in angle marks', 'Tu écris « je ne leur ai jamais fait confiance ».'],
  ['made up, in corner marks', '你写道「我从来没有相信过他们中的任何一个人」。'],
  ['changed in one word', 'You write “I keep a list for the journey”.'],
  ['stitched together', 'You write “My sister … keep … a second … trip”.'],
  ['longer than the truth', 'You write “I keep a list for the trip and nobody sees it”.'],
  ['a term nobody used', 'This is what the report calls “order and calm”.'],
  ['never closed', 'You write “I never trusted a single one of them.'],
  ['said without marks', 'You write: I hate my father.'],
  ['an emphasised "I"', 'You write *I hate my father and his boat*.'],
])('a sentence with a quotation that is %s is withheld and counted', ([, answer = '']) => {
  expect(reply(`Plans matter. ${answer}\n\nThe rest stands.`)).toEqual({
    text: 'Plans matter.\n\nThe rest stands.',
    quotesDropped: 1,
  });
});

test('an invented quotation of several sentences is withheld whole in any marks', () => {
  const answer =
    'Before. Du schreibst: «Ich habe nie getraut, keinem. Es war immer schon so gewesen, immer. Sie lügen alle, jeden Tag.»\n\nAfter.';

  expect(reply(answer).text).toBe('Before.\n\nAfter.');
});

test('a sentence forbidden in reports is withheld from replies', () => {
  expect(reply('Plans matter. You have depression. They calm you.').text).toBe('Plans matter. They calm you.');
});

test('replies about people in a picture are filtered more strictly than replies about a writer', () => {
  const answer = 'She looks happy. The list is long.';

  expect(reply(answer, { kind: 'text' }).text).toBe(answer);
  expect(reply(answer, { kind: 'image' }).text).toBe('The list is long.');
});

test('a reply with nothing left shows the fixed no-answer text', () => {
  expect(reply('You have depression.').text).toBe(noAnswer);
  expect(reply('You write “I never trusted a single one of them”.').text).toBe(noAnswer);
  expect(reply('').text).toBe(noAnswer);
});

test('a truncated answer ends with its last whole sentence', () => {
  expect(reply('Plans matter. They calm y', { isCut: true }).text).toBe('Plans matter.');
  expect(reply('Plans matter an', { isCut: true }).text).toBe('Plans matter an');
});

test('headings, lists, links and code are escaped', () => {
  const { text } = reply('# You\n\n- one\n- two\n\n[link](https://evil.example) `list` <b>bold</b>');

  expect(text).toBe('You\n\none - two\n\n\\[link\\](https:\\//evil.example) \\`list\\` \\<b\\>bold\\</b\\>');
});

test('any chunking gives the same reply', () => {
  const answer =
    'Plans matter. You write “I keep a list for the trip”. You write “I never trusted a single one of them.” You have depression. «Sie lügen alle. Jeden Tag, immer wieder.» Dr. Who agrees.\n\nThe rest “stands.” It stands.';
  const whole = reply(answer);

  assert(
    property(array(nat({ max: answer.length }), { maxLength: 12 }), (cuts) => {
      const places = [0, ...cuts.toSorted((a, b) => a - b), answer.length];
      const live = createLiveReply({ kind: 'text', noAnswer, quotable });
      const text = places.map((place, index) => live.push(answer.slice(place, places[index + 1]))).join('');
      expect({ text: text + live.end(false), quotesDropped: live.quotesDropped }).toEqual(whole);
    }),
    { numRuns: sampleRunCount(300) },
  );
});
