import { expect, test } from 'vitest';
import { readLetter } from './read-letter.ts';

const blocksOf = (markdown: string) => readLetter(`# Head\n\n${markdown}`).blocks;
const prose = (text: string) => ({ type: 'prose', text });

test.for([
  ['a heading', '# You plan\n\nAnd more.', 'You plan'],
  ['a smaller heading with marks', '## **You** plan ##\n\nAnd more.', 'You plan'],
  ['a bold line', '**You plan**\n\nAnd more.', 'You plan'],
  ['a heading in a code block', '```markdown\n# You plan\n\nAnd more.\n```', 'You plan'],
  ['a heading below a line that announces it', 'Here is the letter:\n\n# You plan\n\nAnd more.', 'You plan'],
  ['no heading', 'And more.', ''],
  ['a heading that comes too late', 'And more.\n\n# You plan', ''],
] as const)('the headline is the first heading: %s', ([, markdown, headline]) => {
  expect(readLetter(markdown)).toMatchObject({ headline, blocks: expect.arrayContaining([prose('And more.')]) });
});

test('wrapped lines are one paragraph, an empty line or a heading ends it', () => {
  expect(blocksOf('One\ntwo  \r\nthree.\n \nFour.\n## Title\nFive.')).toEqual([
    prose('One two three.'),
    prose('Four.'),
    { type: 'title', text: 'Title' },
    prose('Five.'),
  ]);
});

test.for([
  '### What it costs',
  '### **What it costs** ###',
  '**What it costs**',
  '**What it costs:**',
  '**What it costs**:',
])('the line "%s" is a title without marks', (line) => {
  expect(blocksOf(`First.\n\n${line}\n\nThen.`)[1]).toMatchObject({
    type: 'title',
    text: expect.stringMatching(/^What it costs:?$/),
  });
});

test('a bold beginning is no title', () => {
  expect(blocksOf('**The charger.** She was glad.')).toEqual([prose('**The charger.** She was glad.')]);
});

test.for(['- ', '* ', '+ ', '• ', '  - '])('a line after "%s" is an item', (mark) => {
  expect(blocksOf(`${mark}One\n  goes on.\n${mark}Two.`)).toEqual([
    { ...prose('One goes on.'), item: 'bullet' },
    { ...prose('Two.'), item: 'bullet' },
  ]);
});

test('numbered items keep their numbers, with other lines between them', () => {
  expect(blocksOf('1. One.\n\n> Say it.\n\n2) Two.\n12. Twelve.\n2019. No item.')).toEqual([
    { ...prose('One.'), item: 1 },
    { type: 'say', text: 'Say it.' },
    { ...prose('Two.'), item: 2 },
    { ...prose('Twelve. 2019. No item.'), item: 12 },
  ]);
});

test.for([
  ['a line after >', '> Could we talk on Sunday?'],
  ['two lines after >', '> Could we talk\n> on Sunday?'],
  ['curly marks', '> “Could we talk on Sunday?”'],
  ['straight marks', '>"Could we talk on Sunday?"'],
  ['French marks', '> « Could we talk on Sunday? »'],
  ['German marks', '> „Could we talk on Sunday?“'],
  ['Japanese marks', '> 「Could we talk on Sunday?」'],
  ['a slanted line', '*Could we talk on Sunday?*'],
  ['a slanted line with underscores', '_“Could we talk on Sunday?”_'],
  ['bold words', '> **Could** we talk on Sunday?'],
] as const)('words to say stand without marks: %s', ([, markdown]) => {
  expect(blocksOf(markdown)).toEqual([{ type: 'say', text: 'Could we talk on Sunday?' }]);
});

test('no mark inside words to say looks like a checked quote, and apostrophes stay', () => {
  expect(blocksOf('> Tell him: “I’m there.” «Oui», "ja", ＂hm＂ and \'no\'.')).toEqual([
    { type: 'say', text: "Tell him: I’m there. Oui, ja, hm and 'no'." },
  ]);
});

test('two groups of words to say are two', () => {
  expect(blocksOf('> One.\n>\n> Two.')).toEqual([
    { type: 'say', text: 'One.' },
    { type: 'say', text: 'Two.' },
  ]);
});

test.for(['[help]', '**[help]**', '[Help]', '> [help]', '- [help]'])(
  'the line "%s" is the place for the numbers to call',
  (line) => {
    expect(blocksOf(`Is there danger?\n${line}\nThen.`).map(({ type }) => type)).toEqual(['prose', 'help', 'prose']);
  },
);

test('the place for the numbers is found inside a line, too', () => {
  expect(blocksOf('Is there danger? [help] Then call.')).toEqual([
    prose('Is there danger?'),
    { type: 'help', text: 'help' },
    prose('Then call.'),
  ]);
});

test.for([
  '',
  '-',
  '*',
  '+',
  '•',
  '2.',
  '3)',
  '>',
  '#',
  '###',
  '---',
  '***',
  '_ _ _',
  '****',
  '| a | b |',
  '|---|---|',
])('the line "%s" is left out and ends what stands before it', (line) => {
  expect(blocksOf(`- One.\n${line}\nTwo.`)).toEqual([{ ...prose('One.'), item: 'bullet' }, prose('Two.')]);
});

test('nothing is read from nothing', () => {
  expect(readLetter(' \n\n---\n')).toEqual({ headline: '', blocks: [] });
});
