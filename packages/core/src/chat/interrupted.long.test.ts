import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sampleText } from '@app/testkit/sample-text';
import { type Stack, startStack } from '@app/testkit/stack';
import {
  askInChat,
  askLive,
  exchangeOf,
  openChatVisitor,
  readToEnd,
  type ChatVisitor,
  textOf,
  untilText,
} from '@app/testkit/chat';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

const QUESTION = 'What does my planning say about me?';
const CRISIS = 'I want to kill myself.';
const HELP = /^## You do not have to carry this alone\n\n/;

let stack: Stack;
let chatVisitor: ChatVisitor;

/** The first model writes the analysis; each of the others has its own fault. */
beforeAll(async () => {
  stack = await startStack({
    processes: true,
    workers: 1,
    simulator: { firstTokenMs: 1, chunkMs: 0, chunkChars: 30 },
    environment: {
      WORKER_LOCK_MS: '2000',
      WORKER_STALLED_CHECK_MS: '1000',
      SWEEP_EVERY_MS: '2000',
      OPENAI_API_KEY: 'sim-fault=invented-quotes',
      ANTHROPIC_API_KEY: 'sim-fault=hang-mid;after=9;times=1',
      DEEPSEEK_API_KEY: 'sim-fault=hang-mid;after=9',
      PERPLEXITY_API_KEY: 'sim-fault=content-filter',
    },
  });
  chatVisitor = await openChatVisitor(stack);
});

afterAll(() => stack.stop());

test('a reply continues when its reader leaves, and a returning reader gets all of it', async () => {
  const leaving = new AbortController();
  const { turnId, events } = await askLive(chatVisitor, QUESTION, { signal: leaving.signal });
  const seen = await untilText(events);
  leaving.abort();

  const sight = await chatVisitor.follow(turnId);

  const stored = (await chatVisitor.messages()).find(({ id }) => id === turnId);
  expect(sight.events.at(-1)).toEqual({ type: 'end', messageId: turnId });
  expect(sight.text).toBe(stored?.content);
  expect(sight.text.startsWith(seen)).toBe(true);
});

test('after a worker dies mid-reply another one finishes: one question, one reply', async () => {
  const visitor = await openChatVisitor(stack, sampleText('killed'));
  const { turnId, events } = await askLive(visitor, QUESTION, { body: { selectedModel: 'anthropic' } });
  await untilText(events);
  const listed = await visitor.request(`/api/analyses?sessionId=${visitor.sessionId}`);

  await stack.workers.shift()?.kill('SIGKILL');
  stack.workers.push(await stack.startWorker());
  const rest = await readToEnd(events);

  const calls = await stack.db
    .selectFrom('modelCalls')
    .select('attempt')
    .where('analysisId', '=', turnId)
    .where('purpose', '=', 'chat')
    .orderBy('attempt')
    .execute();
  const text = textOf(rest);
  expect(await listed.json()).toMatchObject([{ analysisId: turnId, kind: 'chat', status: 'running' }]);
  expect(rest.filter(({ type }) => type === 'restart')).toEqual([{ type: 'restart', attempt: 2 }]);
  expect(rest.at(-1)).toEqual({ type: 'end', messageId: turnId });
  expect((await chatOf(visitor)).map(({ role, content }) => ({ role, content }))).toEqual([
    { role: 'user', content: QUESTION },
    { role: 'assistant', content: text },
  ]);
  expect(calls.map(({ attempt }) => attempt)).toEqual([1, 2]);
});

test('a cancelled reply ends for reader, worker and provider, and the question stays', async () => {
  const visitor = await openChatVisitor(stack, sampleText('stopped'));
  const { turnId, events } = await askLive(visitor, QUESTION, { body: { selectedModel: 'deepseek' } });
  await untilText(events);

  const stopped = await visitor.request(`/api/analyses/${turnId}/cancel`, { method: 'POST' });
  const rest = await readToEnd(events);

  expect(await stopped.json()).toEqual({ status: 'cancelled' });
  expect(rest.at(-1)).toMatchObject({ type: 'error', code: 'ANALYSIS_CANCELLED' });
  expect((await chatOf(visitor)).map(({ role }) => role)).toEqual(['user']);
  await vi.waitFor(
    () =>
      expect(stack.simulator.requests().findLast(({ provider }) => provider === 'deepseek')?.outcome).toBe('closed'),
    { timeout: 30_000 },
  );
});

test('an invented quotation is withheld and counted in the log', async () => {
  const [, reply] = await exchangeOf(await askInChat(chatVisitor, QUESTION));

  expect(reply?.content).toMatch(/^Simulated answer: .* earlier questions?\. A model would say here/);
  await vi.waitFor(
    async () => expect(await logLinesOf(reply?.id)).toContainEqual(expect.stringContaining('"quotesDropped":1')),
    { timeout: 30_000 },
  );
});

test('a model refusal fails the reply with 422', async () => {
  const answer = await askInChat(chatVisitor, QUESTION, { body: { selectedModel: 'perplexity' } });

  expect([answer.status, answer.headers.get('x-error-code')]).toEqual([422, 'MODEL_REFUSED']);
});

test('a model refusal of a crisis question leaves only the crisis card', async () => {
  const { turnId, events } = await askLive(chatVisitor, `${CRISIS} ${QUESTION}`, {
    body: { selectedModel: 'perplexity' },
  });

  const seen = await readToEnd(events);

  const stored = (await chatVisitor.messages()).find(({ id }) => id === turnId);
  expect(seen.at(-1)).toEqual({ type: 'end', messageId: turnId });
  expect(stored?.content).toMatch(HELP);
  expect(stored?.content).not.toContain('Simulated');
  expect(textOf(seen)).toBe(stored?.content);
});

async function chatOf(visitor: ChatVisitor) {
  return (await visitor.messages()).filter(({ kind }) => kind === 'chat');
}

async function logLinesOf(id = ''): Promise<string[]> {
  const files = await readdir(stack.logFolder);
  const logs = await Promise.all(files.map((file) => readFile(join(stack.logFolder, file), 'utf8')));
  return logs.flatMap((log) => log.split('\n')).filter((line) => line.includes(id));
}
