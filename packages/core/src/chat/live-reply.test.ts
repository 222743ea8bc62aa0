import { array, assert, nat, property } from 'fast-check';
import { sampleRunCount } from '@app/testkit/sampling';
import { expect, test } from 'vitest';
import { knownNotes } from '@app/frameworks/notes/known';
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

const claim = 'Asking gets a yes more often than expected';
const { source: citation = '' } = knownNotes.find(({ id }) => id === 'asking-for-help') ?? {};

test.for([
  ['after its sentence', `Plans matter. ${claim}. [asking-for-help] They calm you.`],
  ['before the full stop', `Plans matter. ${claim} [asking-for-help]. They calm you.`],
  ['without a space', `Plans matter. ${claim}.[asking-for-help] They calm you.`],
  ['inside its sentence', `Plans matter. Asking [asking-for-help] gets a yes more often than expected. They calm you.`],
  ['twice', `Plans matter. ${claim} [asking-for-help]. [asking-for-help] They calm you.`],
])('a known note %s loses its id, and the reply ends with its source in italics', ([, answer = '']) => {
  expect(reply(answer).text).toBe(`Plans matter. ${claim}. They calm you.\n\n*${citation}*`);
});

test.for([
  ['after its sentence', `Plans matter. ${claim}. [made-up-note] They calm you.`],
  ['before the full stop', `Plans matter. ${claim} [made-up-note]. They calm you.`],
  ['inside its sentence', `Plans matter. Asking [made-up-note] gets a yes. They calm you.`],
])('an unknown note %s is removed with its sentence only', ([, answer = '']) => {
  expect(reply(answer).text).toBe('Plans matter. They calm you.');
});

test('an id after a sentence without spaces between sentences belongs to that sentence', () => {
  expect(reply('计划很重要。别人更常答应。[asking-for-help]它让你安心。').text).toBe(
    `计划很重要。别人更常答应。它让你安心。\n\n*${citation}*`,
  );
  expect(reply('计划很重要。别人更常答应。[made-up-note]它让你安心。').text).toBe('计划很重要。它让你安心。');
});

test('a truncated reply shows no part of an id and no source of a sentence that is not shown', () => {
  expect(reply(`Plans matter. ${claim}. [asking-for-help]`, { isCut: true }).text).toBe('Plans matter.');
  expect(reply(`Plans matter. ${claim}. [asking-for-he`, { isCut: true }).text).toBe('Plans matter.');
  expect(reply(`${claim}. [asking-for-help] They calm y`, { isCut: true }).text).toBe(`${claim}.\n\n*${citation}*`);
  expect(reply(`Plans matter. ${claim}. [asking-for-he`).text).toBe('Plans matter.');
});

test('an id neither hides a forbidden sentence nor brings its source', () => {
  expect(reply('Plans matter. You have [asking-for-help] depression. They calm you.').text).toBe(
    'Plans matter. They calm you.',
  );
  expect(reply('Plans matter. You have depres[asking-for-help]sion. They calm you.').text).toBe(
    'Plans matter. They calm you.',
  );
});

test('the note rules leave ordinary brackets and a reply without notes as they were', () => {
  expect(reply('Plans [two lists] matter. A [list] calms you. \uE000So [').text).toBe(
    'Plans \\[two lists\\] matter. A \\[list\\] calms you. So \\[',
  );
});

test.for(knownNotes.flatMap(({ id, says }) => Object.entries(says).map(([lang, sentence]) => [id, lang, sentence])))(
  'the note %s in %s passes the rules for replies',
  ([id = '', , sentence = '']) => {
    const { text } = reply(`${sentence} [${id}]`);

    expect(text.split('\n\n')[0]).toBe(sentence);
  },
);

test('any chunking gives the same reply', () => {
  const answer =
    'Asking helps [asking-for-help]. Others agree. [made-up-note] A [list] stands. It calms. [if-then]\n\nPlans matter. You write “I keep a list for the trip”. You write “I never trusted a single one of them.” You have depression. «Sie lügen alle. Jeden Tag, immer wieder.» Dr. Who agrees.\n\nThe rest “stands.” It stands.';
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
