import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerMessage } from '../../../testing/fake-server.ts';
import { askForProof, PUZZLE_WORDS } from '../../../testing/puzzle.ts';
import { toastStore } from '../../../ui/toast-store.ts';
import {
  answerLive,
  answerWith,
  ask,
  asked,
  box,
  calls,
  chatMessage,
  log,
  open,
  chunk,
  queryClient,
  send,
  stop,
} from '../__fixtures__/chat-harness.tsx';
import { visitorLocale } from '../../../lib/visitor-locale.ts';

type Wire = ReturnType<typeof answerLive>;

const onConsole = vi.spyOn(console, 'error').mockImplementation(() => {});

beforeEach(() => {
  calls.length = 0;
  onConsole.mockClear();
});
afterEach(() => toastStore.remove());

test('an empty chat says so, and says that an AI answers', async () => {
  open();

  await expect.element(page.getByRole('heading', { name: 'Chat' })).toBeVisible();
  const empty = "No conversation yet. Ask questions about the analysis after it's generated.";
  await expect.element(log.getByText(empty)).toBeVisible();
  await expect.element(page.getByText('You are talking to an AI. Its answers may be wrong.')).toBeVisible();
});

test('the conversation shows names and leaves out analyses', async () => {
  open({
    start: [
      answerMessage('a1', 'The analysis'),
      chatMessage('user', 'Why so?'),
      chatMessage('assistant', '**Two** lists'),
    ],
  });

  await expect.element(log.getByText('Why so?')).toBeVisible();
  await expect.element(log.getByText('You', { exact: true })).toBeVisible();
  await expect.element(log.getByText('AI', { exact: true })).toBeVisible();
  await expect.poll(() => log.element().querySelector('strong')?.textContent).toBe('Two');
  await expect.element(log.getByText('The analysis')).not.toBeInTheDocument();
});

test('a question is shown at once, its reply while it streams, and both stay', async () => {
  const wire = answerLive();
  open({ start: [answerMessage('a1', 'The analysis')] });

  await userEvent.type(box, '  Why so?{Enter}');
  await asked();

  await expect.element(log.getByText('Why so?')).toBeVisible();
  await expect.element(box).toHaveValue('');
  await expect.element(log).toHaveAttribute('aria-busy', 'true');
  expect(calls[0]?.url).toBe('/api/chat');
  expect(calls[0]?.body).toEqual({
    content: 'Why so?',
    sessionId: 'session-1',
    selectedModel: 'openai',
    ...visitorLocale(),
  });
  expect(calls[0]?.init).toMatchObject({ method: 'POST', credentials: 'include' });
  expect(calls[0]?.init.headers).toMatchObject({ Accept: expect.stringContaining('text/event-stream') });

  wire.say(chunk(0, 'A **second '));
  wire.say(chunk(11, 'list**.'));
  await expect.element(log.getByText('second list')).toBeVisible();
  await expect.element(page.getByRole('status').getByText('The AI is writing a reply.')).toBeInTheDocument();

  wire.say({ type: 'end', messageId: 'm9' });
  await expect.element(send).toBeVisible();
  await expect.element(page.getByRole('status').getByText('Reply ready.')).toBeInTheDocument();
  expect(log.getByText('Why so?').elements()).toHaveLength(1);
  expect(log.getByText('second list').elements()).toHaveLength(1);
  expect(toastStore.list()).toEqual([]);
  await expect.poll(() => wire.isLeft()).toBe(true);
});

test('a finished reply invalidates the cached messages', async () => {
  const wire = answerLive();
  queryClient.setQueryData(['messages', 'session-1'], []);
  open();
  await ask();

  wire.say({ type: 'end', messageId: 'm9' });

  await expect.poll(() => queryClient.getQueryState(['messages', 'session-1'])?.isInvalidated).toBe(true);
});

test('a JSON answer without a stream is shown', async () => {
  answerWith(() =>
    Response.json({ messages: [chatMessage('user', 'Why so?'), chatMessage('assistant', 'Two lists')] }),
  );
  open();

  await userEvent.type(box, 'Why so?');
  await userEvent.click(send);

  await expect.element(log.getByText('Two lists')).toBeVisible();
  expect(log.getByText('Why so?').elements()).toHaveLength(1);
});

test('Shift+Enter makes a new line and sends nothing', async () => {
  answerLive();
  open();

  await userEvent.type(box, 'one{Shift>}{Enter}{/Shift}two');

  await expect.element(box).toHaveValue('one\ntwo');
  expect(calls).toEqual([]);
});

test('Enter that ends a composition sends nothing', async () => {
  answerLive();
  open();
  await userEvent.type(box, 'にほん');

  box.element().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true }));

  await expect.element(box).toHaveValue('にほん');
  expect(calls).toEqual([]);
});

test('an empty question is not sent', async () => {
  answerLive();
  open();

  await userEvent.type(box, '   {Enter}');

  await expect.element(send).toBeDisabled();
  expect(calls).toEqual([]);
});

test('a disabled chat accepts typing but does not send', async () => {
  answerLive();
  open({ disabled: true });

  await userEvent.type(box, 'Why so?{Enter}');

  await expect.element(box).toHaveValue('Why so?');
  await expect.element(send).toBeDisabled();
  expect(calls).toEqual([]);
});

test('a suggested question is sent unchanged', async () => {
  answerLive();
  open();

  await userEvent.click(page.getByRole('button', { name: 'What is the strongest evidence?' }));
  await asked();

  expect(calls[0]?.body).toMatchObject({ content: 'What is the strongest evidence?' });
});

test.for([
  {
    failure: 'a refusal',
    respond: () => new Response('Too many requests.', { status: 429 }),
    text: '429: Too many requests.',
  },
  { failure: 'a lost connection', respond: () => Promise.reject(new TypeError('x')), text: 'Failed to send message.' },
  { failure: 'an answer that makes no sense', respond: () => new Response('<html>'), text: 'Failed to send message.' },
])('$failure is shown and logged, and the question returns to the box', async ({ respond, text }) => {
  answerWith(respond);
  open();

  await userEvent.type(box, 'Why so?{Enter}');

  await expect.element(box).toHaveValue('Why so?');
  await expect
    .poll(() => toastStore.list())
    .toMatchObject([{ title: 'Error', description: text, variant: 'destructive' }]);
  expect(onConsole).toHaveBeenCalled();
  await expect.element(log.getByText('Why so?')).not.toBeInTheDocument();
});

test.for([
  [
    'a failure mid-stream shows its status and message',
    (wire: Wire) => wire.say({ type: 'error', code: 'PROVIDER_BUSY', message: 'The model is very busy.' }),
    '503: The model is very busy.',
  ],
  ['a stream that ends too early is a failure', (wire: Wire) => wire.hangUp(), 'Failed to send message.'],
] as const)('%s', async ([, fail, description]) => {
  const wire = answerLive();
  open();
  await ask();

  wire.say(chunk(0, 'Half'));
  fail(wire);

  await expect.element(box).toHaveValue('Why so?');
  await expect.poll(toastStore.list).toMatchObject([{ title: 'Error', description }]);
});

test('a draft typed meanwhile is not overwritten by a failed question', async () => {
  const wire = answerLive();
  open();
  await ask();

  await userEvent.type(box, 'Another');
  wire.hangUp();

  await expect.poll(() => toastStore.list()).toHaveLength(1);
  await expect.element(box).toHaveValue('Another');
});

test('Stop closes the stream, keeps the partial reply and does not send the draft', async () => {
  const wire = answerLive();
  open();
  await ask();
  wire.say(chunk(0, 'Half of it'));
  await expect.element(log.getByText('Half of it')).toBeVisible();
  await userEvent.type(box, 'Next');

  await userEvent.click(stop);

  await expect.element(log.getByText('Stopped. This reply is not finished.')).toBeVisible();
  await expect.element(log.getByText('Half of it')).toBeVisible();
  await expect.element(send).toBeEnabled();
  await expect.element(box).toHaveValue('Next');
  await expect.element(box).toHaveFocus();
  expect(wire.isLeft()).toBe(true);
  expect(calls).toHaveLength(1);
  expect(toastStore.list()).toEqual([]);
  expect(onConsole).not.toHaveBeenCalled();
});

test('the area is 300 px high and starts at the newest message', async () => {
  await import('../../../styles.css');
  open({ start: Array.from({ length: 20 }, (_, index) => chatMessage('assistant', `Reply number ${index}`)) });

  expect(log.element().getBoundingClientRect().height).toBe(300);
  await expect.element(log.getByText('Reply number 19')).toBeInViewport();
});

test('a question that needs a proof is sent again with one', async () => {
  const { status, body } = await askForProof('easy');
  answerWith(() =>
    calls.length === 1
      ? Response.json(body, { status })
      : Response.json({ messages: [chatMessage('user', 'Why so?'), chatMessage('assistant', 'Because')] }),
  );
  open({ start: [answerMessage('a1', 'The analysis')] });

  await userEvent.type(box, 'Why so?{Enter}');

  await expect.element(log.getByText('Because')).toBeVisible();
  expect(calls).toHaveLength(2);
  expect(calls[1]).toMatchObject({
    body: calls[0]?.body,
    init: { headers: { 'proof-of-work': expect.any(String) as string } },
  });
});

test('while a puzzle is solved the chat says so, and Stop ends it without sending again', async () => {
  const { status, body } = await askForProof('endless');
  answerWith(() => Response.json(body, { status }));
  open({ start: [answerMessage('a1', 'The analysis')] });
  await userEvent.type(box, 'Why so?{Enter}');
  await expect.element(log.getByText(PUZZLE_WORDS)).toBeVisible();
  const onWorkerEnd = vi.spyOn(Worker.prototype, 'terminate');

  await userEvent.click(stop);

  await expect.poll(() => onWorkerEnd).toHaveBeenCalledTimes(1);
  await expect.element(log.getByText(PUZZLE_WORDS)).not.toBeInTheDocument();
  await expect.element(send).toBeVisible();
  expect(calls).toHaveLength(1);
  expect(toastStore.list()).toEqual([]);
});
