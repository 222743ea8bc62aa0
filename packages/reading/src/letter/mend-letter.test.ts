import * as fc from 'fast-check';
import { sampleRunCount } from '@app/testkit/sampling';
import { expect, test } from 'vitest';
import { createLastReading, isWholeLastReading, mendLetter } from './mend-letter.ts';

const change = (sentence: string, now: string) => ({ sentence, why: '', now });

test('each named sentence is replaced, and everything before the last one is settled', () => {
  const { text, settled, made } = mendLetter('One. Two. Three.', [change('One.', '1!'), change('Two.', 'Number two.')]);

  expect(text).toBe('1! Number two. Three.');
  expect(text.slice(0, settled)).toBe('1! Number two.');
  expect(made).toHaveLength(2);
});

test('a sentence that stands twice is replaced from top to bottom', () => {
  const { text } = mendLetter('You plan. Then? You plan. And? You plan.', [
    change('You plan.', 'A.'),
    change('You plan.', 'B.'),
  ]);

  expect(text).toBe('A. Then? B. And? You plan.');
});

test('an earlier sentence is found too, and moves what is settled with it', () => {
  const { text, settled } = mendLetter('One. Two. Three. Four.', [
    change('Three.', '3.'),
    change('One.', 'The very first one.'),
  ]);

  expect(text).toBe('The very first one. Two. 3. Four.');
  expect(text.slice(0, settled)).toBe('The very first one. Two. 3.');
});

test('an unknown sentence changes and settles nothing', () => {
  expect(mendLetter('One.', [change('Two.', '2.')])).toEqual({ text: 'One.', settled: 0, made: [] });
});

test('a changed sentence may be changed again', () => {
  expect(mendLetter('One.', [change('One.', 'Two.'), change('Two.', 'Three.')]).text).toBe('Three.');
});

test('a replacement is taken letter for letter', () => {
  expect(mendLetter('One.', [change('One.', '$& $1 \\n')]).text).toBe('$& $1 \\n');
});

const read = (answer: string, letters = 3) => {
  const last = createLastReading(letters);
  last.push(answer);
  return last.reading;
};
const nothing = { verdict: [], levels: new Map(), changes: [], isWhole: false };
const changesOf = (changes: unknown) => read(JSON.stringify({ letter: 1, changes })).changes;

test('the choice is known before the changes, and the changes one by one', () => {
  const last = createLastReading(3);
  const told = ['{"letter": 2', ',"distress":"weeks"', ',"against":" A line. ","changes":[{"sentence":" One. ",'].map(
    (chunk) => {
      last.push(chunk);
      return structuredClone(last.reading);
    },
  );
  last.push('"why":"w","now":" 1. "},{"sentence":"Two."');

  expect(told).toEqual([
    { ...nothing },
    { ...nothing, choice: 1, distress: 'weeks' },
    { ...nothing, choice: 1, distress: 'weeks', against: 'A line.' },
  ]);
  expect(last.reading.changes).toEqual([{ sentence: 'One.', why: 'w', now: '1.' }]);
  last.push(',"why":"","now":""}]}');
  expect(last.reading.changes).toHaveLength(2);
  expect(last.reading.isWhole).toBe(true);
});

test.for([
  ['no object', 'text'],
  ['nothing', null],
  ['no sentence', { now: 'A.' }],
  ['an empty sentence', { sentence: ' ', now: 'A.' }],
  ['no words in its place', { sentence: 'A.' }],
  ['a number in its place', { sentence: 'A.', now: 7 }],
] as const)('a change with %s is no change', ([, broken]) => {
  expect(changesOf([broken, { sentence: 'B.', now: '' }])).toEqual([{ sentence: 'B.', why: '', now: '' }]);
});

test('the types and levels that the letter states are read, and nothing else in their place', () => {
  const { verdict, levels } = read(
    JSON.stringify({
      letter: 1,
      verdict: [' INTJ ', 7, null, '4'],
      levels: [
        { key: ' bigfive.openness ', level: 'Rather High ' },
        { key: 'a' },
        'high',
        null,
        { key: 1, level: 'low' },
      ],
      changes: [],
    }),
  );

  expect(verdict).toEqual(['INTJ', '4']);
  expect([...levels]).toEqual([['bigfive.openness', 'rather high']]);
});

test('at most twenty changes are made', () => {
  expect(changesOf(Array.from({ length: 30 }, (_, index) => change(`${index}`, 'x')))).toHaveLength(20);
});

test.for(['fine', 'WEEKS', '', 3, null])('the state %j is none that is known', (distress) => {
  expect(read(JSON.stringify({ letter: 1, distress, changes: [] }))).not.toHaveProperty('distress');
});

test.for(['__proto__', 'constructor', '__defineGetter__', 'toString'])('a field named %s is ignored', (name) => {
  expect(read(`{"${name}":1,"letter":2,"changes":[{"${name}":1}]}`)).toEqual({
    ...nothing,
    choice: 1,
    isWhole: true,
  });
});

test.for([
  ['{"letter":1,"changes":[]}', true],
  ['Sure:\n```json\n{"letter":1,"changes":[]}\n```', true],
  ['{"letter":1,"changes":[]', false],
  ['{"letter":1}', false],
  ['{"letter":1,"changes":"none"}', false],
  ['[]', false],
  ['', false],
] as const)('the answer %s is whole: %s', ([answer, isWhole]) => {
  expect(isWholeLastReading(answer)).toBe(isWhole);
});

const word = fc.constantFrom('One', 'two', 'three', '“four”', '**five**', '六', 'é', '🙂', '$&');
const sentence = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => `${words.join(' ')}. `);

test('2,000 random letters: changes in order leave what is settled as it is and everything else unchanged', () => {
  fc.assert(
    fc.property(
      fc.array(sentence, { minLength: 1, maxLength: 12 }),
      fc.array(fc.tuple(fc.nat(11), sentence), { maxLength: 6 }),
      (sentences, wanted) => {
        const letter = sentences.map((one, index) => `${index}: ${one}`).join('');
        const chosen = new Map(wanted.map(([at, now]) => [at % sentences.length, now]));
        const changes = [...chosen.keys()]
          .toSorted((a, b) => a - b)
          .map((at) => change(`${at}: ${sentences[at]}`.trim(), (chosen.get(at) ?? '').trim()));
        const { text } = mendLetter(letter, changes);
        const steps = changes.map((_, index) => mendLetter(letter, changes.slice(0, index + 1)));
        expect(text).toBe(sentences.map((one, at) => chosen.get(at)?.trim().concat(' ') ?? `${at}: ${one}`).join(''));
        expect(steps.filter((step) => !text.startsWith(step.text.slice(0, step.settled)))).toEqual([]);
      },
    ),
    { numRuns: sampleRunCount(2_000) },
  );
});

test('500 random answers: the chunking changes nothing', () => {
  const answer = fc.record({
    letter: fc.constantFrom(0, 1, 2, 9, '2', null),
    distress: fc.constantFrom('none', 'weeks', 'x', 3),
    changes: fc.array(fc.record({ sentence: sentence, why: fc.string(), now: fc.string() }), { maxLength: 4 }),
  });
  fc.assert(
    fc.property(answer, fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 1, maxLength: 4 }), (given, lengths) => {
      const text = JSON.stringify(given);
      const last = createLastReading(3);
      for (let at = 0, turn = 0; at < text.length; turn += 1) {
        const length = lengths[turn % lengths.length] ?? 1;
        last.push(text.slice(at, at + length));
        at += length;
      }
      expect(last.reading).toEqual(read(text));
    }),
    { numRuns: sampleRunCount(500) },
  );
});
