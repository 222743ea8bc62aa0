import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type FakeServer, startFakeServer } from '../testing/fake-server.ts';
import { askForProof, PUZZLE_WORDS } from '../testing/puzzle.ts';
import { render } from '../testing/render.tsx';
import { toastStore } from '../ui/toast-store.ts';
import { App } from './app.tsx';

const box = page.getByPlaceholder('Type, paste, or upload a document to analyze...');
const accepted = { analysisId: 'a1', messages: [], personalityInsights: null, analysisInsights: null };
const onWorkerEnd = vi.spyOn(Worker.prototype, 'terminate');
const PATH = 'POST /api/analyze/text';
let server: FakeServer;

beforeEach(() => {
  history.replaceState(null, '', '/');
  server = startFakeServer();
  onWorkerEnd.mockClear();
});
afterEach(() => toastStore.remove());

const submits = (): FakeServer['calls'] => server.calls.filter(({ path }) => path === '/api/analyze/text');

async function submit(): Promise<void> {
  render(<App session={{ id: 'session-1', isKnown: false }} />);
  await userEvent.fill(box, 'My own words');
  await userEvent.keyboard('{Enter}');
}

test('an analysis that needs a proof is sent again with one under the same key', async () => {
  const puzzle = await askForProof('easy');
  Object.defineProperty(server.answers, PATH, {
    get: () => (submits().length === 1 ? puzzle : { status: 202, body: accepted }),
  });

  await submit();

  await expect.poll(() => server.streams).toHaveLength(1);
  const [first, second] = submits();
  expect(submits()).toHaveLength(2);
  expect(second?.body).toEqual(first?.body);
  expect(second?.headers).toEqual({ ...first?.headers, 'proof-of-work': expect.any(String) });
  await expect.element(page.getByText(PUZZLE_WORDS)).not.toBeInTheDocument();
});

test('while the puzzle is solved the page says so, and Stop ends it without sending again', async () => {
  server.answers[PATH] = await askForProof('endless');
  await submit();
  await expect.element(page.getByText(PUZZLE_WORDS).first()).toBeVisible();

  expect(onWorkerEnd).not.toHaveBeenCalled();

  await userEvent.click(page.getByRole('button', { name: 'Stop' }));

  await expect.poll(() => onWorkerEnd).toHaveBeenCalledTimes(1);
  await expect.element(page.getByText(PUZZLE_WORDS)).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Analyze Text' })).toBeEnabled();
  await expect.element(box).toHaveValue('My own words');
  expect(submits()).toHaveLength(1);
});
