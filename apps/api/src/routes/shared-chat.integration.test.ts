import { randomUUID } from 'node:crypto';
import type { AnalysisReply } from '@app/contract/analyses';
import type { Message } from '@app/contract/messages';
import { type TestApi, openTestApi } from '@app/testkit/open-api';
import { sampleText } from '@app/testkit/sample-text';
import { type SmtpSink, startSmtpSink } from '@app/testkit/smtp-sink';
import { type Stack, startStack } from '@app/testkit/stack';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { buildApp } from '../app.ts';
import { mintCookie } from '../__fixtures__/mint-cookie.ts';

let sink: SmtpSink;
let stack: Stack;
let api: TestApi<FastifyInstance>;
let shareId: string;
let owner: { analysisId: string; text: string };

beforeAll(async () => {
  sink = await startSmtpSink();
  stack = await startStack({ apis: 0, smtp: sink });
  api = await openTestApi(buildApp, stack.environment);
  await vi.waitUntil(async () => (await api.app.inject('/api/status')).json<{ sendgrid: boolean }>().sendgrid, {
    timeout: 80_000,
  });
  const headers = { cookie: await mintCookie(api.app) };
  const sessionId = randomUUID();
  const { analysisId } = await post<AnalysisReply>('/api/analyze/text', headers, { sessionId, content: sampleText() });
  const [message] = (await api.app.inject({ url: `/api/messages?sessionId=${sessionId}`, headers })).json<Message[]>();
  owner = { analysisId, text: message?.content ?? '' };
  await post('/api/share', headers, { analysisId, senderEmail: 'ada@example.org', recipientEmail: 'bob@example.org' });
  const mail = (sink.mails.at(-1)?.message ?? '').replaceAll(/=\r\n/g, '');
  shareId = /\/share\/([\w-]{43})/.exec(mail)?.[1] ?? '';
});

afterAll(async () => {
  await api.close();
  await stack.stop();
  await sink.close();
});

test("a question about a shared report copies it once into the reader's session, without its source", async () => {
  const cookie = await mintCookie(api.app);
  const sessionId = randomUUID();

  const answers = [
    await askAbout(shareId, { cookie, sessionId }),
    await askAbout(shareId, { cookie, sessionId, content: 'And what else?' }),
  ];

  const listed = await api.app.inject({ url: `/api/messages?sessionId=${sessionId}`, headers: { cookie } });
  const messages = listed.json<Message[]>();
  const copyId = messages[0]?.analysisId ?? '';
  const source = await api.app.inject({ url: `/api/analyses/${copyId}/source`, headers: { cookie } });
  const file = await api.app.inject({ url: `/api/download/${copyId}?format=json`, headers: { cookie } });
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect(messages.map(({ kind, role }) => `${kind} ${role}`)).toEqual([
    'analysis assistant',
    'chat user',
    'chat assistant',
    'chat user',
    'chat assistant',
  ]);
  expect(messages[0]?.content).toBe(owner.text);
  expect(new Set(messages.map(({ analysisId }) => analysisId)).size).toBe(1);
  expect(copyId).not.toBe(owner.analysisId);
  expect(source.json()).toMatchObject({ text: null });
  expect(file.statusCode).toBe(200);
});

test('a question about an unknown share gets 404 and creates no session', async () => {
  const cookie = await mintCookie(api.app);
  const sessionId = randomUUID();

  const answer = await askAbout('A'.repeat(43), { cookie, sessionId });

  expect([answer.statusCode, answer.headers['x-error-code']]).toEqual([404, 'NOT_FOUND']);
  expect(await stack.db.selectFrom('sessions').select('id').where('label', '=', sessionId).execute()).toEqual([]);
});

async function post<Answer>(url: string, headers: { cookie: string }, payload: object): Promise<Answer> {
  return (await api.app.inject({ method: 'POST', url, headers, payload })).json<Answer>();
}

function askAbout(
  link: string,
  { cookie, content = 'What stands out?', sessionId }: { cookie: string; content?: string; sessionId: string },
): Promise<LightMyRequestResponse> {
  const payload = { sessionId, content, shareId: link };
  return api.app.inject({ method: 'POST', url: '/api/chat', headers: { cookie }, payload });
}
