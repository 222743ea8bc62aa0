import type { Framework } from '@app/frameworks/framework';
import { findFramework, frameworks } from '@app/frameworks/index';
import {
  buildOpeningTask,
  buildReadingsTask,
  createRewritableReport,
  findQuote,
  openContext,
  planParts,
  planReading,
  prepareSource,
  prepareText,
  withholdForbidden,
} from '@app/reading';
import { expect, test } from 'vitest';
import { z } from 'zod';

import { sampleText } from '../../sample-text.ts';
import type { WrittenAnswer } from './answer.ts';
import { fillAnswer } from './fill-answer.ts';
import { detectLanguage } from './read-material.ts';
import { readTask, type Task } from './read-task.ts';
import { openingTask, readingsTask, synthesisTask, textsByLanguage } from './sample-tasks.ts';

const Passages = z.array(z.strictObject({ quote: z.string().min(1), shows: z.string().min(1) }));
const AnswerSchema = z.strictObject({
  self_harm_mentioned: z.boolean(),
  noticed: Passages,
  headline: z.string(),
  portrait: z.string(),
  findings: z.array(z.strictObject({ title: z.string(), quote: z.string().min(1), text: z.string() })),
  readings: z.array(
    z.strictObject({
      key: z.string(),
      evidence: Passages,
      counter: Passages,
      considered: Passages,
      readable: z.boolean(),
      why_not: z.string(),
      position: z.int().min(-1).max(100),
      gist: z.literal(''),
      level: z.enum([
        '',
        'not seen',
        'faint',
        'some',
        'clear',
        'stated',
        'denied',
        'points the other way',
        'comes near',
        'mentioned',
        'often',
        'daily',
      ]),
      interpretation: z.string(),
    }),
  ),
  items: z.array(z.strictObject({ key: z.string(), rating: z.int().min(1).max(5), quote: z.string() })),
  questions: z.array(z.string().min(1)),
  synthesis: z.array(z.strictObject({ text: z.string().min(1), keys: z.array(z.string()) })),
});

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
const quotesOf = ({ noticed, findings, readings, items }: WrittenAnswer): string[] => [
  ...[...noticed, ...findings, ...items].map(({ quote }) => quote),
  ...readings
    .flatMap(({ evidence, counter, considered }) => [...evidence, ...counter, ...considered])
    .map((e) => e.quote),
];
const proseOf = ({
  noticed,
  headline,
  portrait,
  findings,
  readings,
  questions,
  synthesis,
}: WrittenAnswer): string[] => [
  headline,
  portrait,
  ...questions,
  ...noticed.map(({ shows }) => shows),
  ...findings.flatMap(({ title, text }) => [title, text]),
  ...synthesis.map(({ text }) => text),
  ...readings.flatMap(({ evidence, counter, considered, why_not, interpretation }) => [
    why_not,
    interpretation,
    ...[...evidence, ...counter, ...considered].map(({ shows }) => shows),
  ]),
];
const allTasks = frameworks.flatMap((framework) =>
  [
    ...(framework.lenses.length > 1 ? [synthesisTask(framework)] : []),
    openingTask(framework.id),
    readingsTask(framework),
    readingsTask(framework, 'passages'),
  ].map((words) => ({ id: framework.id, name: taskOf(words).name, words })),
);
const languages = Object.entries(textsByLanguage);
const scene = [
  'Scene, centre: a long wooden table with papers',
  'Person 1, left, at 0:12: leans forward over the table',
  'Person 1, left: looks straight at the camera',
  'Person 2, right: keeps one hand in a pocket',
  'Written in the picture: ROOM 12 IS CLOSED',
  '[0:07] When a friend calls I drop all of it.',
].join('\n');

test.for(allTasks)(
  '$id, task $name: the answer matches the schema and fills only the requested fields',
  ({ words }) => {
    const answer = fill(words, sampleText());

    AnswerSchema.parse(answer);
    const filled = Object.entries(answer).flatMap(([name, field]) =>
      ['""', '[]', 'false'].includes(JSON.stringify(field)) ? [] : [name],
    );
    expect(new Set(filled)).toEqual(taskOf(words).fields);
  },
);

test.for(frameworks.map((framework) => ({ id: framework.id, framework })))(
  '$id: a full lens gets every dimension once, other lenses a few',
  ({ framework }) => {
    const { readings } = fill(readingsTask(framework), sampleText());

    const keys = readings.map(({ key }) => key);
    for (const { key, listing, dimensions } of framework.lenses) {
      const asked = dimensions.map((dimension) => `${key}.${dimension.key}`);
      const own = asked.filter((candidate) => keys.includes(candidate));
      expect(own).toHaveLength(listing === 'each' ? asked.length : Math.min(3, asked.length));
    }
    expect(new Set(keys).size).toBe(keys.length);
  },
);

test.for(languages)('%s: the language is detected, and every quote is verbatim from the text', ([language, text]) => {
  const answers = frameworks.flatMap((framework) => [
    fill(readingsTask(framework), text),
    fill(openingTask(framework.id), text),
  ]);

  const source = prepareSource(text);
  const quotes = answers.flatMap(quotesOf);
  expect(detectLanguage(text)).toBe(language);
  expect(quotes.length).toBeGreaterThan(50);
  expect(quotes.filter((quote) => !text.includes(quote) || !findQuote(source, quote))).toEqual([]);
});

test.for(languages)('%s: the filter keeps every sentence of every dimension', ([, text]) => {
  const prose = allTasks.flatMap(({ words }) => proseOf(fill(words, text)));

  expect(prose.filter((sentence) => withholdForbidden(sentence).removed.length > 0)).toEqual([]);
  expect(prose.filter((sentence) => /[{}]/.test(sentence))).toEqual([]);
});

test('the prose about a picture addresses nobody and passes the filter', () => {
  const prose = allTasks.flatMap(({ words }) => proseOf(fill(words, scene, true)));

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

test.for(
  frameworks.map(({ lenses, ...framework }) => ({
    id: framework.id,
    lenses: lenses.map((lens) => ({ ...framework, lenses: [lens] })),
  })),
)('$id: no passage carries more than two readings of a lens in a long text', ({ lenses }) => {
  const long = Array.from({ length: 25 }, (_, index) => `On day ${index} I wrote a new line into the notebook.`).join(
    ' ',
  );

  for (const lens of lenses) {
    const quotes = fill(readingsTask(lens), long).readings.flatMap(({ evidence, counter, considered }) =>
      [...evidence, ...counter, ...considered].map(({ quote }) => quote),
    );
    const counts = Object.values(Object.groupBy(quotes, (quote) => quote)).map((same) => same?.length ?? 0);
    expect(Math.max(0, ...counts)).toBeLessThanOrEqual(2);
  }
});

test.for(frameworks.map((framework) => ({ id: framework.id, framework })))(
  '$id: parts written separately lose no reading in the report',
  ({ framework }) => {
    const text = Array.from({ length: 60 }, (_, index) => `On day ${index} I wrote line ${index} into the book.`).join(
      ' ',
    );
    const prepared = prepareText(text);
    const plan = planReading(framework, 'text', prepared.words);
    const live = createRewritableReport(openContext(plan, prepared, { simulated: true, shareRead: 1 }));
    for (const part of planParts(plan, { opening: true, has: () => true })) {
      const task = part.kind === 'opening' ? buildOpeningTask(plan) : buildReadingsTask(plan, part.keys);
      live.beginPart(part);
      live.push(JSON.stringify(fill(task, text)));
      live.endPart(true);
    }

    const { report } = live.finish();
    expect(report.dropped).toEqual({ quotes: 0, claims: 0, sentences: 0, repeated: 0 });
    expect(report.unwritten).toBe(0);
  },
);

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
  AnswerSchema.parse(fill(openingTask(), material));
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

test('numbers and levels match the scale', () => {
  const readings = frameworks.flatMap((framework) => {
    const scales = new Map(taskOf(readingsTask(framework)).dimensions.map(({ key, scale }) => [key, scale]));
    return fill(readingsTask(framework), sampleText()).readings.map((reading) => ({
      ...reading,
      scale: scales.get(reading.key) ?? '',
    }));
  });

  for (const { scale, position, level } of readings) {
    expect(position >= 0).toBe(scale === 'bipolar' || scale === 'unipolar');
    expect(level !== '').toBe(scale === 'strength' || scale === 'symptom');
  }
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

  const { items } = AnswerSchema.parse(fill(`Task: readings\nFill: items\n${lines.join('\n')}`, sampleText()));

  expect(keys.filter((key) => items.some((item) => item.key === key))).toEqual(items.map(({ key }) => key));
  expect(items.length).toBeGreaterThan(8);
  expect(items.length).toBeLessThan(18);
  expect(items.filter(({ quote }) => !sampleText().includes(quote))).toEqual([]);
  expect(new Set(items.map(({ rating }) => rating)).size).toBeGreaterThan(3);
});
