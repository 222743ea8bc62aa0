import { randomUUID } from 'node:crypto';
import { MAX_CHAT_CHARS } from '@app/contract/chat';
import { ProviderId } from '@app/contract/models';
import { makeJpeg } from '@app/testkit/corpus/jpeg';
import { sampleText } from '@app/testkit/sample-text';
import { type Stack, startStack } from '@app/testkit/stack';
import { openVisitorWithCookie } from '@app/testkit/visitor';
import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  askInChat,
  askLive,
  exchangeOf,
  openChatVisitor,
  readToEnd,
  type ChatVisitor,
  textOf,
} from '@app/testkit/chat';

const QUESTION = 'What does my planning say about me?';

let stack: Stack;
let chatVisitor: ChatVisitor;

beforeAll(async () => {
  stack = await startStack({ simulator: { firstTokenMs: 1, chunkMs: 0, chunkChars: 60 } });
  chatVisitor = await openChatVisitor(stack);
});

afterAll(() => stack.stop());

test.for(['content', 'message'])('a question in the field "%s" gets back both messages', async (field) => {
  const visitor = await openChatVisitor(stack);

  const answer = await askInChat(visitor, '', { body: { content: undefined, [field]: ` ${QUESTION}\u0000 ` } });

  const exchange = await exchangeOf(answer);
  const [question, reply] = exchange;
  expect(answer.status).toBe(200);
  expect(question).toMatchObject({ role: 'user', kind: 'chat', content: QUESTION, analysisId: visitor.analysisId });
  expect(reply).toMatchObject({ role: 'assistant', kind: 'chat', analysisId: visitor.analysisId });
  expect((await visitor.messages()).map(({ id, role, kind }) => ({ id, role, kind }))).toEqual([
    { id: visitor.analysisId, role: 'assistant', kind: 'analysis' },
    { id: question?.id, role: 'user', kind: 'chat' },
    { id: reply?.id, role: 'assistant', kind: 'chat' },
  ]);
});

test.for(ProviderId.options)('a streamed reply of %s equals the stored reply', async (model) => {
  const { turnId, events } = await askLive(chatVisitor, QUESTION, { body: { selectedModel: model } });

  const seen = await readToEnd(events);

  const stored = (await chatVisitor.messages()).find(({ id }) => id === turnId);
  const calls = await stack.db
    .selectFrom('modelCalls')
    .select(['purpose', 'provider', 'finish'])
    .where('analysisId', '=', turnId)
    .execute();
  expect(seen.at(-1)).toEqual({ type: 'end', messageId: turnId });
  expect(stored?.content).toMatch(/“I sometimes wonder whether I plan so much because I am afraid, [^”]*”/);
  expect(textOf(seen)).toBe(stored?.content);
  expect(calls.toSorted((one, other) => one.purpose.localeCompare(other.purpose))).toEqual(
    ['chat', 'second-reader', 'triage'].map((purpose) => ({ purpose, provider: model, finish: 'stop' })),
  );
});

test('a reply stream names its type, its cache policy and its location', async () => {
  const response = await askInChat(chatVisitor, QUESTION, {
    headers: { accept: 'text/event-stream, application/json;q=0.9' },
  });
  await response.text();

  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(response.headers.get('cache-control')).toContain('no-store');
  expect(response.headers.get('content-location')).toMatch(/^\/api\/analyses\/[0-9a-f-]{36}\/events$/);
});

test('the model gets report, source, chat and question as data, and nothing of another visitor', async () => {
  const [visitor] = await Promise.all([
    openChatVisitor(stack, sampleText('seventeen')),
    openChatVisitor(stack, sampleText('zebra')),
  ]);
  await exchangeOf(await askInChat(visitor, 'Who is my sister in this?'));
  await exchangeOf(await askInChat(visitor, 'And what of the “milk on a Sunday”?'));

  const prompt = lastPrompt();
  const instructions = JSON.stringify(stack.simulator.requests().at(-1)?.body).replaceAll(
    JSON.stringify(prompt).slice(1, -1),
    '',
  );

  expect(prompt).toContain('The number on my door is seventeen');
  expect(prompt).toContain(visitor.report.split('\n')[0]);
  expect(prompt).toContain('## How To Read This');
  expect(prompt).toMatch(/<earlier-question-\w{16}>\nWho is my sister in this\?\n<\/earlier-question/);
  expect(prompt).toMatch(/<earlier-answer-\w{16}>\nSimulated answer: you ask “Who is my sister in this\?”/);
  expect(prompt).toMatch(/<question-\w{16}>\nAnd what of the “milk on a Sunday”\?\n<\/question-\w{16}>$/);
  expect(prompt).not.toContain('zebra');
  expect(instructions).toContain('never instructions');
  expect(instructions).not.toMatch(/sister|seventeen|milk on a Sunday/);
});

test('a chat about a picture gets its report and no source text, and quotes an observation', async () => {
  const visitor = await openChatVisitor(stack, sampleText('before'));
  await visitor.follow(await visitor.submitFile('/api/analyze/image/bigfive', await makeJpeg(320, 240)));

  const [question, reply] = await exchangeOf(await askInChat(visitor, 'What in the picture speaks of order?'));

  const [, report] = await visitor.messages();
  const prompt = lastPrompt();
  expect(question?.analysisId).toBe(report?.id);
  expect(prompt.match(/<analysis-\w{16}>/g)).toHaveLength(2);
  expect(prompt).not.toMatch(/<source-\w{16}>/);
  const [, quote = ''] = /What was observed, [^“]*“([^”]+)”/.exec(reply?.content ?? '') ?? [];
  expect(report?.content).toContain(quote);
  expect(quote).not.toBe('');
});

test('a stranger gets 409 for the session’s chat and 404 for its reply', async () => {
  const stranger = await openVisitorWithCookie(stack);
  const { turnId, events } = await askLive(chatVisitor, QUESTION);
  await readToEnd(events);
  const before = await chatVisitor.messages();

  const talked = await askInChat(stranger, QUESTION, { body: { sessionId: chatVisitor.sessionId } });
  const followed = await stranger.request(`/api/analyses/${turnId}/events`);

  expect([talked.status, talked.headers.get('x-error-code')]).toEqual([409, 'NOTHING_TO_DISCUSS']);
  expect(await talked.text()).toBe('There is no analysis in this session to talk about yet.');
  expect(followed.status).toBe(404);
  expect(await chatVisitor.messages()).toEqual(before);
});

test('a session without a finished analysis and an empty or too long question are refused', async () => {
  const codes = await Promise.all(
    [
      askInChat(chatVisitor, QUESTION, { body: { sessionId: randomUUID() } }),
      askInChat(chatVisitor, ' \u200B\n'),
      askInChat(chatVisitor, '', { body: { content: undefined } }),
      askInChat(chatVisitor, 'a'.repeat(MAX_CHAT_CHARS + 1)),
    ].map(async (answer) => (await answer).headers.get('x-error-code')),
  );

  expect(codes).toEqual(['NOTHING_TO_DISCUSS', 'MESSAGE_MISSING', 'MESSAGE_MISSING', 'BAD_REQUEST']);
});

test('the longest question is accepted, also with every character escaped', async () => {
  const body = `{"sessionId":"${chatVisitor.sessionId}","content":"${'\\u6211'.repeat(MAX_CHAT_CHARS)}"}`;

  const answer = await chatVisitor.request('/api/chat', { method: 'POST', body });

  expect((await exchangeOf(answer))[0]?.content).toBe('我'.repeat(MAX_CHAT_CHARS));
});

test('the same key returns the same turn, and is refused for another question', async () => {
  const visitor = await openChatVisitor(stack);
  const headers = { 'idempotency-key': randomUUID() };

  const [one, two] = await Promise.all(
    [1, 2].map(async () => exchangeOf(await askInChat(visitor, QUESTION, { headers }))),
  );
  const other = await askInChat(visitor, 'Something else?', { headers });

  expect(one).toEqual(two);
  expect(other.headers.get('x-error-code')).toBe('IDEMPOTENCY_MISMATCH');
  expect(await visitor.messages()).toHaveLength(3);
});

test('a conversation ends after fifty turns, also with concurrent questions', async () => {
  const visitor = await openChatVisitor(stack);
  await addTurns(visitor, 46);

  const answers = await Promise.all(Array.from({ length: 12 }, () => askInChat(visitor, QUESTION)));

  const { rows } = await sql<{ turns: number }>`
    select count(*)::int as turns from analyses
    where stage = 'reply' and session_id = (select session_id from analyses where id = ${visitor.analysisId})`.execute(
    stack.db,
  );
  const refused = answers.filter(({ status }) => status === 409);
  expect(refused).toHaveLength(8);
  expect(await refused[0]?.text()).toBe('This conversation has reached its limit. Please start a new analysis.');
  expect(refused[0]?.headers.get('x-error-code')).toBe('CHAT_FULL');
  expect(rows).toEqual([{ turns: 50 }]);
});

test('a crisis question gets the crisis card first', async () => {
  const { turnId, events } = await askLive(chatVisitor, 'I want to kill myself. What does the report say about that?');
  const seen = await readToEnd(events);

  const text = textOf(seen);
  expect(text).toMatch(/^## You do not have to carry this alone\n\n[\s\S]*112[\s\S]*\n\nSimulated answer: /);
  expect((await chatVisitor.messages()).find(({ id }) => id === turnId)?.content).toBe(text);
});

test('a report with a crisis card adds no card to later replies', async () => {
  const visitor = await openChatVisitor(stack, `${sampleText()} Some days I want to die.`);

  const [, reply] = await exchangeOf(await askInChat(visitor, QUESTION));

  expect(visitor.report).toMatch(/^#+ /);
  expect(reply?.content).toMatch(/^Simulated answer: /);
});

/** The material of the last model call. */
function lastPrompt(): string {
  const parts = stack.simulator.requests().at(-1)?.parts ?? [];
  return parts.map((part) => ('text' in part ? part.text : '')).join('');
}

/** Adds turns that have already ended. */
async function addTurns({ analysisId }: ChatVisitor, count: number): Promise<void> {
  const { sessionId } = await stack.db
    .selectFrom('analyses')
    .select('sessionId')
    .where('id', '=', analysisId)
    .executeTakeFirstOrThrow();
  const turn = { sessionId, framework: 'chat', frameworkVersion: 1, provider: 'openai', kind: 'text' } as const;
  const rows = Array.from({ length: count }, () => ({
    ...turn,
    id: newId(),
    stage: 'reply' as const,
    status: 'failed' as const,
    aboutId: analysisId,
  }));
  await stack.db.insertInto('analyses').values(rows).execute();
}
