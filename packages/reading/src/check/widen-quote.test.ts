import { expect, test } from 'vitest';
import { findQuote, prepareSource } from './find-quote.ts';
import { widenReported, widenOverNegation } from './widen-quote.ts';

function widened(text: string, quote: string): string {
  const source = prepareSource(text);
  const found = findQuote(source, quote);
  if (!found) throw new Error('not found');
  const { start, end } = widenOverNegation(source, found);
  return text.slice(start, end);
}

test.for([
  [
    "I am not afraid of my father's silence.",
    "afraid of my father's silence",
    "I am not afraid of my father's silence",
  ],
  [
    'I have never wanted to be the one who decides.',
    'the one who decides',
    'I have never wanted to be the one who decides',
  ],
  ["We don't hate him.", 'hate him', "We don't hate him"],
  ['It felt as if I had failed them all.', 'I had failed them all', 'It felt as if I had failed them all'],
  ['Ich habe keine Angst vor ihm.', 'Angst vor ihm', 'Ich habe keine Angst vor ihm'],
  ['Ich mag meinen Bruder nicht mehr.', 'Ich mag meinen Bruder', 'Ich mag meinen Bruder nicht mehr'],
  ['Vivo sin miedo a mi padre.', 'miedo a mi padre', 'Vivo sin miedo a mi padre'],
  ["Je n'aime pas ma mère.", 'aime pas ma mère', "Je n'aime pas ma mère"],
  ['Eu não tenho medo dele.', 'tenho medo dele', 'Eu não tenho medo dele'],
  ['أنا لا أخاف من أبي.', 'أخاف من أبي', 'أنا لا أخاف من أبي'],
  ['我不喜欢一个人在家。', '喜欢一个人在家', '我不喜欢一个人在家'],
  ['If I were rich, I would leave.', 'I would leave', 'If I were rich, I would leave'],
  ['Ich blieb. Wenn ich könnte, würde ich gehen.', 'würde ich gehen', 'Wenn ich könnte, würde ich gehen'],
  ['Si pudiera, me iría lejos.', 'me iría lejos', 'Si pudiera, me iría lejos'],
  ['要是有钱，我就搬走了。', '我就搬走了', '要是有钱，我就搬走了'],
  ['お金があったら、引っ越すつもりだ。', '引っ越すつもりだ', 'お金があったら、引っ越すつもりだ'],
  ['私は母に会いたくない。', '私は母に会いたく', '私は母に会いたくない'],
] as const)('in %j the quote %j is widened to include what changes its meaning', ([text, quote, whole]) => {
  expect(widened(text, quote)).toBe(whole);
});

test.for([
  ['I was not tired. I was angry at him.', 'I was angry at him'],
  ['I was not tired, but I was angry at him.', 'I was angry at him'],
  ['If you ask me, that is that. I would leave.', 'I would leave'],
  ['My only sin was pride in the work.', 'pride in the work'],
  ['I laughed, and then I was quiet until about four o’clock', 'I laughed'],
] as const)('in %j the quote %j stays as it is', ([text, quote]) => {
  expect(widened(text, quote)).toBe(quote);
});

test('a quote of reported speech includes its speaker unless the sentence of the report names them', () => {
  const text = 'My sister says this is a sickness, but she was glad.';
  const source = prepareSource(text);
  const found = findQuote(source, 'this is a sickness');
  if (!found) throw new Error('not found');
  const shown = (beside: string): string => {
    const { start, end } = widenReported(source, found, beside);
    return text.slice(start, end);
  };

  expect(shown('Somebody calls it an illness.')).toBe('My sister says this is a sickness');
  expect(shown('The sister calls it an illness.')).toBe('this is a sickness');
});
