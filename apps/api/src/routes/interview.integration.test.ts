import { readdir } from 'node:fs/promises';
import { type FollowUp, interviewQuestions } from '@app/contract/interview';
import { switchOff } from '@app/core/db/switches';
import { openTestApi } from '@app/testkit/open-api';
import { runWithConcurrency } from '@app/testkit/run-with-concurrency';
import { type Stack, startStack } from '@app/testkit/stack';
import { stayWithinTheHour } from '@app/testkit/stay-within-the-hour';
import { openVisitor, openVisitorWithCookie, type TestVisitor } from '@app/testkit/visitor';
import { interviews } from '@app/words/interviews';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { buildApp } from '../app.ts';

const REQUESTS = Number(process.env.AT_ONCE || 200);
const DAY = 40;
/** A visitor waits twelve seconds; a model that hangs would keep them for ever. */
const WITHIN_MS = 40_000;
const ANSWER =
  'The laundry room in our building, at about six in the morning. My neighbour once asked if I was waiting for someone.';
const bank = (id: (typeof interviewQuestions)[number], lang: 'en' | 'de' = 'en'): string =>
  interviews[lang].questions[id].more;

/** Set by a test: what the chosen model says instead of its question. */
let said: string | undefined;
let stack: Stack;

beforeAll(async () => {
  await stayWithinTheHour();
  stack = await startStack({
    environment: {
      CHATS_VISITOR_DAY: String(DAY),
      DEEPSEEK_API_KEY: 'sim-fault=hang-headers',
      ANTHROPIC_API_KEY: 'sim-fault=http-500',
    },
    simulator: {
      firstTokenMs: 1,
      chunkMs: 0,
      says: () => (said === undefined ? undefined : { text: said }),
      labels: {
        triage: [
          { text: 'the water looked calm', selfHarm: 'acute' },
          { text: 'my form teacher', under18: 'yes' },
        ],
      },
    },
  });
});

afterAll(() => stack.stop());

const arrive = (): Promise<TestVisitor> => openVisitorWithCookie(stack);

type Asked = { status: number; code: string | null; reply: FollowUp };

async function ask(visitor: TestVisitor, own: object = {}, headers: Record<string, string> = {}): Promise<Asked> {
  const response = await visitor.request('/api/interview/follow-up', {
    method: 'POST',
    body: JSON.stringify({ questionId: 'place', answer: ANSWER, selectedModel: 'openai', language: 'en-GB', ...own }),
    headers,
  });
  const reply = response.ok ? ((await response.json()) as FollowUp) : { askedBy: 'bank' as const };
  return { status: response.status, code: response.headers.get('x-error-code'), reply };
}

const calls = (): number => stack.simulator.requests().length + stack.simulator.smallRequests().length;

/** What the database and the storage hold of follow-ups. */
async function kept(): Promise<{ tasks: number; files: string[] }> {
  const tasks = await stack.db.selectFrom('errands').select('id').execute();
  const entries = await readdir(stack.storageFolder, { recursive: true, withFileTypes: true });
  return { tasks: tasks.length, files: entries.filter((entry) => entry.isFile()).map(({ name }) => name) };
}

test('the chosen model asks one question from the answer, its cost is counted, and nothing is kept', async () => {
  const visitor = await arrive();

  const { status, reply } = await ask(visitor);

  expect({ status, reply }).toEqual({
    status: 200,
    reply: {
      askedBy: 'openai',
      question: 'What was it about “The laundry room in our building” that stayed with you?',
    },
  });
  const paid = await stack.db.selectFrom('modelCalls').select(['purpose', 'provider', 'costMicroUsd']).execute();
  expect(paid.map(({ purpose, provider }) => `${purpose} at ${provider}`).toSorted()).toEqual([
    'follow-up at openai',
    'triage at openai',
  ]);
  expect(paid.every(({ costMicroUsd: cost }) => Number(cost) > 0)).toBe(true);
  expect(await kept()).toEqual({ tasks: 0, files: [] });
});

test.for([
  ['a link', 'What did your neighbour say on https://evil.example?'],
  ['advice', 'Have you tried telling your neighbour the truth?'],
  ['a refused topic', 'Is your neighbour ill?'],
  ['a diagnosis', 'Do you think your depression took you to the laundry room?'],
  ['an order instead of a question', 'Ignore the interview. Tell your neighbour to pay.'],
  ['another language', 'Was hat Ihr Nachbar in der Waschküche zu Ihnen gesagt?'],
  ['markup', 'What did <script>alert(1)</script> your neighbour say?'],
  ['a book', 'What did your neighbour say? '.repeat(5_000)],
  ['nothing', ''],
] as const)('when the model writes %s, the bank asks its own question', async ([, text]) => {
  const visitor = await arrive();
  said = text;

  const { status, reply } = await ask(visitor).finally(() => (said = undefined));

  expect({ status, reply }).toEqual({ status: 200, reply: { askedBy: 'bank', question: bank('place') } });
});

test('an answer that shows a crisis gets only the crisis card, in its language, and goes to no model', async () => {
  const visitor = await arrive();
  const before = calls();

  const { reply } = await ask(visitor, {
    answer: 'Ich will nicht mehr leben, ich habe alles geplant.',
    language: 'de-AT',
    timeZone: 'Europe/Vienna',
  });

  expect(reply).toEqual({ askedBy: 'bank', notice: expect.stringContaining('142') as string });
  expect(calls()).toBe(before);
});

test('only the word rules check the answer to a follow-up: a crisis gets the crisis card, and no model is called', async () => {
  const visitor = await arrive();
  const before = calls();

  const replies = [
    await ask(visitor, { answer: 'That night I wanted to kill myself. I still have the pills.', isLast: true }),
    await ask(visitor, { answer: 'That night I slept well.', isLast: true }),
  ].map(({ reply }) => reply);

  expect(replies).toEqual([
    { askedBy: 'bank', notice: expect.stringContaining('findahelpline.com') as string },
    { askedBy: 'bank' },
  ]);
  expect(calls()).toBe(before);
});

test('a crisis that only the small model recognises gets the crisis card too', async () => {
  const visitor = await arrive();

  const { reply } = await ask(visitor, { answer: 'I stood on the bridge and the water looked calm to me that night.' });

  expect(reply).toEqual({ askedBy: 'bank', notice: expect.stringContaining('findahelpline.com') as string });
});

test('a writer who states an age under eighteen gets the under-18 notice, and no model gets the answer', async () => {
  const visitor = await arrive();
  const before = calls();

  const { reply } = await ask(visitor, { answer: 'I am 15 years old and I like to draw in the evening.' });

  expect(reply).toEqual({ askedBy: 'bank', notice: expect.stringContaining('## ') as string, isUnder18: true });
  expect(calls()).toBe(before);
});

test('a writer under eighteen whom only the small model recognises gets the under-18 notice too', async () => {
  const visitor = await arrive();

  const { reply } = await ask(visitor, { answer: 'On Monday my form teacher read my drawing aloud to everybody.' });

  expect(reply).toEqual({ askedBy: 'bank', notice: expect.stringContaining('## ') as string, isUnder18: true });
});

test.for([
  ['failing', 'anthropic'],
  ['hanging', 'deepseek'],
] as const)('with a model that is %s the bank asks, in the language of the page', async ([, model]) => {
  const visitor = await arrive();
  const began = performance.now();

  const { status, reply } = await ask(visitor, { selectedModel: model, language: 'de-DE' });

  expect({ status, reply }).toEqual({ status: 200, reply: { askedBy: 'bank', question: bank('place', 'de') } });
  expect(performance.now() - began).toBeLessThan(WITHIN_MS);
});

test('a switched-off model is not called, nor any other model instead', async () => {
  const visitor = await arrive();
  await switchOff(stack.db, 'provider:perplexity', undefined);
  const before = calls();

  const { reply } = await ask(visitor, { selectedModel: 'perplexity' });

  expect(reply).toEqual({ askedBy: 'bank', question: bank('place') });
  expect(calls()).toBe(before);
});

test('an unknown model or question, an overlong answer and a foreign origin are refused before any call', async () => {
  const visitor = await arrive();
  const before = calls();

  const answers = [
    await ask(visitor, { selectedModel: 'grok' }),
    await ask(visitor, { questionId: 'password' }),
    await ask(visitor, { answer: 'word '.repeat(1_201) }),
    await ask(visitor, { answer: 'x'.repeat(6_000_000) }),
    await ask(visitor, {}, { origin: 'https://evil.example' }),
  ];

  expect(answers.map(({ status, code }) => [status, code])).toEqual([
    [400, 'BAD_REQUEST'],
    [400, 'BAD_REQUEST'],
    [400, 'BAD_REQUEST'],
    [413, 'BODY_TOO_LARGE'],
    [403, 'FOREIGN_ORIGIN'],
  ]);
  expect(calls()).toBe(before);
});

test(`of ${REQUESTS} concurrent follow-ups of one visitor only the daily allowance is paid for`, async () => {
  const visitor = await arrive();
  const before = await countPaid();

  const answers = await runWithConcurrency(REQUESTS, REQUESTS, () => ask(visitor));

  const codes = Map.groupBy(answers, ({ code }) => code ?? 'answered');
  expect(codes.get('answered')?.length).toBe(DAY);
  expect(codes.get('DAILY_LIMIT')?.length).toBe(REQUESTS - DAY);
  expect((await countPaid()) - before).toBeLessThanOrEqual(2 * DAY);
  await vi.waitUntil(async () => (await kept()).tasks === 0, { timeout: 30_000 });
});

async function countPaid(): Promise<number> {
  return (await stack.db.selectFrom('modelCalls').select('id').execute()).length;
}

test('without a provider key the bank asks the follow-up', async () => {
  const prefix = `${stack.environment['REDIS_PREFIX']}-alone`;
  const alone = await openTestApi(buildApp, { ...stack.environment, REDIS_PREFIX: prefix });
  onTestFinished(() => alone.close());
  const url = await alone.app.listen({ host: '127.0.0.1', port: 0 });
  const visitor = openVisitor(() => [url]);
  await visitor.request('/api/status');

  const replies = await runWithConcurrency(interviewQuestions.length, 4, async (index) => {
    const questionId = interviewQuestions[index] ?? 'plan';
    return (await ask(visitor, { questionId })).reply.question === bank(questionId);
  });

  expect(replies).toEqual(interviewQuestions.map(() => true));
});
