import { type Dimension, defineFramework } from '@app/frameworks/framework';
import { frameworks } from '@app/frameworks/index';
import { bigFive } from '@app/frameworks/list/big-five';
import { expect, test } from 'vitest';
import { buildLastReaderTask, lastReadingSchema } from '../letter/ask-last-reader.ts';
import { buildLetterTask } from '../letter/ask-letter.ts';
import { openSampleMedia, sampleClip } from '../observe/sample-media.ts';
import { keyOf, planRows } from '../plan/plan-parts.ts';
import { type Plan, planReading } from '../plan/plan-reading.ts';
import {
  inParts,
  inventedQuote,
  keysOf,
  openSample,
  readParts,
  realQuote,
  sampleAnswer,
  sampleLetters,
} from '../sample-answer.ts';
import { answerSchema } from './answer-schema.ts';
import { buildInstructions } from './build-instructions.ts';
import { buildPassagesTask, buildReadingsTask } from './build-task.ts';
import type { JsonSchema } from './json-schema.ts';

const contexts = frameworks.map((framework) => [framework.id, openSample(framework)] as const);
const plans = contexts.map(([id, { plan }]) => [id, plan] as const);

const readingsTasksOf = (plan: Plan): string[] =>
  planRows(plan, () => true).map(({ keys }) => buildReadingsTask(plan, keys));
const keysIn = (task: string): string[] => [...task.matchAll(/^- key: (\S+) \| /gm)].map(([, key = '']) => key);
/** The tags around a letter and around a list have random names. */
const withPlainTags = (task: string): string => task.replaceAll(/(?<=<\/?(?:letter|sentences))-[0-9a-f]{16}(?=>)/g, '');

test.for(contexts)('the requests to a model under %s match the reviewed file', async ([id, context]) => {
  const { plan, words } = context;
  const letters = sampleLetters.map((text, index) => ({ text, refused: index === 2 ? ['So does this one.'] : [] }));
  const request = [
    buildInstructions(plan),
    buildLetterTask(plan, { words }),
    ...readingsTasksOf(plan),
    buildPassagesTask(plan),
    withPlainTags(buildLastReaderTask(plan, letters)),
  ];

  await expect(`${request.join('\n\n')}\n`).toMatchFileSnapshot(`./__golden__/${id}.request.txt`);
});

const schemas = [
  ['answer', answerSchema],
  ['last-reading', lastReadingSchema],
] as const;

test.for(schemas)('the schema of the %s matches the reviewed file', async ([name, schema]) => {
  await expect(prettyJson(schema)).toMatchFileSnapshot(`./__golden__/${name}.schema.json`);
});

/** Formats JSON like this repository's formatter, so that the golden files pass the format check. */
function prettyJson(value: unknown): string {
  const wide = JSON.stringify(value, null, 2).replaceAll(/^ *"\w+": \[\n[^[\]{}]*\n *\],?$/gm, (lines) => {
    const line = lines
      .replaceAll(/\n */g, ' ')
      .replace('[ ', '[')
      .replace(/ \](,?)$/, ']$1');
    const indent = lines.length - lines.trimStart().length;
    return line.length <= 120 ? ' '.repeat(indent) + line.trimStart() : lines;
  });
  return `${wide}\n`;
}

function schemasIn(schema: JsonSchema): JsonSchema[] {
  return [schema, ...insideOf(schema).flatMap(schemasIn)];
}

const insideOf = ({ properties = {}, items }: JsonSchema): JsonSchema[] => [
  ...Object.values(properties),
  ...(items ? [items] : []),
];

const everySchema = schemas.flatMap(([, schema]) => schemasIn(schema));

test('the schemas require every property and allow no other', () => {
  const objects = everySchema.filter(({ type }) => type === 'object');

  expect(objects.map(({ required }) => required)).toEqual(
    objects.map(({ properties }) => Object.keys(properties ?? {})),
  );
  expect(objects.filter(({ additionalProperties }) => additionalProperties !== false)).toEqual([]);
  expect(objects.filter(({ properties = {} }) => Object.keys(properties).length === 0)).toEqual([]);
});

test('the schemas have no unions, no enums and only keywords that all providers support', () => {
  const known = new Set(['type', 'description', 'properties', 'required', 'additionalProperties', 'items']);
  const types = new Set(['object', 'array', 'string', 'boolean', 'integer']);

  expect(everySchema.flatMap((part) => Object.keys(part)).filter((word) => !known.has(word))).toEqual([]);
  expect(everySchema.map(({ type }) => type).filter((type) => !types.has(type))).toEqual([]);
});

test.for(schemas)('the schema of the %s has at most 20 leaf properties', async ([, schema], { annotate }) => {
  const leaves = schemasIn(schema).filter(({ properties, items }) => !properties && !items);
  await annotate(`${leaves.length} leaf properties, ${JSON.stringify(schema).length} characters`);

  expect(leaves.length).toBeLessThanOrEqual(20);
});

/** A list and its items count as one level. */
function levelsOf(schema: JsonSchema): number {
  if (schema.items) return Math.max(1, levelsOf(schema.items));
  if (!schema.properties) return 0;
  return 1 + Math.max(...Object.values(schema.properties).map(levelsOf));
}

/** Every object and every list counts as one level, as OpenAI counts. */
function containersOf(schema: JsonSchema): number {
  const inside = insideOf(schema);
  return inside.length === 0 ? 0 : 1 + Math.max(...inside.map(containersOf));
}

test.for(schemas)('the schema of the %s is at most three levels deep, five counting lists', async ([, schema]) => {
  expect(levelsOf(schema)).toBeLessThanOrEqual(3);
  expect(containersOf(schema)).toBeLessThanOrEqual(5);
});

test('the schemas put the self-harm flag first, evidence before words, and the choice before the changes', () => {
  const { properties = {} } = answerSchema;
  const { changes, ...choice } = lastReadingSchema.properties ?? {};

  expect(Object.keys(properties)).toEqual(['self_harm_mentioned', 'items', 'readings']);
  expect(Object.keys(properties['readings']?.items?.properties ?? {})).toEqual([
    'key',
    'evidence',
    'counter',
    'considered',
    'readable',
    'why_not',
    'position',
    'level',
    'gist',
    'interpretation',
  ]);
  expect(Object.keys(lastReadingSchema.properties ?? {})).toEqual([...Object.keys(choice), 'changes']);
  expect(Object.keys(choice)).toEqual(['finds', 'letter', 'distress', 'against', 'verdict', 'levels']);
  expect(Object.keys(changes?.items?.properties ?? {})).toEqual(['sentence', 'why', 'now']);
});

const isReadable = ({ evidenceLevels, isOpen }: Dimension): boolean => evidenceLevels.text > 0 && isOpen === undefined;

test.for(plans)('the parts of %s list every assessable dimension exactly once, in order', ([, plan]) => {
  const listed = readingsTasksOf(plan).flatMap(keysIn);
  const { lenses } = plan.framework;

  expect(listed).toEqual(
    lenses.flatMap((lens) => lens.dimensions.filter(isReadable).map((dimension) => keyOf(lens, dimension))),
  );
  expect(keysIn(buildPassagesTask(plan))).toEqual(listed);
});

test.for(plans)('each part of %s lists the dimensions planned for it', ([, plan]) => {
  const planned = planRows(plan, () => true);

  expect(planned.map(({ keys }) => keysIn(buildReadingsTask(plan, keys)))).toEqual(planned.map(({ keys }) => keys));
});

test.for(plans)('the parts of %s describe each dimension and each lens', ([, plan]) => {
  const said = readingsTasksOf(plan).join('\n');
  const asked = plan.lenses.filter((planned) => planned.asked.length > 0);

  expect(asked.flatMap((planned) => planned.asked).filter(({ lookFor = '' }) => !said.includes(lookFor))).toEqual([]);
  expect(asked.filter(({ lens }) => !said.includes(`## ${lens.title}`) || !said.includes(lens.what))).toEqual([]);
  expect(asked.filter(({ lens }) => lens.rule && !said.includes(lens.rule))).toEqual([]);
});

test.for(plans)('each task of %s begins with its name, its fields and its framework', ([id, plan]) => {
  const rows = [...readingsTasksOf(plan), buildPassagesTask(plan)];
  const letter = buildLetterTask(plan, { words: 2_000 });
  const last = buildLastReaderTask(plan, []);

  expect(
    rows.filter((task) => !new RegExp(`^Task: \\w+\nFill: [a-z_]+(?:, [a-z_]+)*\nFramework: ${id}\n\n`).test(task)),
  ).toEqual([]);
  expect(letter.startsWith(`Task: letter\nFramework: ${id}\nNumber: 1\n\n`)).toBe(true);
  expect(last.startsWith('Task: last-reader\n\n')).toBe(true);
});

test.for(plans)('the tasks of %s fill only fields that the answer schema has', ([, plan]) => {
  const tasks = [...readingsTasksOf(plan), buildPassagesTask(plan)];
  const filled = tasks.flatMap((task) => /^Fill: (.+)$/m.exec(task)?.[1]?.split(', ') ?? []);

  expect(filled.filter((field) => !(field in (answerSchema.properties ?? {})))).toEqual([]);
});

test.for(plans)('the letter of %s answers what is asked, and the last reader knows it', ([, plan]) => {
  const { ask, say } = plan.framework.letter;

  const [letter, last] = [
    buildLetterTask(plan, { words: 500 }),
    buildLastReaderTask(plan, [{ text: 'A letter.', refused: [] }]),
  ];

  for (const part of [ask, say]) expect(letter).toContain(part);
  for (const part of [ask, 'A letter.']) expect(last).toContain(part);
});

test('only the part that reads a trait of a text asks for its item ratings', () => {
  const plan = planReading(bigFive, 'text', 2_000);
  const itemsIn = (task: string): string[] => [...task.matchAll(/^- item: (\S+) \| /gm)].map(([, key = '']) => key);
  const [openness = '', anger = ''] = [['bigfive.openness'], ['facets.anger']].map((keys) =>
    buildReadingsTask(plan, keys),
  );

  expect(itemsIn(openness)).toEqual(['mini_ipip.5', 'mini_ipip.10', 'mini_ipip.15', 'mini_ipip.20']);
  expect(openness).toContain('\nFill: items, readings\n');
  expect(itemsIn(anger)).toEqual([]);
  expect(anger).toContain('\nFill: readings\n');

  const clip = openSampleMedia(bigFive, sampleClip).plan;
  expect(itemsIn(buildReadingsTask(clip, keysOf(clip)))).toEqual([]);
});

test('a part explains only the scales it uses', () => {
  const plan = openSample(twelfth).plan;

  expect(buildReadingsTask(plan, ['style.planning'])).toMatch(/^bipolar: `level` is one of low, /m);
  expect(buildReadingsTask(plan, ['style.planning'])).not.toMatch(/^strength: /m);
  expect(buildReadingsTask(plan, ['joys.food'])).toMatch(/^strength: `level` is one of not seen, faint, some,/m);
});

test('dimensions that need more words than the text has are excluded', () => {
  const plan = planReading(bigFive, 'text', 599);
  const listed = readingsTasksOf(plan).flatMap(keysIn);

  expect(listed).toHaveLength(5);
  expect(listed.filter((key) => !key.startsWith('bigfive.'))).toEqual([]);
  expect(plan.lenses[1]?.excluded).toHaveLength(30);
  expect(plan.lenses[1]?.excluded[0]?.why).toEqual({ reason: 'few-words', needed: 600 });
});

const evidenceLevels = { text: 2, image: 0, video: 0 } as const;
const twelfth = defineFramework({
  id: 'travel',
  version: 1,
  label: 'Travel',
  title: 'Travel Reading',
  kinds: ['text'],
  letter: { ask: 'How do I travel?', say: 'Both scales of the style.' },
  cautions: ['Name no places.'],
  lenses: [
    {
      key: 'style',
      title: 'Style',
      what: 'How a trip is made.',
      scale: 'bipolar',
      listing: 'each',
      length: 'paragraph',
      dimensions: [
        {
          key: 'planning',
          title: 'Planning',
          evidenceLevels,
          low: 'Loose',
          high: 'Planned',
          lookFor: 'lists and bookings',
        },
        {
          key: 'company',
          title: 'Company',
          evidenceLevels,
          low: 'Alone',
          high: 'Together',
          lookFor: 'who comes along',
        },
      ],
    },
    {
      key: 'joys',
      title: 'Joys',
      what: 'What is looked forward to.',
      scale: 'strength',
      listing: 'found',
      length: 'sentence',
      dimensions: [
        { key: 'food', title: 'Food', evidenceLevels, lookFor: 'meals told' },
        { key: 'views', title: 'Views', evidenceLevels, lookFor: 'landscapes told' },
        {
          key: 'budget',
          title: 'Budget',
          evidenceLevels: { text: 0, image: 0, video: 0 },
          cannot: 'money is not asked about',
        },
      ],
    },
  ],
  disclaimers: ['GEN'],
  maxOutputTokens: 1_000,
});

test('a twelfth framework needs one data object to be planned, asked, read and rendered', () => {
  const context = openSample(twelfth);
  const answer = sampleAnswer(
    context.plan,
    ({ key }) =>
      ({
        planning: { position: 30, level: 'rather low' },
        company: { evidence: [inventedQuote] },
        food: { evidence: [realQuote] },
      })[key] ?? null,
  );
  const { text, report } = readParts(context, inParts(context, answer));

  expect(readingsTasksOf(context.plan)).toEqual([
    expect.stringContaining(
      '## Joys (only what the material speaks of)\nWhat is looked forward to.\n- key: joys.food |',
    ),
  ]);
  expect(readingsTasksOf(context.plan).flatMap(keysIn)).not.toContain('joys.budget');
  expect(report.lenses[0]?.readings).toMatchObject([
    { key: 'planning', state: 'read', position: -36 },
    { key: 'company', state: 'not_assessable' },
  ]);
  expect(text).toContain('### Planning: leans loose\n\n`Loose ─');
  expect(text).toContain('- **Food**: some. You prepare with care.');
  expect(text).toMatch(/Budget\.?:?\*\* Money is not asked about\./i);
});
