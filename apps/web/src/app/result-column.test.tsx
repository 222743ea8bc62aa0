import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerMessage, type FakeServer, ok, startFakeServer } from '../testing/fake-server.ts';
import { render } from '../testing/render.tsx';
import { toastStore } from '../ui/toast-store.ts';
import { App } from './app.tsx';

const log = page.getByRole('log', { name: 'Analysis text' });
const conversation = page.getByRole('log', { name: 'Conversation' });
const source = page.getByRole('region', { name: 'Your text' });
const REPORT = '# Report\n\nSome words.\n\n> “I keep a list”\n\n> “I like trains”';
const TEXT = 'I keep a list. I like trains. That is all.';
let server: FakeServer;

beforeEach(async () => {
  await import('../styles.css');
  await page.viewport(1_440, 900);
  history.replaceState(null, '', '/');
  server = startFakeServer();
  server.answers['GET /api/messages'] = ok([answerMessage('a1', REPORT)]);
  server.answers['GET /api/analyses'] = ok([]);
  server.answers['GET /api/analyses/a1/source'] = ok({
    text: TEXT,
    quotes: ['I keep a list', 'I like trains'].map((quote) => {
      const start = TEXT.indexOf(quote);
      return { quote, start, end: start + quote.length };
    }),
  });
});
afterEach(() => toastStore.remove());

function open(): void {
  render(<App session={{ id: 'session-1', isKnown: true }} />);
}

test('a click on a quote in the panel opens the reading view with its passage highlighted', async () => {
  open();

  await userEvent.click(log.getByText('“I like trains”'));

  await expect.element(source.getByRole('button', { name: 'I like trains' })).toHaveAttribute('aria-current', 'true');
  await expect.element(page.getByRole('dialog').getByText('“I like trains”')).toHaveFocus();
});

test('a report without a source opens without one and without a message', async () => {
  server.answers['GET /api/analyses/a1/source'] = ok({ text: null, quotes: [] });
  open();

  await userEvent.click(page.getByRole('button', { name: 'Open reading view' }));

  await expect.element(page.getByRole('dialog').getByText('Some words.')).toBeVisible();
  await expect.poll(server.requests).toContain('GET /api/analyses/a1/source');
  await expect.element(source).not.toBeInTheDocument();
  expect(toastStore.list()).toEqual([]);
});

test('a reply running on load is followed in the chat and not as an analysis', async () => {
  const work = { framework: 'chat', status: 'running', createdAt: '2026-01-01T00:00:00.000Z' };
  server.answers['GET /api/analyses'] = ok([{ ...work, analysisId: 'turn-1', kind: 'chat' }]);
  server.answers['GET /api/messages'] = ok([
    answerMessage('a1', REPORT),
    { ...answerMessage('a1', 'Why so?'), id: 'q1', role: 'user', kind: 'chat' },
  ]);
  open();
  await expect.poll(() => server.streams.map(({ url }) => url)).toEqual(['/api/analyses/turn-1/events']);

  server.send({ type: 'snapshot', text: 'Because of the list' });

  await expect.element(conversation.getByText('Because of the list')).toBeVisible();
  expect(conversation.getByText('Why so?').elements()).toHaveLength(1);
  await expect.element(page.getByRole('progressbar')).not.toBeInTheDocument();
  expect(server.requests().filter((path) => path === 'GET /api/analyses')).toHaveLength(1);
});

test('a shared analysis is downloaded and shared by its share id, and its source is not requested', async () => {
  const shareId = 'Zm9yLXRlc3RzLW9ubHktNDMtbGV0dGVycy1sb25nLXg';
  const analysis = { id: shareId, mediaUrl: null, mediaType: null };
  const messages = [answerMessage(shareId, REPORT)];
  server.answers[`GET /api/shared-analysis/${shareId}`] = ok({ analysis, messages, emailServiceAvailable: true });
  server.answers['GET /api/shares'] = ok([]);
  server.answers['POST /api/share'] = ok({ success: true });
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  history.replaceState(null, '', `/share/${shareId}`);
  open();
  await expect.element(log.getByText('Some words.')).toBeVisible();

  await userEvent.click(page.getByRole('button', { name: 'DOCX' }));
  await userEvent.click(page.getByRole('button', { name: 'Share', exact: true }));
  const dialog = page.getByRole('dialog', { name: 'Share Analysis' });
  await userEvent.fill(dialog.getByLabelText('Your Email'), 'ada@example.org');
  await userEvent.fill(dialog.getByLabelText("Recipient's Email"), 'bob@example.org');
  await userEvent.keyboard('{Enter}');

  await expect.poll(server.requests).toContain('POST /api/share');
  expect(opened.mock.calls[0]?.[0]).toBe(`/api/download/${shareId}?format=docx`);
  expect(server.calls.find(({ path }) => path === '/api/share')?.body).toMatchObject({ analysisId: shareId });
  expect(server.requests().filter((path) => path.endsWith('/source'))).toEqual([]);
  opened.mockRestore();
});

test('the first Tab focuses the skip link', async () => {
  open();
  await expect.element(log.getByText('Some words.')).toBeVisible();

  await userEvent.keyboard('{Tab}');
  const skip = page.getByRole('link', { name: 'Skip to the input' });
  await expect.element(skip).toHaveFocus();
  await expect.element(skip).toBeInViewport({ ratio: 1 });
  await userEvent.keyboard('{Enter}');

  await expect.element(page.getByRole('main')).toHaveFocus();
});
