import { expect, test } from 'vitest';

import { hash } from '../hash.ts';
import type { Part } from '../wire/read-parts.ts';
import { fillSchema } from './fill-schema.ts';
import type { JsonSchema } from './json-schema.ts';
import { splitSentences } from './observe-text.ts';
import { writeObservation } from './write-observation.ts';

const list = (properties: Record<string, JsonSchema>): JsonSchema => ({
  type: 'array',
  items: { type: 'object', properties },
});
const observationSchema = {
  type: 'object',
  properties: {
    scene: list({ what: { type: 'string' }, place: { type: 'string' } }),
    people: list({
      position: { type: 'string' },
      clothing: { type: 'string' },
      seems_adult: { type: 'boolean' },
      cues: list({ kind: { type: 'string' }, what: { type: 'string' } }),
    }),
    main_person: { type: ['integer', 'null'] },
    visible_text: { type: 'array', items: { type: 'string' } },
  },
};
type Observed = {
  scene: object[];
  people: { position: string; clothing: string; seems_adult: boolean; cues: { kind: string; what: string }[] }[];
};
const pictureOf = (name: string): Part => ({ picture: { mediaType: 'image/jpeg', bytes: 9, sha256: name } });
const observe = (name: string, people = 2) =>
  writeObservation({
    schema: observationSchema,
    parts: [pictureOf(name)],
    scene: { people, hasMinor: false },
  }) as Observed;
const names = Array.from({ length: 40 }, (_, index) => `picture ${hash(String(index))}`);

test('the same picture shows the same, another picture something else', () => {
  expect(observe('a')).toEqual(observe('a'));
  expect(observe('a')).not.toEqual(observe('b'));
});

test.for([1, 2, 3, 5])('each of %i people has at least six cues that no other has', (people) => {
  const { people: seen } = observe('a', people);

  const cues = seen.flatMap(({ cues: own }) => own.map(({ what }) => what));
  expect(seen).toHaveLength(people);
  expect(new Set(cues).size).toBe(cues.length);
  expect(cues.length).toBeGreaterThanOrEqual(people * 6);
});

test('who is no adult, or one too many, is counted and not described', () => {
  const { people } = writeObservation({
    schema: observationSchema,
    parts: [pictureOf('a')],
    scene: { people: 7, hasMinor: true },
  }) as Observed;

  expect(people.map(({ cues }) => cues.length > 0)).toEqual([true, true, true, true, true, false, false]);
  expect(people.at(-1)?.seems_adult).toBe(false);
});

test('someone alone has nobody to turn to', () => {
  expect(
    names.map((name) => JSON.stringify(observe(name, 1))).filter((text) => text.includes('another person')),
  ).toEqual([]);
});

const forbidden =
  /\b(he|she|his|hers?|him|man|woman|men|women|boy|girl|male|female|young|old|aged?|elderly|child|teen\w*|happy|sad|angry|anxious|nervous|afraid|worried|proud|bored|beautiful|handsome|attractive|white|black|asian)\b/i;

test('no picture shows age, sex, origin, looks or feelings', () => {
  expect(names.flatMap((name) => forbidden.exec(JSON.stringify(observe(name, 5)))?.[0] ?? [])).toEqual([]);
});

const material = [
  'Person 1, left: leans forward with both hands on the table',
  'Person 1, left: wears a plain dark jacket over a light shirt',
  'Person 1, left: looks straight at the camera',
  'Person 1, left: turns the pages of a folder',
  'Person 2, right: keeps one hand in a pocket',
  'Person 2, right: nods while the other person is pointing',
  'Person 2, right: raises both eyebrows',
  '[0:00] I never start a day without writing down what I want to finish.',
  '[0:07] When a friend calls I drop all of it, because people cannot wait.',
].join('\n');
const topics = ['openness', 'diligence', 'warmth', 'calm', 'candour', 'happiness', 'order', 'patience', 'thrift'];
const sectionSchema: JsonSchema = {
  type: 'object',
  properties: {
    evidence: list({ quote: { type: 'string' }, shows: { type: 'string' } }),
    interpretation: { type: 'string', description: 'The reading in three to five sentences.' },
  },
};
const reportSchema: JsonSchema = {
  type: 'object',
  properties: { summary: { type: 'string' }, ...Object.fromEntries(topics.map((topic) => [topic, sectionSchema])) },
};
type Section = { evidence: { quote: string; shows: string }[]; interpretation: string };
const read = (text: string, isTagged = false) => {
  const { summary, ...sections } = fillSchema(reportSchema, text, 3, isTagged) as { summary: string } & Record<
    string,
    Section
  >;
  const all = Object.values(sections);
  const quotes = all.flatMap(({ evidence }) => evidence.map(({ quote }) => quote));
  const prose = [
    summary,
    ...all.flatMap(({ evidence, interpretation }) => [interpretation, ...evidence.map(({ shows }) => shows)]),
  ];
  return { summary, quotes, prose, sections: all };
};

test('an observation is quoted line by line, letter for letter and without the labels', () => {
  const { quotes } = read(material);

  const words = material.split('\n').map((line) => line.replace(/^(Person.*?: |\[.*?\] )/, ''));
  expect(quotes.filter((quote) => !words.includes(quote))).toEqual([]);
  expect(new Set(quotes).size).toBe(9);
});

test('a part about one person rests on the lines of that person, of the scene and of what is said', () => {
  const part = { type: 'object', properties: { warmth: sectionSchema, order: sectionSchema } };
  const schema = { type: 'object', properties: { person_1: part, person_2: part } };

  const { person_1: one, person_2: two } = fillSchema(schema, material, 3) as Record<string, object>;

  expect(JSON.stringify(one)).not.toMatch(/Person 2|pocket|pointing/);
  expect(JSON.stringify(two)).not.toMatch(/Person 1|camera|jacket/);
});

test('a picture without people is read as what somebody chose to show', () => {
  const { prose, quotes } = read(
    'Scene, left: a window with half-closed blinds\nScene, centre: a long table with two cups\nWritten in the picture: ROOM 12',
  );

  expect(prose[0]).toMatch(/^Simulated reading: nobody is in view/);
  expect(prose.join(' ')).toContain('whoever made this');
  expect(quotes).toContain('a window with half-closed blinds');
});

test('an observation is written about, never to: no "you", no he or she, no feeling, no age', () => {
  const { prose } = read(material);

  expect(prose.filter((text) => /\byou(r|rs|rself)?\b/i.test(text) || forbidden.test(text))).toEqual([]);
  expect(prose.filter((text) => /\bhappi/.test(text))).toEqual([]);
  expect(prose.join(' ')).toMatch(/Person 1 .*Person 2 /s);
});

test('the reading of an observation has three to five sentences, none of them twice', () => {
  const { prose, sections } = read(material);

  const lengths = sections.map(({ interpretation }) => splitSentences(interpretation).length);
  const sentences = prose.flatMap(splitSentences);
  expect(Math.min(...lengths)).toBeGreaterThanOrEqual(3);
  expect(Math.max(...lengths)).toBeLessThanOrEqual(5);
  expect(new Set(sentences).size).toBe(sentences.length);
});

test('the reading of an observation says that it is simulated', () => {
  expect(read(material).summary).toMatch(/^Simulated reading: two people are in view/);
});

test('a dialogue that a visitor wrote is still a text', () => {
  const { prose } = read('Person 1: I never plan anything at all.\nMy plans are my own, and I keep them to myself.');

  expect(prose.join(' ')).toMatch(/\byou\b/i);
});

test('a clip with words alone is read as one', () => {
  const { prose } = read('[0:00] I keep a list of every book.\n[0:05] I never lend one of them to my neighbour.');

  expect(prose.filter((text) => /\byou\b/i.test(text))).toEqual([]);
});
