import type { AnalysisEvent } from '@app/contract/events';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerMessage, type FakeServer, ok, startFakeServer } from '../testing/fake-server.ts';
import { render } from '../testing/render.tsx';
import { toastStore } from '../ui/toast-store.ts';
import { visitorLocale } from '../lib/visitor-locale.ts';
import { App } from './app.tsx';

const box = page.getByPlaceholder('Type, paste, or upload a document to analyze...');
const log = page.getByRole('log', { name: 'Analysis text' });
const bar = page.getByRole('progressbar');
const notices = page.getByRole('region', { name: 'Notifications (F8)' });
const accepted = { analysisId: 'a1', messages: [], personalityInsights: null, analysisInsights: null };
const onConsole = vi.spyOn(console, 'error').mockImplementation(() => {});
let server: FakeServer;

beforeEach(() => {
  history.replaceState(null, '', '/');
  server = startFakeServer();
  server.answers['POST /api/analyze/text'] = { status: 202, body: accepted };
  onConsole.mockClear();
});
afterEach(() => toastStore.remove());

function open(isKnown = false): void {
  render(<App session={{ id: 'session-1', isKnown }} />);
}

async function start(text: string): Promise<void> {
  await userEvent.fill(box, text);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => server.streams).toHaveLength(1);
}

test('a new session requests only the status', async () => {
  open();

  await expect.element(page.getByText('No analysis yet')).toBeVisible();
  await expect.element(page.getByText('Messages: 0 (0 from AI) · Session: session-1')).toBeVisible();
  expect(server.requests()).toEqual(['GET /api/status']);
});

test('models that are not offered are disabled, and simulated models are marked', async () => {
  open();

  await expect.element(page.getByText('Simulated models.')).toBeVisible();
  await expect.element(page.getByRole('radio', { name: 'Model 2' })).toBeChecked();
  await expect.element(page.getByRole('radio', { name: 'Model 3' })).toBeDisabled();
  await expect.element(page.getByRole('radio', { name: 'Model 1' })).toBeEnabled();
});

test('models that are announced after the page was opened become available without a reload', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  server.answers['GET /api/status'] = ok({ sendgrid: false, simulated: false, models: [] });
  open();
  await expect.element(page.getByRole('radio', { name: 'Model 1' })).toBeDisabled();

  server.answers['GET /api/status'] = ok({ sendgrid: false, simulated: true, models: ['anthropic', 'openai'] });
  await vi.advanceTimersByTimeAsync(10_000);

  await expect.element(page.getByRole('radio', { name: 'Model 1' })).toBeEnabled();
  await expect.element(page.getByText('Simulated models.')).toBeVisible();
});

test('switched-off models and frameworks are disabled everywhere on the page', async () => {
  const models = ['anthropic', 'deepseek'];
  server.answers['GET /api/status'] = ok({ sendgrid: false, simulated: true, models, frameworksOff: ['enneagram'] });
  await page.viewport(1440, 900);
  onTestFinished(() => page.viewport(414, 896));
  open();

  await expect.element(page.getByRole('radio', { name: 'Model 2' })).toBeDisabled();
  await expect.element(page.getByRole('button', { name: 'Enneagram, text' })).toBeDisabled();
  await expect.element(page.getByRole('button', { name: 'Enneagram', exact: true })).toBeDisabled();
  await expect.element(page.getByRole('button', { name: 'Big Five, text' })).toBeEnabled();
  await expect.element(page.getByText('Not available at the moment: Enneagram')).toBeVisible();
});

test('a text is sent once, streamed, and replaced by the stored message', async () => {
  open();
  await start('My own words');
  server.send({ type: 'progress', percent: 50 });
  server.send({ type: 'text-delta', offset: 0, text: '# Title\n\nFirst ' });
  server.send({ type: 'text-delta', offset: 15, text: 'words.' });

  await expect.element(log.getByText('First words.')).toBeVisible();
  await expect.element(log).toHaveAttribute('aria-busy', 'true');
  await expect.element(bar).toHaveAttribute('aria-valuenow', '50');
  await expect.element(page.getByRole('status').getByText('Writing the analysis.')).toBeInTheDocument();

  server.answers['GET /api/messages'] = ok([answerMessage('a1', '# Title\n\nFirst words.')]);
  server.send({ type: 'end', messageId: 'm-a1' });

  await expect.element(notices.getByText('Analysis Complete')).toBeVisible();
  await expect.element(page.getByText('Messages: 1 (1 from AI) · Session: session-1')).toBeVisible();
  await expect.element(page.getByText('Analysis ready.')).toBeInTheDocument();
  await expect.element(box).toHaveValue('');
  await expect.element(bar).not.toBeInTheDocument();
  expect(log.getByText('First words.').elements()).toHaveLength(1);
  expect(server.streams[0]?.readyState).toBe(2);
  const sent = server.calls.find(({ path }) => path === '/api/analyze/text');
  expect(sent?.body).toEqual({
    content: 'My own words',
    sessionId: 'session-1',
    selectedModel: 'openai',
    title: `Personality Analysis - ${new Date().toLocaleDateString()}`,
    ...visitorLocale(),
  });
  expect(sent?.headers).toMatchObject({ Prefer: 'respond-async', 'Idempotency-Key': expect.stringMatching(/.{36}/) });
});

test('noticed passages are listed and highlighted until the report begins', async () => {
  open();
  await start('My own words about the sea');
  server.send({ type: 'noticed', quote: 'own words', shows: 'They are yours.', start: 3, end: 12 });

  await expect.element(log.getByText('“own words”')).toBeVisible();
  await expect.element(log.getByText('They are yours.')).toBeVisible();
  await expect.poll(() => document.querySelector('mark')?.textContent).toBe('own words');

  server.send({ type: 'text-delta', offset: 0, text: '# Title' });

  await expect.element(log.getByRole('heading', { name: 'Title' })).toBeVisible();
  await expect.element(log.getByText('They are yours.')).not.toBeInTheDocument();
});

test('an analysis running on load is followed to its end', async () => {
  const summary = { analysisId: 'a7', framework: 'general', status: 'running', createdAt: '2026-01-01T00:00:00.000Z' };
  server.answers['GET /api/analyses'] = ok([summary]);
  open(true);
  await expect.poll(() => server.streams.map(({ url }) => url)).toEqual(['/api/analyses/a7/events']);

  server.send({ type: 'snapshot', text: 'Half of it' });
  await expect.element(log.getByText('Half of it')).toBeVisible();
  server.answers['GET /api/messages'] = ok([answerMessage('a7', 'Half of it and the rest')]);
  server.send({ type: 'end', messageId: 'm-a7' });

  await expect.element(log.getByText('Half of it and the rest')).toBeVisible();
  await expect.element(notices.getByText('Analysis Complete')).toBeVisible();
  expect(server.requests().filter((path) => path.startsWith('POST'))).toEqual([]);
});

test.for([
  ['a gap in the text', { type: 'text-delta', offset: 99, text: 'lost' }],
  ['a reconnect event', { type: 'reconnect' }],
] satisfies [string, AnalysisEvent][])('after %s the stream is reopened once', async ([, event]) => {
  open();
  await start('My own words');

  server.send({ type: 'text-delta', offset: 0, text: 'One ' });
  server.send(event);
  await expect.poll(() => server.streams).toHaveLength(2);
  server.send({ type: 'snapshot', text: 'One two three' });

  await expect.element(log.getByText('One two three')).toBeVisible();
  expect(server.streams).toHaveLength(2);
  expect(server.streams[0]?.readyState).toBe(2);
});

test('unknown events are ignored', async () => {
  open();
  await start('My own words');

  server.send({ type: 'score', value: 1 } as never);
  server.send({ type: 'text-delta', offset: 0, text: 'One two' });

  await expect.element(log.getByText('One two')).toBeVisible();
});

test('a report finished while the page is offline is shown after reconnecting, and until then the card says that it waits', async () => {
  server.answers['GET /api/messages'] = ok([answerMessage('a1', 'The report')]);
  open();
  await start('My own words');
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onTestFinished(() => online.mockRestore());
  window.dispatchEvent(new Event('offline'));

  server.send({ type: 'end', messageId: 'm-a1' });

  await expect.element(page.getByText('You are offline · Waiting for the connection.')).toBeVisible();
  await expect.element(page.getByRole('status').getByText('Waiting for the connection.')).toBeInTheDocument();
  await expect.element(bar).toHaveAttribute('aria-valuenow', '90');
  online.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await expect.element(log.getByText('The report')).toBeVisible();
  await expect.element(page.getByText('Waiting for the connection.')).not.toBeInTheDocument();
  await expect.element(notices.getByText('Analysis Complete')).toBeVisible();
});

test('a failed analysis shows its status and message, and the box keeps its text', async () => {
  open();
  await start('My own words');

  server.send({ type: 'error', code: 'PROVIDER_BUSY', message: 'The model is very busy.' });

  await expect.element(notices.getByText('Analysis Failed')).toBeVisible();
  await expect.element(notices.getByText('503: The model is very busy.')).toBeVisible();
  await expect.element(box).toHaveValue('My own words');
  await expect.element(bar).not.toBeInTheDocument();
  expect(onConsole).toHaveBeenCalled();
});

test('a cancel by the visitor shows no error and reaches the server', async () => {
  server.answers['POST /api/analyses/a1/cancel'] = ok({ status: 'cancelled' });
  open();
  await start('My own words');

  await userEvent.click(page.getByRole('button', { name: 'Stop' }));

  await expect.element(notices.getByText('Analysis Stopped')).toBeVisible();
  await expect.element(bar).not.toBeInTheDocument();
  await expect.element(box).toHaveValue('My own words');
  await expect.poll(server.requests).toContain('POST /api/analyses/a1/cancel');
  expect(server.streams[0]?.readyState).toBe(2);
  expect(onConsole).not.toHaveBeenCalled();
});

test('a report that was finished before the cancel arrived is not called stopped', async () => {
  server.answers['POST /api/analyses/a1/cancel'] = ok({ status: 'done' });
  open();
  await start('My own words');
  server.answers['GET /api/messages'] = ok([answerMessage('a1', '# All of it')]);

  await userEvent.click(page.getByRole('button', { name: 'Stop' }));

  await expect.element(notices.getByText('Analysis Complete')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'All of it' })).toBeVisible();
  expect(notices.getByText('Analysis Stopped').elements()).toEqual([]);
});

test('an unknown path shows the not-found page', async () => {
  history.replaceState(null, '', '/nowhere');
  open();

  await expect.element(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  await expect.element(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
});
