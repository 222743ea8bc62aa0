import * as fc from 'fast-check';
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
])('%s is kept', (sentence) => {
  expect(shown(sentence)).toBe(sentence);
});

const marks = ['“”', '""', '„“', '«»', '»«', '「」', '『』', '‘’', "''", '‚‘', '‹›'];

test.for(marks)('what nobody wrote is not shown between %s', (pair) => {
  const [open = '', close = ''] = Array.from(pair);
  const invented = `You once called it ${open}the worst day of my life${close}. `;

  expect(shown(`You write. ${invented}You stop.`)).toBe('You write. You stop.');
  expect(shown(`You call it ${open}treason${close}. You stop.`)).toBe('You stop.');
});

test('half a sentence that says the opposite is not shown', () => {
  expect(shown('You are “afraid of Tom’s silence”. You stop.')).toBe('You stop.');
});

test('a quotation of two sentences is one', () => {
  expect(shown('You say “I was there. Nobody saw me.” You stop.')).toBe('You stop.');
});

test('of 10,000 invented quotations, anywhere and in any marks, none is shown', () => {
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
    { numRuns: 10_000 },
  );
});
