import { SESSION_STORAGE_KEY } from '@app/contract/limits';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
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

async function startOver(): Promise<void> {
  await userEvent.click(page.getByRole('button', { name: 'New Analysis' }));
  await vi.waitFor(() => expect(paths().includes(CLEAR) || asked.query()).toBeTruthy(), { timeout: 30_000 });
  if (asked.query()) await userEvent.click(asked.getByRole('button', { name: 'New Analysis' }));
}

const cleared = (): Promise<void> =>
  vi.waitFor(() => expect(toastStore.list()).toMatchObject([{ title: 'New Analysis' }]), { timeout: 30_000 });
const paths = (): string[] => server.calls.map(({ method, path }) => `${method} ${path}`);
const afterClearing = (): string[] => paths().slice(paths().indexOf(CLEAR) + 1);
/** Long enough for any pending request to be sent. */
const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 400));

test('a run is left before its session is cleared, and nothing is requested for it afterwards', async () => {
  await open();
  await userEvent.fill(box, 'My own words');
  await userEvent.keyboard('{Enter}');
  await vi.waitFor(() => expect(server.streams).toHaveLength(1), { timeout: 30_000 });
  const held = Promise.withResolvers<void>();
  server.answers[CLEAR] = { ...ok({ success: true }), until: held.promise };

  await startOver();
  await vi.waitFor(() => expect(paths()).toContain(CLEAR), { timeout: 30_000 });
  const wasOpen = server.streams[0]?.readyState;
  held.resolve();
  await cleared();
  await settle();

  expect(wasOpen).toBe(2);
  expect(server.streams).toHaveLength(1);
  expect(afterClearing()).toEqual([]);
  await expect.element(page.getByText('No analysis yet')).toBeVisible();
  await expect.element(box).toHaveValue('');
  expect(server.calls.find(({ path }) => path === '/api/session/clear')?.body).toEqual({ sessionId: OLD, all: true });
  expect(onConsole).not.toHaveBeenCalled();
});

test('clearing the session aborts a text on its way and ignores its answer', async () => {
  const held = Promise.withResolvers<void>();
  server.answers['POST /api/analyze/text'] = { status: 202, body: accepted, until: held.promise };
  await open();
  await userEvent.fill(box, 'My own words');
  await userEvent.keyboard('{Enter}');
  await vi.waitFor(() => expect(paths()).toContain('POST /api/analyze/text'), { timeout: 30_000 });
  const signal = signals[paths().indexOf('POST /api/analyze/text')];

  await startOver();
  await cleared();
  held.resolve();
  await settle();

  expect(signal?.aborted).toBe(true);
  expect(afterClearing()).toEqual([]);
  expect(server.streams).toEqual([]);
});

test('clearing the session aborts a chat reply and empties the draft', async () => {
  const held = Promise.withResolvers<void>();
  server.answers['POST /api/chat'] = { ...ok({ messages: [] }), until: held.promise };
  await open();
  await userEvent.fill(question, 'Why so?');
  await userEvent.keyboard('{Enter}');
  await vi.waitFor(() => expect(paths()).toContain('POST /api/chat'), { timeout: 30_000 });
  const signal = signals[paths().indexOf('POST /api/chat')];
  await userEvent.fill(question, 'And then');

  await startOver();
  await cleared();
  held.resolve();
  await settle();

  expect(signal?.aborted).toBe(true);
  expect(afterClearing()).toEqual([]);
  await expect.element(question).toHaveValue('');
  await expect.element(page.getByText('Why so?')).not.toBeInTheDocument();
});

test('clearing the session aborts a pending request for the source', async () => {
  await open();
  const held = Promise.withResolvers<void>();
  server.answers['GET /api/analyses/a0/source'] = { ...ok({ text: 'x', quotes: [] }), until: held.promise };
  await userEvent.click(page.getByRole('button', { name: 'Open reading view' }));
  await vi.waitFor(() => expect(paths()).toContain('GET /api/analyses/a0/source'), { timeout: 30_000 });
  const signal = signals[paths().indexOf('GET /api/analyses/a0/source')];
  await userEvent.keyboard('{Escape}');

  await startOver();
  await cleared();
  held.resolve();
  await settle();

  expect(signal?.aborted).toBe(true);
  expect(afterClearing()).toEqual([]);
});

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
  await settle();

  expect(afterClearing()).toEqual([]);
  await expect.element(page.getByText('No analysis yet')).toBeVisible();
  const label = localStorage.getItem(SESSION_STORAGE_KEY);
  expect(`${location.pathname}${location.search}`).toBe(`/?session=${label}`);
  await expect.element(page.getByText(`Messages: 0 (0 from AI) · Session: ${label}`)).toBeVisible();

  await userEvent.fill(box, 'New words');
  await userEvent.keyboard('{Enter}');
  await vi.waitFor(() => expect(afterClearing()).toEqual(['POST /api/analyze/text']), { timeout: 30_000 });
  expect(server.calls.at(-1)?.body).toMatchObject({ sessionId: label });
  history.pushState(null, '', '/nowhere');
  await expect.element(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  history.pushState(null, '', '/');
  await expect.element(page.getByText('No analysis yet')).toBeVisible();
});

test('after a failed clear the run is followed again', async () => {
  server.answers[CLEAR] = { status: 500, body: 'Broken.' };
  await open();
  await userEvent.fill(box, 'My own words');
  await userEvent.keyboard('{Enter}');
  await vi.waitFor(() => expect(server.streams).toHaveLength(1), { timeout: 30_000 });

  await startOver();
  await vi.waitFor(() => expect(server.streams).toHaveLength(2), { timeout: 30_000 });
  server.send({ type: 'snapshot', text: 'Still being written' });

  await expect.element(log.getByText('Still being written')).toBeVisible();
  expect(toastStore.list()).toMatchObject([
    { title: 'Error', description: 'Failed to clear previous analysis. Please refresh the page.' },
  ]);
});
