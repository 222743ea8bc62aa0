import { SESSION_STORAGE_KEY } from '@app/contract/limits';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { answerMessage, type FakeServer, ok, startFakeServer } from '../testing/fake-server.ts';
import { render } from '../testing/render.tsx';
import { toastStore } from '../ui/toast-store.ts';
import { App } from './app.tsx';

const OLD = 'old-session';
const CLEAR = 'POST /api/session/clear';
const box = page.getByPlaceholder('Type, paste, or upload a document to analyze...');
const question = page.getByPlaceholder('Ask a question about the analysis...');
const log = page.getByRole('log', { name: 'Analysis text' });
const asked = page.getByRole('dialog', { name: 'Start a new analysis?' });
const accepted = { analysisId: 'a1', messages: [], personalityInsights: null, analysisInsights: null };
const onConsole = vi.spyOn(console, 'error').mockImplementation(() => {});
let server: FakeServer;
/** The abort signal of every request the page made. */
let signals: (AbortSignal | null | undefined)[];

beforeEach(() => {
  history.replaceState(null, '', '/');
  server = startFakeServer();
  server.answers[CLEAR] = ok({ success: true });
  server.answers['GET /api/messages'] = ok([answerMessage('a0', 'An earlier report')]);
  server.answers['GET /api/analyses'] = ok([]);
  server.answers['POST /api/analyze/text'] = { status: 202, body: accepted };
  signals = [];
  const answer = fetch;
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    signals.push(init.signal);
    return answer(url, init);
  });
  onConsole.mockClear();
});
afterEach(() => {
  toastStore.remove();
  localStorage.removeItem(SESSION_STORAGE_KEY);
});

async function open(): Promise<void> {
  render(<App session={{ id: OLD, isKnown: true }} />);
  await expect.element(log.getByText('An earlier report')).toBeVisible();
}

async function submit(field: Locator, text: string): Promise<void> {
  await userEvent.fill(field, text);
  await userEvent.keyboard('{Enter}');
}

async function startOver(): Promise<void> {
  await userEvent.click(page.getByRole('button', { name: 'New Analysis' }));
  await expect.poll(() => server.requests().includes(CLEAR) || asked.query()).toBeTruthy();
  if (asked.query()) await userEvent.click(asked.getByRole('button', { name: 'New Analysis' }));
}

const cleared = async (): Promise<void> => {
  await expect.poll(() => toastStore.list()).toMatchObject([{ title: 'New Analysis' }]);
};
const afterClearing = (): string[] => server.requests().slice(server.requests().indexOf(CLEAR) + 1);
/** Long enough for any pending request to be sent. */
const waitForPendingRequests = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 200));

test('the event stream is closed before the session is cleared, and nothing is requested for it afterwards', async () => {
  await open();
  await submit(box, 'My own words');
  await expect.poll(() => server.streams).toHaveLength(1);
  const held = Promise.withResolvers<void>();
  server.answers[CLEAR] = { ...ok({ success: true }), until: held.promise };

  await startOver();
  await expect.poll(server.requests).toContain(CLEAR);
  const wasOpen = server.streams[0]?.readyState;
  held.resolve();
  await cleared();
  await waitForPendingRequests();

  expect(wasOpen).toBe(2);
  expect(server.streams).toHaveLength(1);
  expect(afterClearing()).toEqual([]);
  await expect.element(page.getByText('No analysis yet')).toBeVisible();
  await expect.element(box).toHaveValue('');
  expect(server.calls.find(({ path }) => path === '/api/session/clear')?.body).toEqual({ sessionId: OLD, all: true });
  expect(onConsole).not.toHaveBeenCalled();
});

const pending: [string, string, begin: () => Promise<void>][] = [
  ['a text on its way', 'POST /api/analyze/text', () => submit(box, 'My own words')],
  ['a chat reply', 'POST /api/chat', () => submit(question, 'Why so?')],
  [
    'a request for the source',
    'GET /api/analyses/a0/source',
    () => userEvent.click(page.getByRole('button', { name: 'Open reading view' })),
  ],
];

test.for(pending)(
  'clearing the session aborts %s, ignores its answer and empties the page',
  async ([, call, begin]) => {
    await open();
    const held = Promise.withResolvers<void>();
    server.answers[call] = { ...ok({ ...accepted, text: 'x', quotes: [] }), until: held.promise };
    await begin();
    await expect.poll(server.requests).toContain(call);
    const signal = signals[server.requests().indexOf(call)];
    await userEvent.keyboard('{Escape}');
    await userEvent.fill(question, 'And then');

    await startOver();
    await cleared();
    held.resolve();
    await waitForPendingRequests();

    expect(signal?.aborted).toBe(true);
    expect(afterClearing()).toEqual([]);
    expect(server.streams).toEqual([]);
    await expect.element(question).toHaveValue('');
    await expect.element(page.getByText('Why so?')).not.toBeInTheDocument();
  },
);

test('clearing the session removes the picture and revokes its object URL', async () => {
  const revoked = vi.spyOn(URL, 'revokeObjectURL');
  server.answers['POST /api/analyze'] = ok({ ...accepted, personalityInsights: { analysis: 'About a picture' } });
  await open();
  const data = new DataTransfer();
  data.items.add(new File(['picture'], 'holiday.png', { type: 'image/png' }));
  box.element().dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: data }));
  const shown = page.getByText('holiday.png');
  await expect.element(shown).toBeVisible();
  await expect.element(page.getByRole('progressbar')).not.toBeInTheDocument();

  await startOver();
  await cleared();

  await expect.element(shown).not.toBeInTheDocument();
  expect(revoked).toHaveBeenCalled();
  revoked.mockRestore();
});

test('a visitor from a shared page starts over and analyses a text in the new session', async () => {
  const analysis = { id: 'Link_1', mediaUrl: null, mediaType: null };
  const messages = [answerMessage('Link_1', 'A shared report')];
  server.answers['GET /api/shared-analysis/Link_1'] = ok({ analysis, messages, emailServiceAvailable: false });
  history.replaceState(null, '', '/share/Link_1');
  render(<App session={{ id: OLD, isKnown: true }} />);
  await expect.element(log.getByText('A shared report')).toBeVisible();

  await userEvent.click(page.getByRole('link', { name: 'Analyze your own' }));
  await startOver();
  await cleared();
  await waitForPendingRequests();

  expect(afterClearing()).toEqual([]);
  await expect.element(page.getByText('No analysis yet')).toBeVisible();
  const label = localStorage.getItem(SESSION_STORAGE_KEY);
  expect(`${location.pathname}${location.search}`).toBe(`/?session=${label}`);
  await expect.element(page.getByText(`Messages: 0 (0 from AI) · Session: ${label}`)).toBeVisible();

  await submit(box, 'New words');
  await expect.poll(afterClearing).toEqual(['POST /api/analyze/text']);
  expect(server.calls.at(-1)?.body).toMatchObject({ sessionId: label });
});

test('an unknown address shows the 404 page, and the way back shows the new session', async () => {
  await open();
  await startOver();
  await cleared();

  history.pushState(null, '', '/nowhere');
  await expect.element(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  history.pushState(null, '', '/');

  await expect.element(page.getByText('No analysis yet')).toBeVisible();
});

test('after a failed clear the run is followed again', async () => {
  server.answers[CLEAR] = { status: 500, body: 'Broken.' };
  await open();
  await submit(box, 'My own words');
  await expect.poll(() => server.streams).toHaveLength(1);

  await startOver();
  await expect.poll(() => server.streams).toHaveLength(2);
  server.send({ type: 'snapshot', text: 'Still being written' });

  await expect.element(log.getByText('Still being written')).toBeVisible();
  expect(toastStore.list()).toMatchObject([
    { title: 'Error', description: 'Failed to clear previous analysis. Please refresh the page.' },
  ]);
});
