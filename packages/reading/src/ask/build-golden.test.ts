import { type Dimension, defineFramework } from '@app/frameworks/framework';
import { frameworks } from '@app/frameworks/index';
import { bigFive } from '@app/frameworks/list/big-five';
import { expect, test } from 'vitest';
import { openSampleMedia, sampleClip } from '../observe/sample-media.ts';
import { keyOf, type Part, planParts } from '../plan/plan-parts.ts';
import { type Plan, planReading } from '../plan/plan-reading.ts';
import {
  inParts,
  inventedQuote,
  keysOf,
  openSample,
  readParts,
  realQuote,
  sampleAnswer,
  listRetractedBlocks,
} from '../sample-answer.ts';
import { answerSchema } from './answer-schema.ts';
import { buildInstructions } from './build-instructions.ts';
import { buildOpeningTask, buildPassagesTask, buildReadingsTask } from './build-task.ts';
import type { JsonSchema } from './json-schema.ts';

const plans = frameworks.map((framework) => [framework.id, planReading(framework, 'text', 2_000)] as const);

const partsOf = (plan: Plan): Part[] => planParts(plan, { opening: true, has: () => true });
const readingsTasksOf = (plan: Plan): string[] =>
  partsOf(plan).flatMap(({ kind, keys }) => (kind === 'readings' ? [buildReadingsTask(plan, keys)] : []));
const keysIn = (task: string): string[] => [...task.matchAll(/^- key: (\S+) \| /gm)].map(([, key = '']) => key);

test.for(plans)('the request to a model under %s matches the reviewed file', async ([id, plan]) => {
  const request = [buildInstructions(plan), buildOpeningTask(plan), ...readingsTasksOf(plan), buildPassagesTask(plan)];

  await expect(`${request.join('\n\n')}\n`).toMatchFileSnapshot(`./__golden__/${id}.request.txt`);
});

test('the answer schema matches the reviewed file', async () => {
  await expect(prettyJson(answerSchema)).toMatchFileSnapshot('./__golden__/answer.schema.json');
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

const everySchema = schemasIn(answerSchema);

test('the answer schema requires every property and allows no other', () => {
  const objects = everySchema.filter(({ type }) => type === 'object');

  expect(objects.map(({ required }) => required)).toEqual(
    objects.map(({ properties }) => Object.keys(properties ?? {})),
  );
  expect(objects.filter(({ additionalProperties }) => additionalProperties !== false)).toEqual([]);
  expect(objects.filter(({ properties = {} }) => Object.keys(properties).length === 0)).toEqual([]);
});

test('the answer schema has no unions, no enums and only keywords that all providers support', () => {
  const known = new Set(['type', 'description', 'properties', 'required', 'additionalProperties', 'items']);
  const types = new Set(['object', 'array', 'string', 'boolean', 'integer']);

  expect(everySchema.flatMap((part) => Object.keys(part)).filter((word) => !known.has(word))).toEqual([]);
  expect(everySchema.map(({ type }) => type).filter((type) => !types.has(type))).toEqual([]);
});

test('the answer schema has at most 40 leaf properties', async ({ annotate }) => {
  const leaves = everySchema.filter(({ properties, items }) => !properties && !items);
  await annotate(`${leaves.length} leaf properties, ${JSON.stringify(answerSchema).length} characters`);

  expect(leaves.length).toBeLessThanOrEqual(40);
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

test('the answer schema is at most four levels deep, five counting lists', async ({ annotate }) => {
  const [levels, containers] = [levelsOf(answerSchema), containersOf(answerSchema)];
  await annotate(`${levels} levels, ${containers} with lists`);

  expect(levels).toBeLessThanOrEqual(4);
  expect(containers).toBeLessThanOrEqual(5);
});

test('the schema puts the self-harm flag and noticed passages first, and evidence before interpretation', () => {
  const { properties = {} } = answerSchema;

  expect(Object.keys(properties)).toEqual([
    'self_harm_mentioned',
    'noticed',
    'headline',
    'portrait',
    'findings',
    'items',
    'readings',
    'questions',
    'synthesis',
  ]);
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
  const planned = partsOf(plan).filter(({ kind }) => kind === 'readings');

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
  const tasks = [buildOpeningTask(plan), ...readingsTasksOf(plan), buildPassagesTask(plan)];
  const names = tasks.map((task) => task.split('\n')[0]);

  expect(names).toEqual(['Task: opening', ...readingsTasksOf(plan).map(() => 'Task: readings'), 'Task: passages']);
  expect(
    tasks.filter((task) => !new RegExp(`^Task: \\w+\nFill: [a-z_]+(?:, [a-z_]+)*\nFramework: ${id}\n\n`).test(task)),
  ).toEqual([]);
});

test.for(plans)('the tasks of %s fill only fields that the answer schema has', ([, plan]) => {
  const tasks = [buildOpeningTask(plan), ...readingsTasksOf(plan), buildPassagesTask(plan)];
  const filled = tasks.flatMap((task) => /^Fill: (.+)$/m.exec(task)?.[1]?.split(', ') ?? []);

  expect(filled.filter((field) => !(field in (answerSchema.properties ?? {})))).toEqual([]);
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

  expect(buildReadingsTask(plan, ['style.planning'])).toMatch(/^bipolar: `position` from 0 /m);
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
  role: 'You describe how someone travels.',
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
      ({ planning: { position: 35 }, company: { evidence: [inventedQuote] }, food: { evidence: [realQuote] } })[key] ??
      null,
  );
  const { live, text, report } = readParts(context, inParts(context, answer), [3]);

  expect(readingsTasksOf(context.plan)).toEqual([
    expect.stringContaining(
      '## Joys (only what the material speaks of)\nWhat is looked forward to.\n- key: joys.food |',
    ),
  ]);
  expect(readingsTasksOf(context.plan).flatMap(keysIn)).not.toContain('joys.budget');
  expect(listRetractedBlocks(live, text)).toEqual([]);
  expect(report.lenses[0]?.readings).toMatchObject([
    { key: 'planning', state: 'read', position: -30 },
    { key: 'company', state: 'not_assessable' },
  ]);
  expect(text).toContain('### Planning: leans loose\n\n`Loose ─');
  expect(text).toContain('- **Food**: some. You prepare with care.');
  expect(text).toMatch(/Budget\.?:?\*\* Money is not asked about\./i);
});
