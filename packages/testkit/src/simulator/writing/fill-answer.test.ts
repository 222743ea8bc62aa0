import type { Framework } from '@app/frameworks/framework';
import { findFramework, frameworks } from '@app/frameworks/index';
import { withholdForbidden } from '@app/reading';
import { expect, test } from 'vitest';

import { lossesOf, NO_LOSSES, writeFilled } from '../../measure-report.ts';
import { sampleText } from '../../sample-text.ts';
import { spreadPairs } from '../../share-of-runs.ts';
import type { WrittenAnswer } from './answer.ts';
import { changeContent } from './change-content.ts';
import { fillAnswer } from './fill-answer.ts';
import { detectLanguage } from './read-material.ts';
import { readTask, type Task } from './read-task.ts';
import { openingTask, readingsTask, synthesisTask, textsByLanguage } from './sample-tasks.ts';

const frameworkOf = (id: string): Framework => {
  const found = findFramework(id);
  if (found === undefined) throw new Error(`no framework ${id}`);
  return found;
};
const bigFive = frameworkOf('bigfive');
const structure = frameworkOf('personality-structure');

const taskOf = (words: string): Task => {
  const task = readTask(words);
  if (task === undefined) throw new Error('no task');
  return task;
};
const fill = (words: string, material: string, isScene = false): WrittenAnswer =>
  fillAnswer(taskOf(words), material, isScene);
const quotesOf = (answer: WrittenAnswer): string[] => {
  const quotes: string[] = [];
  JSON.stringify(answer, (name, value: unknown) => {
    if (name === 'quote') quotes.push(String(value));
    return value;
  });
  return quotes;
};
const rows = frameworks.map((framework) => ({ id: framework.id, framework }));
const scene = [
  'Scene, centre: a long wooden table with papers',
  'Person 1, left, at 0:12: leans forward over the table',
  'Person 1, left: looks straight at the camera',
  'Person 2, right: keeps one hand in a pocket',
  'Written in the picture: ROOM 12 IS CLOSED',
  '[0:07] When a friend calls I drop all of it.',
].join('\n');

test.for(rows)('$id: the report of a long text loses nothing of an answer', ({ framework }) => {
  const text = Array.from({ length: 60 }, (_, index) => `On day ${index} I wrote line ${index} into the book.`).join(
    ' ',
  );

  expect(lossesOf(framework, writeFilled(framework, text).report)).toEqual(NO_LOSSES);
});

test.for(
  spreadPairs(rows, Object.entries(textsByLanguage)).map(([row, [language, text]]) => ({ ...row, language, text })),
)('$id in $language: the report keeps every quote, claim and sentence', ({ framework, language, text }) => {
  const { report } = writeFilled(framework, text);

  // A short text has too few passages for a lens with many dimensions.
  expect(lossesOf(framework, report)).toEqual({ ...NO_LOSSES, repeated: expect.any(Number) });
  expect(detectLanguage(text)).toBe(language);
});

test('the prose about a picture addresses nobody and passes the filter', () => {
  const tasks = frameworks.flatMap((framework) => [openingTask(framework.id), readingsTask(framework)]);

  const prose = tasks.flatMap((words) => changeContent(fill(words, scene, true), 'plain-prose').split('\n\n'));

  expect(prose.filter((sentence) => withholdForbidden(sentence, 'image').removed.length > 0)).toEqual([]);
  expect(prose.filter((sentence) => /\b(you|your|he|she)\b/i.test(sentence))).toEqual([]);
});

test('an observation is quoted without its labels, and each person by their own lines', () => {
  const keys = ['person_1.warmth', 'person_1.order', 'person_2.warmth', 'person_2.order', 'person_2.calm'];
  const lines = keys.map((key) => `- key: ${key} | scale: prose | length: paragraph | Warmth: what is done.`);

  const answer = fill(`Task: readings\nFill: readings\n${lines.join('\n')}`, `${scene}\n${scene}`, true);

  const words = scene.split('\n').map((line) => line.replace(/^(.*?: |\[.*?\] )/, ''));
  expect(quotesOf(answer).filter((quote) => !words.includes(quote))).toEqual([]);
  const [one = '', two = ''] = ['person_1', 'person_2'].map((person) =>
    JSON.stringify(answer.readings.filter(({ key }) => key.startsWith(person))),
  );
  expect(one).not.toContain('pocket');
  expect(two).not.toMatch(/leans|camera/);
});

test('the same material and task give the same answer, other material another one', () => {
  const words = readingsTask(structure);

  expect(fill(words, sampleText())).toEqual(fill(words, sampleText()));
  expect(fill(words, sampleText('two'))).not.toEqual(fill(words, sampleText()));
});

test('no two sections of a lens have the same text', () => {
  const { readings } = fill(readingsTask(structure), sampleText());

  const interpretations = readings.map(({ key, interpretation }) => `${key.split('.')[0]} ${interpretation}`);
  expect(new Set(interpretations).size).toBe(interpretations.length);
});

test('a short text leaves some dimensions unreadable, each with a reason and without a number', () => {
  const readings = frameworks.flatMap(
    (framework) => fill(readingsTask(framework), 'I plan all of it. My sister laughs at me.').readings,
  );

  const unread = readings.filter(({ readable }) => !readable);
  expect(unread.length / readings.length).toBeGreaterThan(0.15);
  expect(unread.length / readings.length).toBeLessThan(0.5);
  expect(
    unread.filter(
      ({ why_not, position, level, evidence }) =>
        why_not === '' || position !== -1 || level !== '' || evidence.length > 0,
    ),
  ).toEqual([]);
  expect(readings.filter(({ readable, why_not }) => readable && why_not !== '')).toEqual([]);
});

test.for(['', 'x', '👩‍👩‍👧‍👦', '?!'])('%j gives no readable dimension', (material) => {
  const { readings } = fill(readingsTask(bigFive), material);

  expect(
    readings.filter(({ readable, evidence, counter }) => readable || evidence.length + counter.length > 0),
  ).toEqual([]);
});

test.for([
  ['a text without an end', `${'word '.repeat(200)}without any end`],
  ['a text without spaces', '𝒜𝒷𝒸'.repeat(100)],
  ['a long Chinese sentence', '我每天早上都去河边散步'.repeat(40)],
  [
    'wrapped lines',
    'I have kept a notebook since I was nineteen, and I still\nreread it every Sunday evening. I never\nlend it.',
  ],
] as const)('quotes from %s are no longer than a passage', ([, text]) => {
  const quotes = quotesOf(fill(openingTask(), text));

  expect(quotes.length).toBeGreaterThan(0);
  expect(quotes.filter((quote) => !text.includes(quote) || quote.length > 200)).toEqual([]);
});

test('the opening has six passages, three findings and two questions', () => {
  const { noticed, findings, questions, portrait } = fill(openingTask(), sampleText());

  expect([noticed.length, findings.length, questions.length]).toEqual([6, 3, 2]);
  expect(new Set(noticed.map(({ quote }) => quote)).size).toBe(6);
  expect(portrait).toMatch(/^Simulated reading: .*“[^”]+”/);
});

test('passages have evidence and nothing else', () => {
  const { readings } = fill(readingsTask(bigFive, 'passages'), sampleText());

  expect(readings.length).toBeGreaterThan(5);
  expect(
    readings.filter(
      ({ evidence, interpretation, position }) => evidence.length === 0 || interpretation !== '' || position !== -1,
    ),
  ).toEqual([]);
});

test('a synthesis joins dimensions of different lenses', () => {
  const { synthesis } = fill(synthesisTask(structure), sampleText());

  const asked = new Set(taskOf(synthesisTask(structure)).dimensions.map(({ key }) => key));
  expect(synthesis).toHaveLength(3);
  expect(synthesis.flatMap(({ keys }) => keys).filter((key) => !asked.has(key))).toEqual([]);
  expect(synthesis.filter(({ keys: [one = '', two = ''] }) => one.split('.')[0] === two.split('.')[0])).toEqual([]);
  expect(synthesis[0]?.text).not.toMatch(/60|list/);
});

test('items are rated from one to five with a quote, or left out', () => {
  const keys = Array.from({ length: 20 }, (_, index) => `mini_ipip.${index + 1}`);
  const lines = keys.map((key) => `- item: ${key} | Am the life of the party.`);

  const { items } = fill(`Task: readings\nFill: items\n${lines.join('\n')}`, sampleText());

  expect(keys.filter((key) => items.some((item) => item.key === key))).toEqual(items.map(({ key }) => key));
  expect(items.length).toBeGreaterThan(8);
  expect(items.length).toBeLessThan(18);
  expect(items.filter(({ quote }) => !sampleText().includes(quote))).toEqual([]);
  expect(new Set(items.map(({ rating }) => rating)).size).toBeGreaterThan(3);
});
