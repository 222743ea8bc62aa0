import * as fc from 'fast-check';
import { sampleRunCount } from '@app/testkit/sampling';
import { expect, test } from 'vitest';
import { prepareSource } from './find-quote.ts';
import { withoutInvented } from './quotations.ts';

const text =
  'I write the timetables. When he told me I said “Good for you”, quite cheerfully. I am not afraid of Tom’s silence.';
const source = prepareSource(text);
const shown = (sentence: string): string => withoutInvented(source, sentence).text;

test.for([
  'You say “I write the timetables” and mean it.',
  'You say “i write the Timetables.”',
  'The word “cheerfully” stands there.',
  'You said ‘Good for you’ to him.',
  'You told him «Good for you».',
  '„Good for you“, more was not said.',
  '「Good for you」と言った。',
  'You write “I … the timetables”.',
  'You are not “afraid of Tom’s silence”.',
  'Tom’s boat, the brothers’ boat, and nobody’s ’til now.',
  'No quotation at all.',
])('%s is shown', (sentence) => {
  expect(shown(sentence)).toBe(sentence);
});

const marks = ['“”', '""', '„“', '«»', '»«', '「」', '『』', '‘’', "''", '‚‘', '‹›'];

test.for(marks)('an invented quotation between %s is removed', (pair) => {
  const [open = '', close = ''] = Array.from(pair);
  const invented = `You once called it ${open}the worst day of my life${close}. `;

  expect(shown(`You write. ${invented}You stop.`)).toBe('You write. You stop.');
  expect(shown(`You call it ${open}treason${close}. You stop.`)).toBe('You stop.');
});

test.for([
  ...'＂＂ ＇＇ ｢｣ ❝❞ ❛❜ ❮❯ 🙶🙷 《》 〈〉 【】 ⟨⟩ ⟪⟫ ″″ ′′ ʺʺ ʻʼ ˝˝ ´´ ˋˋ 〃〃 ״״ ``'
    .split(' ')
    .map((pair) => Array.from(pair)),
  ['<<', '>>'],
  ['``', "''"],
  [',,', "''"],
  ['<q>', '</q>'],
  ['&quot;', '&quot;'],
  ['&#34;', '&#34;'],
  ['&ldquo;', '&rdquo;'],
  ['&laquo;', '&raquo;'],
  ['&lsquo;', '&rsquo;'],
  ['「そして『', '』と」'],
])('an invented quotation between %s and %s is removed too', ([open, close]) => {
  expect(shown(`You call it ${open}treason and spite${close} at night. You stop.`)).toBe('You stop.');
});

const quoting = (words: string, sentence: string): string => withoutInvented(prepareSource(words), sentence).text;

test.for([
  ['I am not afraid of him.', 'You say “I am … afraid of him”.'],
  ['I am not afraid of him. I am very tall.', 'You say “I am [very] afraid of him”.'],
  ['I would never hurt my mother.', 'You say “I would … hurt my mother”.'],
  ['Ich habe keine Angst vor ihm.', 'Es heißt „Ich habe … Angst vor ihm“.'],
  ['Je ne veux pas mourir.', 'On lit « Je … veux … mourir ».'],
  ['أنا لا أكره أبي.', 'تقول «أنا … أكره أبي».'],
  ['I hate waiting. Later my father called.', 'You say “I hate … my father”.'],
  ['I write the timetables.', 'You say “I [deeply hate my father and] write the timetables”.'],
  ['I dont trust my brother.', 'You say “trust my brother”.'],
  ['Had I been braver, I would sell it.', 'You say “I would sell it”.'],
  ['It isn’t as though I want to leave.', 'You say “I want to leave”.'],
  ['According to my ex, I am incapable of love.', 'You write “I am incapable of love”.'],
  ['My boss keeps telling everyone that I am lazy.', 'You write “I am lazy”.'],
  ['Según mi ex, soy incapaz de amar.', 'Escribes «soy incapaz de amar».'],
  ['Laut meiner Mutter bin ich faul.', 'Da steht „ich faul“.'],
  ['一人でいるのが好きなわけじゃない。', '「一人でいるのが好き」とあります。'],
] as const)('with the source "%s" this is removed: %s', ([words, sentence]) => {
  expect(quoting(words, sentence)).toBe('');
});

test.for([
  ['I went, as she asked, to the harbour with my dog.', 'You say “I went … to the harbour with my dog”.'],
  ['She keeps the keys.', 'You say “She [keeps] the keys”, and “[s]he keeps the keys”.'],
  ['She keeps the keys of Anna.', 'You say “[Anna] keeps the keys”.'],
  ['According to my ex, I am lazy.', 'Your ex, you write, says “I am lazy”.'],
  ['I am an INTJ.', 'On the scale from E to I you lean to I over E; “INTJ”.'],
  ['I keep lists.', 'You write: I keep lists.'],
] as const)('with the source "%s" this is shown: %s', ([words, sentence]) => {
  expect(quoting(words, sentence)).toBe(sentence);
});

test.for([
  'You write: I hate my father.',
  'In your own words: I hate my mother and I always will.',
  'You write *I hate my father*.',
  'I hate my father, and I always did',
  'Why did you write: I hate my father?',
  'Sie schreiben: Ich hasse meinen Vater.',
  'Vous écrivez : je déteste mon père.',
  '你写道：我恨我的父亲。',
])('an unmarked invented quotation in the visitor’s voice is removed: %s', (sentence) => {
  expect(shown(`${sentence} `).trim()).toBe('');
});

test('a partial quotation that reverses the meaning is removed', () => {
  expect(shown('You are “afraid of Tom’s silence”. You stop.')).toBe('You stop.');
});

test('an invented quotation of two sentences is removed as one', () => {
  expect(shown('You say “I was there. Nobody saw me.” You stop.')).toBe('You stop.');
});

test('none of 10,000 invented quotations in any position and any marks is shown', () => {
  const invented = [
    'the worst day of my life',
    'nobody ever listened',
    'Die Angst bleibt',
    '我从来没有相信过',
    'treason',
  ];
  const plain = ['You write much.', 'It is late (very late).', 'Tom’s boat is gone!', 'Is it?'];
  const cases = fc.record({
    before: fc.array(fc.constantFrom(...plain), { maxLength: 4 }),
    after: fc.array(fc.constantFrom(...plain), { maxLength: 4 }),
    lead: fc.constantFrom('You call it', 'And then:', 'It was, you say,', 'So —'),
    words: fc.constantFrom(...invented),
    pair: fc.constantFrom(...marks),
    tail: fc.constantFrom('.', '!', ', and more.', ' (so you say).'),
    gap: fc.constantFrom(' ', '\n\n'),
  });
  fc.assert(
    fc.property(cases, ({ before, after, lead, words, pair, tail, gap }) => {
      const [open = '', close = ''] = Array.from(pair);
      const kept = shown(
        [`You say ${open}Good for you${close}.`, ...before, `${lead} ${open}${words}${close}${tail}`, ...after].join(
          gap,
        ),
      );
      expect(kept).not.toContain(words);
      expect(kept).toContain('Good for you');
      const others = [...before, ...after].filter((sentence) => sentence === 'You write much.');
      expect(kept.split('You write much.')).toHaveLength(others.length + 1);
    }),
    { numRuns: sampleRunCount(10_000) },
  );
});
