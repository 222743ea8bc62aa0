import { type Dimension, defineFramework } from '@app/frameworks/framework';
import { frameworks } from '@app/frameworks/index';
import { expect, test } from 'vitest';
import { buildInstructions } from './build-instructions.ts';
import { buildSchema, symptomLabels } from './build-schema.ts';
import type { JsonSchema } from './json-schema.ts';
import { planReading } from './plan-reading.ts';
import { inventedQuote, openSample, readInPieces, realQuote, sampleAnswer } from './sample-answer.ts';

const plans = frameworks.map((framework) => [framework.id, planReading(framework, 'text', 2_000)] as const);

test.for(plans)('the instructions of %s are the ones that were reviewed', async ([id, plan]) => {
  await expect(`${buildInstructions(plan)}\n`).toMatchFileSnapshot(`./__golden__/${id}.instructions.txt`);
});

test.for(plans)('the schema of %s is the one that was reviewed', async ([id, plan]) => {
  const schema = prettyJson(buildSchema(plan, { withSummary: true }));

  await expect(schema).toMatchFileSnapshot(`./__golden__/${id}.schema.json`);
});

/** As the formatter of this repository writes it, so that the golden files pass its check. */
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

const schemas = plans.map(([id, plan]) => [id, buildSchema(plan, { withSummary: true }), plan] as const);

function everySchemaIn(schema: JsonSchema): JsonSchema[] {
  const inside = [...Object.values(schema.properties ?? {}), ...(schema.items ? [schema.items] : [])];
  return [schema, ...inside.flatMap(everySchemaIn)];
}

function levelsOf(schema: JsonSchema): number {
  const inside = [...Object.values(schema.properties ?? {}), ...(schema.items ? [schema.items] : [])];
  const isContainer = schema.properties !== undefined || schema.items !== undefined;
  return (isContainer ? 1 : 0) + Math.max(0, ...inside.map(levelsOf));
}

test.for(schemas)('every property of %s is required and no other is allowed', ([, schema]) => {
  const objects = everySchemaIn(schema).filter(({ type }) => type === 'object');

  expect(objects.map(({ required }) => required)).toEqual(
    objects.map(({ properties }) => Object.keys(properties ?? {})),
  );
  expect(objects.filter(({ additionalProperties }) => additionalProperties !== false)).toEqual([]);
  expect(objects.filter(({ properties = {} }) => Object.keys(properties).length === 0)).toEqual([]);
});

test.for(schemas)('%s uses only the words of JSON Schema that all providers know', ([, schema]) => {
  const known = new Set(['type', 'description', 'properties', 'required', 'additionalProperties', 'items', 'enum']);
  const types = new Set(['object', 'array', 'string', 'boolean', 'string,null', 'integer,null']);
  const all = everySchemaIn(schema);

  expect(all.flatMap((part) => Object.keys(part)).filter((word) => !known.has(word))).toEqual([]);
  expect(all.map(({ type }) => String(type)).filter((type) => !types.has(type))).toEqual([]);
});

test.for(schemas)('%s is at most five levels deep', async ([, schema], { annotate }) => {
  const levels = levelsOf(schema);
  await annotate(`${levels} levels, ${JSON.stringify(schema).length} characters`);

  expect(levels).toBeLessThanOrEqual(5);
});

test.for(schemas)('%s asks for every assessable dimension and for no other', ([, schema, plan]) => {
  const asked = plan.lenses.map(({ lens }) => {
    const part = schema.properties?.[lens.key];
    return lens.listing === 'each'
      ? Object.keys(part?.properties ?? {})
      : (part?.items?.properties?.['key']?.enum ?? []);
  });
  const readable = ({ reads, isOpen }: Dimension): boolean => reads.text > 0 && isOpen === undefined;

  expect(asked).toEqual(plan.lenses.map(({ lens }) => lens.dimensions.filter(readable).map(({ key }) => key)));
});

test.for(schemas)('the choices of %s are keys it asks about or words for a mention', ([, schema, plan]) => {
  const choices = everySchemaIn(schema).flatMap((part) => (part.enum ? [part.enum] : []));
  const allowed = [[...symptomLabels], ...plan.lenses.map(({ asked }) => asked.map(({ key }) => key))].map((choice) =>
    choice.join(),
  );

  expect(choices.filter((choice) => !allowed.includes(choice.join()))).toEqual([]);
});

test.for(schemas)('%s puts the flag and the prose first, and quotes before judgement before words', ([, schema]) => {
  const readings = everySchemaIn(schema).flatMap(({ properties }) =>
    properties?.['interpretation'] ? [Object.keys(properties)] : [],
  );
  const order = ['key', 'evidence', 'counter', 'why_not', 'position', 'strength', 'label', 'interpretation'];

  expect(Object.keys(schema.properties ?? {}).slice(0, 3)).toEqual([
    'self_harm_mentioned',
    'summary',
    'summary_evidence',
  ]);
  expect(readings).toEqual(readings.map((keys) => order.filter((key) => keys.includes(key))));
});

test.for(schemas)('%s tells the model what to look for in each dimension', ([, schema, plan]) => {
  const said = everySchemaIn(schema)
    .map(({ description }) => description ?? '')
    .join('\n');
  const untold = plan.lenses.flatMap(({ asked }) => asked.filter(({ lookFor = '' }) => !said.includes(lookFor)));

  expect(untold.map(({ key }) => key)).toEqual([]);
});

test('a text that is too short is not asked about what needs a longer one', () => {
  const plan = planReading(frameworks.find(({ id }) => id === 'bigfive') ?? twelfth, 'text', 599);
  const schema = buildSchema(plan, { withSummary: false });

  expect(Object.keys(schema.properties ?? {})).toEqual(['bigfive']);
  expect(plan.lenses[1]?.setAside).toHaveLength(30);
  expect(plan.lenses[1]?.setAside[0]?.why).toBe('needs at least 600 words');
});

const reads = { text: 2, image: 0, video: 0 } as const;
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
        { key: 'planning', title: 'Planning', reads, low: 'Loose', high: 'Planned', lookFor: 'lists and bookings' },
        { key: 'company', title: 'Company', reads, low: 'Alone', high: 'Together', lookFor: 'who comes along' },
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
        { key: 'food', title: 'Food', reads, lookFor: 'meals told' },
        { key: 'views', title: 'Views', reads, lookFor: 'landscapes told' },
        { key: 'budget', title: 'Budget', reads: { text: 0, image: 0, video: 0 }, cannot: 'money is not asked about' },
      ],
    },
  ],
  disclaimers: ['GEN'],
  maxOutputTokens: 1_000,
});

test('a twelfth framework is one object of data: it is planned, asked, read and rendered without other changes', () => {
  const context = openSample(twelfth);
  const schema = buildSchema(context.plan, { withSummary: true });
  const answer = sampleAnswer(
    context.plan,
    ({ key }) =>
      ({ planning: { position: -30 }, company: { evidence: [inventedQuote] }, food: { evidence: [realQuote] } })[key] ??
      null,
  );
  const { live, text, report } = readInPieces(context, JSON.stringify(answer), [3]);

  expect(buildInstructions(context.plan)).toContain('"joys" (Joys): What is looked forward to.');
  expect(schema.properties?.['joys']?.items?.properties?.['key']?.enum).toEqual(['food', 'views']);
  expect(text.startsWith(live)).toBe(true);
  expect(report.lenses[0]?.readings).toMatchObject([
    { key: 'planning', state: 'read', position: -30 },
    { key: 'company', state: 'not_assessable' },
  ]);
  expect(text).toContain('### Planning\n\n`Loose ─');
  expect(text).toContain('- **Food**: some (2 of 4). You prepare with care.');
  expect(text).toMatch(/Budget\.?:?\*\* Money is not asked about\./i);
});
