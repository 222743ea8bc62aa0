import { cancelAnalysis } from '@app/contract/analyses';
import { listMessages } from '@app/contract/messages';
import { readStatus } from '@app/contract/status';
import { afterEach, expect, test, vi } from 'vitest';
import { call, emptyWhenUnknown, urlOf } from './api-client.ts';

afterEach(() => void vi.unstubAllGlobals());

function answer(status: number, body: string, statusText = ''): void {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status, statusText })));
}

test('a refusal throws an error with the status and the body', async () => {
  answer(503, 'The model is very busy.');

  await expect(call(readStatus)).rejects.toThrow('503: The model is very busy.');
});

test("a network failure throws the browser's error", async () => {
  const lost = new TypeError('Failed to fetch');
  vi.stubGlobal('fetch', () => Promise.reject(lost));

  await expect(call(readStatus)).rejects.toBe(lost);
});

test('a refusal without a body throws an error with the status text', async () => {
  answer(502, '', 'Bad Gateway');

  await expect(call(readStatus)).rejects.toThrow('502: Bad Gateway');
});

test('a 401 throws unless an empty result is requested', async () => {
  answer(401, 'Who are you?');

  await expect(call(readStatus)).rejects.toThrow('401: Who are you?');
  await expect(call(readStatus, { on401: 'empty' })).resolves.toBeNull();
  answer(403, 'No.');
  await expect(call(readStatus, { on401: 'empty' })).rejects.toThrow('403: No.');
});

test('a list of an unknown session is empty, and any other refusal throws', async () => {
  answer(404, 'Not found.');
  await expect(emptyWhenUnknown(call(listMessages))).resolves.toEqual([]);

  answer(500, 'Broken.');
  await expect(emptyWhenUnknown(call(listMessages))).rejects.toThrow('500: Broken.');
});

test('credentials are always sent, a content type only with a body', async () => {
  const fetched = vi.fn((_url: string, _init: RequestInit) => Promise.resolve(Response.json({})));
  vi.stubGlobal('fetch', fetched);

  await call(cancelAnalysis, { params: { analysisId: 'a/1' } });
  await call(cancelAnalysis, { body: { x: 1 } });

  expect(fetched.mock.calls[0]).toEqual([
    '/api/analyses/a%2F1/cancel',
    { method: 'POST', credentials: 'include', headers: {} },
  ]);
  expect(fetched.mock.calls[1]?.[1]).toMatchObject({
    headers: { 'Content-Type': 'application/json' },
    body: '{"x":1}',
  });
});

test('a query is escaped', () => {
  expect(urlOf(listMessages, {}, { sessionId: 'a b&c' })).toBe('/api/messages?sessionId=a+b%26c');
});
