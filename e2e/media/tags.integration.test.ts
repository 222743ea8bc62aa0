import { randomBytes } from 'node:crypto';
import { askInChat } from '@app/testkit/chat';
import { paragraph, writeDocx } from '@app/testkit/corpus/docx';
import { listCorpus } from '@app/testkit/corpus/corpus';
import { spokenClip } from '@app/testkit/corpus/good-videos';
import { makeJpeg } from '@app/testkit/corpus/jpeg';
import { listInjections } from '@app/testkit/injections';
import { outsideTags } from '@app/testkit/outside-tags';
import { sampleText } from '@app/testkit/sample-text';
import type { RequestRecord } from '@app/testkit/simulator/call-log';
import { quickPace } from '@app/testkit/simulator/pace';
import type { SimulatorRequest, SimulatorText } from '@app/testkit/simulator/script';
import { type Stack, startStack } from '@app/testkit/stack';
import { openVisitorWithCookie, type TestVisitor } from '@app/testkit/visitor';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** In every field that a visitor fills and in every word that a model reads in a picture or hears in a clip. */
const canary = `kestrel${randomBytes(5).toString('hex')}`;
const injections = listInjections(canary);
const PAGES_OF_A_LONG_TEXT = 600;

let stack: Stack;
let visitor: TestVisitor;
let kinds: string[];

beforeAll(async () => {
  stack = await startStack({
    simulator: { ...quickPace, speech: `We said ${canary}. ${sampleText('a clip')} ${injected(1)}`, says: sayCanary },
  });
  visitor = await openVisitorWithCookie(stack);
  await walk();
  kinds = await listKinds();
}, 600_000);

afterAll(() => stack.stop());

test('every kind of call was made', () => {
  expect(kinds).toEqual([
    'chat of text',
    'follow-up of interview',
    'last-reader of image',
    'last-reader of text',
    'last-reader of video',
    'letter of image',
    'letter of text',
    'letter of video',
    'map of text',
    'observe of image',
    'observe of video',
    'read-pages of text',
    'readings of image',
    'readings of text',
    'readings of video',
    'second-reader of chat',
    'second-reader of image',
    'second-reader of text',
    'second-reader of video',
    'transcribe of video',
    'triage of chat',
    'triage of interview',
    'triage of text',
  ]);
});

test('no word of the visitor stands outside the tags of any call, and most calls hold some', () => {
  const calls = [...stack.simulator.requests(), ...stack.simulator.smallRequests()];

  const outside = calls.filter(({ body }) => textsIn(body).some((text) => outsideTags(text).includes(canary)));
  const holding = calls.filter(({ body }) => textsIn(body).some((text) => text.includes(canary)));

  expect(outside.map(({ provider, parts }) => `${provider}: ${JSON.stringify(parts).slice(-2_000)}`)).toEqual([]);
  expect(holding.length).toBeGreaterThan(calls.length / 2);
});

test('every call has one message of the visitor, after those of the system', () => {
  const calls = [...stack.simulator.requests(), ...stack.simulator.smallRequests()].filter(isTalk);

  // The package for DeepSeek puts the schema into a second message of the system.
  const roles = new Set(calls.map(({ body }) => rolesIn(body).join(' ')));
  expect([...roles].filter((list) => !/^(?:developer|system|system system) user$/.test(list))).toEqual([]);
  expect(roles.size).toBeGreaterThan(1);
});

const injected = (index: number): string => injections[(index * 7) % injections.length]?.words ?? '';
const letterOf = (name: string, index: number): string => `${sampleText(`${name} ${canary}`)} ${injected(index)}`;

/** Submits everything that a model may get to read. */
async function walk(): Promise<void> {
  const fields = {
    title: `${canary} ${injected(2)}`.slice(0, 200),
    fileName: `${canary} ${injected(3)}`.slice(0, 500),
  };
  const long = Array.from({ length: PAGES_OF_A_LONG_TEXT }, (_, page) => letterOf(String(page), page)).join('\n\n');
  const scanned = await listCorpus({ port: 9 })
    .find(({ isScanned }) => isScanned)
    ?.make();
  const [picture, clip] = [await makeJpeg(320, 240), await spokenClip()];
  const document = writeDocx(paragraph(letterOf('a document', 4)));
  const first = await visitor.submit(letterOf('a text', 5));
  await follow([
    first,
    await visitor.submit(letterOf('another model', 6), { model: 'deepseek', framework: 'bigfive' }),
    await visitor.submit(long),
    await visitor.submitFile('/api/analyze/document', document, { ...fields, fileType: canary }),
    await visitor.submitFile('/api/analyze/document', scanned ?? Buffer.alloc(0), fields),
    await visitor.submitFile('/api/analyze', picture, { ...fields, documentType: canary }),
    await visitor.submitFile('/api/analyze/image/bigfive', picture, { ...fields, selectedModel: 'anthropic' }),
    await visitor.submitFile('/api/analyze/video/mbti', clip, fields),
  ]);
  const opinion = await post(`/api/analyses/${first}/opinions`, { models: ['perplexity'] });
  const { asked } = (await opinion.json()) as { asked: { analysisId?: string }[] };
  await follow(asked.flatMap(({ analysisId }) => analysisId ?? []));
  const asks = [`What of ${canary}? ${injected(8)}`, `That is wrong: I never wrote ${canary}. ${injected(9)}`];
  for (const [index, words] of asks.entries()) {
    const model = ['openai', 'anthropic'][index];
    await (await askInChat(visitor, words, { body: { selectedModel: model } })).text();
  }
  const answer = letterOf('an interview', 10).slice(0, 3_000);
  const interview = { questionId: 'place', answer, selectedModel: 'openai', language: 'en-GB' };
  await (await post('/api/interview/follow-up', interview)).text();
}

const post = (path: string, body: object): Promise<Response> =>
  visitor.request(path, { method: 'POST', body: JSON.stringify(body) });

async function follow(ids: string[]): Promise<void> {
  const seen = await Promise.all(ids.map((id) => visitor.follow(id)));
  expect(seen.map(({ events }) => events.at(-1)?.type)).toEqual(ids.map(() => 'end'));
}

/** What a model read in a picture holds the canary, and so does each letter, in a sentence that its program refuses. */
function sayCanary({ ask, text }: SimulatorRequest): SimulatorText | undefined {
  const fields = ask.schema?.properties ?? {};
  if ('scene' in fields) {
    const seen = JSON.parse(text) as { people: object[]; visible_text: string[] };
    const people = seen.people.map((person) => ({ ...person, position: canary, clothing: `shirt of ${canary}` }));
    return { text: JSON.stringify({ ...seen, people, visible_text: [`${canary} ${injected(11)}`] }) };
  }
  if ('pages' in fields) return { text: JSON.stringify({ pages: [{ text: letterOf('a scan', 12) }] }) };
  if (/^Task: letter$/m.test(ask.userText)) return { text: `${text}\n\nYou say “${canary} was there and went”.` };
  return undefined;
}

async function listKinds(): Promise<string[]> {
  const { rows } = await sql<{ kind: string }>`
    select distinct call.purpose || ' of ' || case
      when analysis.id is null then 'interview'
      when call.purpose in ('triage', 'second-reader') and analysis.stage = 'reply' then 'chat'
      else analysis.kind end as kind
    from model_calls call left join analyses analysis on analysis.id = call.analysis_id order by 1`.execute(stack.db);
  return rows.map(({ kind }) => kind);
}

const isTalk = ({ path }: RequestRecord): boolean => !path.endsWith('/transcriptions');

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [];
}

/** The roles of all messages, in order; formats with a field for the system's message say so by its name. */
function rolesIn(value: unknown): string[] {
  if (value === null || typeof value !== 'object') return [];
  const { role, system, instructions } = value as Record<string, unknown>;
  const own = typeof role === 'string' ? [role] : [];
  return [...(system || instructions ? ['system'] : []), ...own, ...Object.values(value).flatMap(rolesIn)];
}
