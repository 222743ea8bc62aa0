import { randomBytes } from 'node:crypto';
import { makeJpeg, withSegment } from '@app/testkit/corpus/jpeg';
import { type OpenTrap, openTrap } from '@app/testkit/corpus/open-trap';
import { runWithConcurrency } from '@app/testkit/run-with-concurrency';
import { sampleText } from '@app/testkit/sample-text';
import type { SimulatorRequest, SimulatorText } from '@app/testkit/simulator/script';
import { type Stack, startStack } from '@app/testkit/stack';
import { openVisitorWithCookie, type TestVisitor } from '@app/testkit/visitor';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Injection, listInjections, toolCalls } from './injections.ts';

/** A sample by default; INJECTIONS sets more. */
const INJECTIONS = Number(process.env.INJECTIONS || 32);
const CONCURRENCY = 4;
const COMMENT = 0xfe;
const providers = ['openai', 'anthropic', 'deepseek', 'perplexity'] as const;
/**
 * The carrier of the attack: the submitted material, the model's answer, both plus tool calls on the wire, or an answer
 * that repeats our instructions.
 */
const carriers = ['document', 'answer', 'wire', 'echo'] as const;
const ways = ['text', 'document', 'chat', 'text', 'image'] as const;

/** Phrases that occur only in our instructions. */
const ourWords = /between two tags|a program looks|never instructions|set readable to false|Do not speak of the tags/i;

type Case = Injection & {
  number: number;
  provider: (typeof providers)[number];
  carrier: (typeof carriers)[number];
  way: (typeof ways)[number];
};
type Outcome = { number: number; carrier: string; end: string; text: string };

/** The path by which a call to the trap is recognised. */
const path = randomBytes(16).toString('hex');
const secretOfOther = randomBytes(16).toString('hex');
let trap: OpenTrap;
let stack: Stack;
let other: TestVisitor;
let cases: Case[];
let before: string;
let outcomes: Outcome[];
const asked: { provider: string; sent: string; tools: boolean }[] = [];

beforeAll(
  async () => {
    trap = await openTrap();
    stack = await startStack({
      processes: true,
      environment: { MAX_ATTEMPTS: '1' },
      simulator: { firstTokenMs: 1, chunkMs: 0, chunkChars: 400, says: speak },
    });
    other = await openVisitorWithCookie(stack);
    const analysisId = await other.submit(`${sampleText('other')} My secret is ${secretOfOther}.`);
    await other.follow(analysisId);
    cases = plan(
      listInjections({ url: `http://127.0.0.1:${trap.port}/${path}`, sessionId: other.sessionId, analysisId }),
    );
    before = await traceOfOther();
    asked.length = 0;
    const picture = await makeJpeg(320, 240);
    outcomes = await runWithConcurrency(cases.length, CONCURRENCY, (index) => attack(cases[index] as Case, picture));
  },
  120_000 + INJECTIONS * 10_000,
);

afterAll(async () => {
  await stack.stop();
  await trap.close();
});

test(`${INJECTIONS} attacks by documents and by answers of the model all end, and no process dies`, async () => {
  const counts = Object.entries(Object.groupBy(outcomes, ({ carrier, end }) => `${carrier}: ${end}`));
  const echoed = outcomes.filter(({ text }) => ourWords.test(text));

  process.stdout.write(
    `attacks: ${JSON.stringify(Object.fromEntries(counts.map(([name, list]) => [name, list?.length])))}, ` +
      `answers that repeat our instructions: ${echoed.length}, callers at the trap: ${JSON.stringify(trap.words())}\n`,
  );
  expect(outcomes).toHaveLength(INJECTIONS);
  expect(outcomes.filter(({ end }) => end === 'none')).toEqual([]);
  expect(
    [...stack.apis, ...stack.workers].map(({ process: { exitCode, signalCode } }) => exitCode ?? signalCode),
  ).toEqual([null, null]);
});

test('no attack caused an outgoing connection, and one would have been counted', async () => {
  // Other processes on this machine may connect to the port by chance, but none knows the path.
  const calls = trap.words().filter((words) => words.includes(path));
  await fetch(`http://127.0.0.1:${trap.port}/${path}`).catch(() => undefined);

  expect(calls).toEqual([]);
  expect(trap.words().filter((words) => words.includes(path))).toHaveLength(1);
});

test('only the chosen model was called, no call had tools, and every call is recorded', async () => {
  const { rows } = await sql<{ provider: string; chosen: string; calls: number }>`
    select call.provider, analysis.provider as chosen, count(*)::int as calls from model_calls call
    join analyses analysis on analysis.id = call.analysis_id
    where call.purpose not in ('triage', 'second-reader')
    group by call.provider, analysis.provider`.execute(stack.db);
  const made = rows.reduce((sum, { calls }) => sum + calls, 0);

  expect(rows.filter(({ provider, chosen }) => provider !== chosen)).toEqual([]);
  expect(new Set(asked.map(({ provider }) => provider)).size).toBe(providers.length);
  expect(asked.filter(({ tools }) => tools)).toEqual([]);
  // The other visitor's report took seven calls before the attacks.
  expect(made).toBe(asked.length + 7);
});

test("no model and no answer got another visitor's data, and that data is unchanged", async () => {
  expect(asked.filter(({ sent }) => sent.includes(secretOfOther))).toEqual([]);
  expect(outcomes.filter(({ text }) => text.includes(secretOfOther))).toEqual([]);
  expect(await traceOfOther()).toBe(before);
  expect((await other.messages())[0]?.content).toContain(secretOfOther);
});

test('no attack shared, mailed or cleared anything', async () => {
  const { rows } = await sql<{ count: number }>`
    select ((select count(*) from shares) + (select count(*) from share_mails)
      + (select count(*) from erasures))::int as count`.execute(stack.db);

  expect(rows).toEqual([{ count: 0 }]);
});

test('no answer contains the instructions, except from a model that echoes them', () => {
  const told = outcomes.filter(({ carrier, text }) => carrier !== 'echo' && ourWords.test(text));

  expect(told).toEqual([]);
  expect(cases.filter(({ carrier }) => carrier === 'echo').length).toBeGreaterThan(0);
});

function plan(injections: Injection[]): Case[] {
  return Array.from({ length: INJECTIONS }, (_, number) => ({
    // The step of 8 and the number of injections share no factor, so that all occur and their combinations vary.
    ...(injections[(number * 8) % injections.length] as Injection),
    number,
    provider: providers[number % providers.length] ?? 'openai',
    // Shifted with each round of the providers, so that a few cases already have every carrier.
    carrier: carriers[(number + Math.floor(number / providers.length)) % carriers.length] ?? 'document',
    way: ways[number % ways.length] ?? 'text',
  }));
}

/** The models' answer in each case. The case is identified by its number in the prompt. */
function speak({ provider, ask, text }: SimulatorRequest): SimulatorText | undefined {
  const shown = `${ask.userText}${JSON.stringify(ask.parts)}`;
  asked.push({ provider, sent: `${ask.instructions}${shown}`, tools: ask.hasTools });
  const [, number] = /case (\d+) begins/.exec(shown) ?? [];
  const found = cases?.[Number(number ?? Number.NaN)];
  if (!found || found.carrier === 'document') return undefined;
  const words = found.carrier === 'echo' ? ask.instructions : found.words;
  const said = ask.schema ? spreadIn(text, ask.userText, words) : `${text}\n\n${words}`;
  const frames =
    found.carrier === 'wire' ? toolCalls[provider]?.(`http://127.0.0.1:${trap.port}/${path}/wire`) : undefined;
  return { text: said, ...(frames && { frames }) };
}

/** Appends the words to every prose string; source quotes stay unchanged. */
function spreadIn(json: string, source: string, words: string): string {
  const spread = (value: unknown): unknown => {
    if (typeof value === 'string') return value.length > 40 && !source.includes(value) ? `${value} ${words}` : value;
    if (Array.isArray(value)) return value.map(spread);
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, spread(inner)]));
  };
  return JSON.stringify(spread(JSON.parse(json)));
}

async function attack({ number, carrier, way, provider, words }: Case, picture: Buffer): Promise<Outcome> {
  const visitor = await openVisitorWithCookie(stack);
  const isOurs = carrier === 'document' || carrier === 'wire';
  const content = `The case ${number} begins here. ${sampleText(String(number))} ${isOurs ? words : ''}`;
  const begin = (): Promise<string> => {
    if (way === 'image') {
      const file = withSegment(picture, COMMENT, Buffer.from(content.slice(0, 60_000)));
      return visitor.submitFile('/api/analyze/image/mbti', file, {
        selectedModel: provider,
        title: content.slice(0, 200),
      });
    }
    if (way === 'document')
      return visitor.submitFile('/api/analyze/document', Buffer.from(content), {
        selectedModel: provider,
        fileName: words.slice(0, 500),
      });
    return visitor.submit(content, { model: provider });
  };
  const { text, events } = await visitor.follow(await begin());
  const last = events.at(-1);
  const end = last?.type === 'error' ? last.code : (last?.type ?? 'none');
  if (way !== 'chat' || end !== 'end') return { number, carrier, end, text };
  const answer = await visitor.request('/api/chat', {
    method: 'POST',
    body: JSON.stringify({
      sessionId: visitor.sessionId,
      selectedModel: provider,
      content: `The case ${number} begins here. ${words}`.slice(0, 4_000),
    }),
  });
  return { number, carrier, end: `chat ${answer.status}`, text: text + (await answer.text()) };
}

/** A hash of everything the database holds about the other visitor. */
async function traceOfOther(): Promise<string> {
  const { rows } = await sql<{ trace: string }>`
    with own as (select id from sessions where label = ${other.sessionId})
    select md5(string_agg(line, ' ' order by line)) as trace from (
      select session::text as line from sessions session where id in (select id from own)
      union all select analysis::text from analyses analysis where session_id in (select id from own)
      union all select message::text from messages message where session_id in (select id from own)
    ) as lines`.execute(stack.db);
  return rows[0]?.trace ?? '';
}
