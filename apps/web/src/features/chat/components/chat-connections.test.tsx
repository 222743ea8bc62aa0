import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type FakeServer, ok, startFakeServer } from '../../../testing/fake-server.ts';
import { toastStore } from '../../../ui/toast-store.ts';
import {
  answerLive,
  answerWith,
  ask,
  box,
  calls,
  chatMessage,
  log,
  open,
  chunk,
  send,
  stop,
} from '../__fixtures__/chat-harness.tsx';

// What happens to a reply when its connection breaks, the page reloads, or the visitor leaves.

vi.spyOn(console, 'error').mockImplementation(() => {});
let server: FakeServer;

beforeEach(() => {
  calls.length = 0;
  server = startFakeServer();
});
afterEach(() => toastStore.remove());

const LOCATION = { 'Content-Location': '/api/analyses/turn-1/events' };
const CANCEL = 'POST /api/analyses/turn-1/cancel';
const follows = async (): Promise<void> => {
  await expect.poll(() => server.streams.map(({ url }) => url)).toEqual(['/api/analyses/turn-1/events']);
};

test.for([
  ['the connection breaks', (wire: ReturnType<typeof answerLive>) => wire.hangUp()],
  ['the server closes', (wire: ReturnType<typeof answerLive>) => wire.say({ type: 'reconnect' })],
] as const)('when %s the reply continues under its own address', async ([, cut]) => {
  const wire = answerLive(LOCATION);
  open();
  await ask();
  wire.say(chunk(0, 'Half '));
  await expect.element(log.getByText('Half')).toBeVisible();

  cut(wire);
  await follows();
  server.send({ type: 'snapshot', text: 'Half of it ' });
  server.send(chunk(11, 'and the rest.'));
  server.send({ type: 'end', messageId: 'turn-1' });

  await expect.element(log.getByText('Half of it and the rest.')).toBeVisible();
  await expect.element(send).toBeVisible();
  expect(log.getByText('Why so?').elements()).toHaveLength(1);
  expect(server.streams[0]?.readyState).toBe(2);
  expect(calls).toHaveLength(1);
  expect(toastStore.list()).toEqual([]);
});

test('a reply running on load is followed to its end after its question', async () => {
  open({ start: [chatMessage('user', 'Why so?')], openReply: 'turn-1' });
  await follows();
  await expect.element(log).toHaveAttribute('aria-busy', 'true');

  server.send({ type: 'snapshot', text: 'Because of it' });
  await expect.element(log.getByText('Because of it')).toBeVisible();
  server.send({ type: 'end', messageId: 'turn-1' });

  await expect.element(page.getByRole('status').getByText('Reply ready.')).toBeInTheDocument();
  expect(log.getByText('Because of it').elements()).toHaveLength(1);
  expect(log.getByText('Why so?').elements()).toHaveLength(1);
  expect(calls).toEqual([]);
});

test('a failed reply found on load shows its status and message, and the box stays empty', async () => {
  open({ start: [chatMessage('user', 'Why so?')], openReply: 'turn-1' });
  await follows();

  server.send({ type: 'error', code: 'PROVIDER_BUSY', message: 'The model is very busy.' });

  await expect
    .poll(() => toastStore.list())
    .toMatchObject([{ title: 'Error', description: '503: The model is very busy.' }]);
  await expect.element(box).toHaveValue('');
  await expect.element(send).toBeVisible();
});

test('Stop cancels the reply on the server', async () => {
  server.answers[CANCEL] = ok({ status: 'cancelled' });
  const wire = answerLive(LOCATION);
  open();
  await ask();
  wire.say(chunk(0, 'Half of it'));
  await expect.element(log.getByText('Half of it')).toBeVisible();

  await userEvent.click(stop);

  await expect.poll(server.requests).toEqual([CANCEL]);
  await expect.element(log.getByText('Stopped. This reply is not finished.')).toBeVisible();
  expect(wire.isLeft()).toBe(true);
  expect(toastStore.list()).toEqual([]);
});

test('a question stopped before it was accepted is cancelled on acceptance', async () => {
  server.answers[CANCEL] = ok({ status: 'cancelled' });
  const taken = Promise.withResolvers<Response>();
  answerWith(() => taken.promise);
  open();
  await ask();

  await userEvent.click(stop);
  await expect.element(send).toBeVisible();
  expect(calls[0]?.init.signal?.aborted).toBe(false);
  const body = new ReadableStream<Uint8Array>();
  taken.resolve(new Response(body, { headers: { 'Content-Type': 'text/event-stream', ...LOCATION } }));

  await expect.poll(server.requests).toEqual([CANCEL]);
  expect(toastStore.list()).toEqual([]);
  expect(server.streams).toEqual([]);
});

test('starting over ends a reply without a cancel call or a toast', async () => {
  const leaving = new AbortController();
  const wire = answerLive(LOCATION);
  open({ leaving: leaving.signal });
  await ask();

  leaving.abort();

  expect(wire.isLeft()).toBe(true);
  await expect.element(send).toBeVisible();
  expect(server.requests()).toEqual([]);
  expect(toastStore.list()).toEqual([]);
});
