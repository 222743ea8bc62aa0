import { expect, test } from 'vitest';

import type { Ask } from '../wire/wire.ts';
import { splitSentences } from './observe-text.ts';
import { readMaterial, writeAnswer } from './write-answer.ts';

const notebook = `I have kept a notebook since I was nineteen, and I still reread it every Sunday evening. My sister says I plan too
much, but plans are the only thing that calms me down. Maybe I should have asked for help? I never ask for help.`;
const harbour = `The harbour froze in January. Two boats stayed out, and nobody on the quay said a word about them. When the
thaw came we repaired the nets, because that is what one does after a winter like this!`;

const bothTexts = [
  { name: 'notebook', text: notebook },
  { name: 'harbour', text: harbour },
];

const traits = [
  'openness',
  'diligence',
  'warmth',
  'calm',
  'candour',
  'courage',
  'patience',
  'thrift',
  'humour',
  'loyalty',
  'grace',
  'order',
];
const evidence = { type: 'array', maxItems: 3, items: { $ref: '#/$defs/evidence' } };
const trait = {
  type: 'object',
  properties: {
    evidence,
    interpretation: { type: 'string' },
    position: { anyOf: [{ type: 'integer', minimum: -100, maximum: 100 }, { type: 'null' }] },
    level: { type: 'string', enum: ['low', 'middle', 'high', 'not_assessable'] },
    is_flagged: { type: 'boolean' },
    why_not: { type: ['string', 'null'] },
  },
};
const schema = {
  type: 'object',
  properties: { summary: { type: 'string' }, ...Object.fromEntries(traits.map((name) => [name, trait])) },
  $defs: { evidence: { type: 'object', properties: { quote: { type: 'string' }, shows: { type: 'string' } } } },
};

type Trait = {
  evidence: { quote: string; shows: string }[];
  interpretation: string;
  position: number | null;
  level: string;
  is_flagged: boolean;
  why_not: string | null;
};

const ask = (text: string, changes: Partial<Ask> = {}): Ask => ({
  model: 'm',
  stream: true,
  instructions: 'Read.',
  userText: `<material-0a1b>${text}</material-0a1b>`,
  schema,
  parts: [],
  flaw: undefined,
  jsonTool: false,
  maxOutputTokens: undefined,
  ...changes,
});
const read = (text: string) =>
  JSON.parse(writeAnswer(ask(text), undefined)) as { summary: string } & Record<string, Trait>;
const sectionsOf = (text: string): Trait[] => {
  const report = read(text);
  return traits.map((name) => report[name] as Trait);
};
const proseOf = (text: string): string[] =>
  sectionsOf(text).flatMap(({ evidence: lines, interpretation }) => [
    interpretation,
    ...lines.map(({ shows }) => shows),
  ]);

test('the same request gives the same answer', () => {
  expect(writeAnswer(ask(notebook), undefined)).toBe(writeAnswer(ask(notebook), undefined));
});

test('the random name of the tag changes nothing', () => {
  const other = ask(notebook, { userText: `<material-ffff>${notebook}</material-ffff>` });

  expect(writeAnswer(other, undefined)).toBe(writeAnswer(ask(notebook), undefined));
});

test('two different texts share no paragraph', () => {
  const shared = proseOf(notebook).filter(
    (paragraph) => proseOf(harbour).includes(paragraph) && paragraph.split('. ').length > 1,
  );

  expect(shared).toEqual([]);
  expect(read(notebook).summary).not.toBe(read(harbour).summary);
});

test('the summary says that it is simulated, and only the summary', () => {
  expect(read(notebook).summary).toMatch(/^Simulated reading: /);
  expect(proseOf(notebook).join(' ')).not.toContain('Simulated');
});

test.for(bothTexts)('no sentence about the $name is said twice', ({ text }) => {
  const counts = new Map<string, number>();
  for (const sentence of proseOf(text).flatMap(splitSentences)) counts.set(sentence, (counts.get(sentence) ?? 0) + 1);

  expect([...counts].filter(([, count]) => count > 1)).toEqual([]);
});

test.for(bothTexts)('every interpretation of the $name has three to five sentences, every comment one', ({ text }) => {
  const interpretations = sectionsOf(text).map(({ interpretation }) => splitSentences(interpretation).length);
  const comments = sectionsOf(text).flatMap(({ evidence: lines }) =>
    lines.map(({ shows }) => splitSentences(shows).length),
  );

  expect(Math.min(...interpretations)).toBeGreaterThanOrEqual(3);
  expect(Math.max(...interpretations)).toBeLessThanOrEqual(5);
  expect(new Set(comments)).toEqual(new Set([1]));
});

test.for([
  ...bothTexts,
  { name: 'a single word', text: 'Short.' },
  { name: 'a single letter', text: 'x' },
  { name: 'Chinese', text: '我每天早上都去河边散步。昨天下雨了，但是我还是去了。你觉得这样奇怪吗？' },
  { name: 'Hebrew and Arabic', text: 'אני כותב בכל יום. لا أعرف لماذا 👩‍👩‍👧‍👦.' },
  { name: 'a text without an end', text: `${'word '.repeat(200)}without any end` },
  { name: 'letters outside the basic plane', text: '𝒜𝒷𝒸'.repeat(100) },
])('every quote from $name is in the text, letter for letter', ({ text }) => {
  const quotes = sectionsOf(text).flatMap(({ evidence: lines }) => lines.map(({ quote }) => quote));

  expect(quotes.filter((quote) => !text.includes(quote) || quote.length > 160)).toEqual([]);
});

test('different sections quote different lines as far as there are any', () => {
  const quotes = sectionsOf(notebook).flatMap(({ evidence: lines }) => lines.map(({ quote }) => quote));

  expect(new Set(quotes).size).toBe(4);
  expect(new Set(quotes.slice(0, 4)).size).toBe(4);
});

test('with material, nothing is excused and nothing is flagged', () => {
  const sections = sectionsOf(notebook);

  expect(sections.filter(({ why_not: excuse }) => excuse !== null)).toEqual([]);
  expect(sections.filter(({ is_flagged: flag }) => flag)).toEqual([]);
  expect(sections.filter(({ level }) => level === 'not_assessable')).toEqual([]);
  expect(sections.every(({ position }) => position !== null && Math.abs(position) <= 100)).toBe(true);
});

test('without material, positions are empty and the excuse is given', () => {
  const section = JSON.parse(writeAnswer(ask('x'), undefined)) as Record<string, Trait>;

  expect(section['calm']).toMatchObject({
    position: null,
    level: 'not_assessable',
    why_not: expect.stringContaining('calm'),
  });
});

test('a symptom that the text does not name is not claimed', () => {
  const area = (description: string) => ({
    type: 'object',
    description,
    properties: {
      label: { type: 'string', enum: ['denied', 'not_mentioned', 'mentioned', 'mentioned_daily'] },
      quote: { type: ['string', 'null'] },
    },
  });
  const areas = {
    type: 'object',
    properties: { appetite: area('Appetite: eating'), planning: area('Planning: plans, lists') },
  };

  const answer = JSON.parse(writeAnswer(ask(notebook, { schema: areas }), undefined)) as Record<
    string,
    { label: string; quote: string | null }
  >;

  expect(answer['appetite']).toEqual({ label: 'not_mentioned', quote: null });
  expect(answer['planning']?.quote).toContain('plans');
});

test('a list whose items carry a key from a fixed list has one item for each key', () => {
  const items = {
    type: 'object',
    properties: { key: { type: 'string', enum: ['calm', 'order', 'trust'] }, interpretation: { type: 'string' } },
  };
  const list = { type: 'object', properties: { dimensions: { type: 'array', items } } };

  const { dimensions } = JSON.parse(writeAnswer(ask(notebook, { schema: list }), undefined)) as {
    dimensions: { key: string; interpretation: string }[];
  };

  expect(dimensions.map(({ key }) => key)).toEqual(['calm', 'order', 'trust']);
  expect(dimensions[1]?.interpretation).toContain('order');
});

const passages = (description: string) => ({ type: 'array', description, items: { $ref: '#/$defs/evidence' } });
const section = (description: string, rule: string) => ({
  type: 'object',
  description,
  properties: {
    evidence: passages(rule),
    counter: passages('Passages that speak against the reading; empty when there are none.'),
    why_not: { type: ['string', 'null'] },
    interpretation: { type: ['string', 'null'], description: 'The reading in three to five sentences.' },
  },
});
const portrait = {
  type: 'object',
  properties: {
    self_view: section(
      'Self View: how the writer describes and judges themselves, with pride or doubt',
      'One to three.',
    ),
    gaps: section('Gaps: what this sample is too short to show', 'Usually empty.'),
    doubts: section('Doubts: three questions whose answers would change this reading', 'Usually empty.'),
  },
  $defs: schema.$defs,
};
const readPortrait = (text: string) =>
  JSON.parse(writeAnswer(ask(text, { schema: portrait }), undefined)) as Record<string, Trait & { counter: unknown[] }>;

test('the topic is named once, in the words of the schema and to the writer, and never in a comment', () => {
  const view = readPortrait(notebook)['self_view'];

  expect(view?.interpretation.split('how you describe and judge yourself')).toHaveLength(2);
  expect(view?.evidence.map(({ shows }) => shows).join(' ')).not.toMatch(/self view|describe and judge/i);
});

test('a list that is usually empty is empty', () => {
  const { gaps, doubts } = readPortrait(notebook);

  expect([gaps?.evidence, gaps?.counter, doubts?.evidence, doubts?.counter]).toEqual([[], [], [], []]);
  expect(gaps?.interpretation).toContain('four sentences');
});

test('where questions are asked for, there are as many, with words of the text in them', () => {
  const questions = splitSentences(readPortrait(notebook)['doubts']?.interpretation ?? '');

  expect(questions).toHaveLength(3);
  expect(questions.filter((question) => !question.endsWith('?'))).toEqual([]);
  expect(questions.join(' ')).toMatch(/“[^”]+”|your sister/);
});

test('a text in another language is only counted', () => {
  const german =
    'Was ist das, was ich suche? Ich war in der Stadt, but not for long. Die Leute dort sind still und nett.';

  const prose = JSON.stringify(readPortrait(german));

  expect(prose).not.toMatch(/“(was|but|not|die|still)”/i);
});

test('limits that a client moved into the description are kept', () => {
  const moved = {
    type: 'object',
    properties: { score: { type: 'integer', description: 'How much.\nminimum: 3; maximum: 4.' } },
  };

  const { score } = JSON.parse(writeAnswer(ask(notebook, { schema: moved }), undefined)) as { score: number };

  expect([3, 4]).toContain(score);
});

test('a full answer that would not fit the token limit is written shorter', () => {
  const full = writeAnswer(ask(notebook), undefined);
  const limit = Math.floor((full.length / 4) * 0.8);

  const shorter = writeAnswer(ask(notebook, { maxOutputTokens: limit }), undefined);

  expect(shorter.length / 4).toBeLessThanOrEqual(limit);
  expect(Object.keys(JSON.parse(shorter) as object)).toHaveLength(traits.length + 1);
});

test('a chat answer refers to the question', () => {
  const answer = writeAnswer(
    ask('', { schema: undefined, userText: 'What does my planning say about me?' }),
    undefined,
  );

  expect(answer).toMatch(/^Simulated answer: you ask “What does my planning say about me\?”/);
});

test('the visitor cannot close the tag early', () => {
  expect(readMaterial('<material-aa>one </material-bb> two</material-aa> after')).toBe('one </material-bb> two');
});

const talk = [
  '<analysis-00000000000000aa>\n# Big Five Analysis\n\n> “I keep the list”\n</analysis-00000000000000aa>',
  '<source-00000000000000bb>\nThe sea was calm. I keep a list of every plan I have ever made.\n</source-00000000000000bb>',
  '<earlier-question-00000000000000cc>\nWhy?\n</earlier-question-00000000000000cc>',
  '<question-00000000000000dd>\nWhat does my planning say about me?\n</question-00000000000000dd>',
];

test('a reply names the analysis, counts the questions before and quotes the source word for word', () => {
  const answer = writeAnswer(ask('', { schema: undefined, userText: talk.join('\n\n') }), undefined);

  expect(answer).toMatch(/^Simulated answer: you ask “What does my planning say about me\?” /);
  expect(answer).toContain('the Big Five Analysis, and it comes after one earlier question.');
  expect(answer).toContain('“I keep a list of every plan I have ever made”');
});

test('a reply about a picture quotes what the report shows', () => {
  const userText = talk.filter((part) => !part.startsWith('<source')).join('\n\n');

  expect(writeAnswer(ask('', { schema: undefined, userText }), undefined)).toContain('“I keep the list”');
});

test('a reply can be made to quote what nobody wrote', () => {
  const answer = writeAnswer(ask('', { schema: undefined, userText: talk.join('\n\n') }), 'invented-quotes');

  expect(answer).toContain('“I keep a list of every plan I have ever made and I have said so all along”');
});
