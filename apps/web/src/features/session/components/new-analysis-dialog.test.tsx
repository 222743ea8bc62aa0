import { SESSION_STORAGE_KEY } from '@app/contract/limits';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openSession, type Session } from '../../../lib/session.ts';
import { type FakeServer, ok, startFakeServer } from '../../../testing/fake-server.ts';
import { renderWithQueries } from '../../../testing/render.tsx';
import { toastStore } from '../../../ui/toast-store.ts';
import { useNewAnalysis } from '../model/use-new-analysis.ts';
import { NewAnalysisDialog } from './new-analysis-dialog.tsx';

const SESSION: Session = { id: 'session-1', isKnown: true };
const button = page.getByRole('button', { name: 'New Analysis' });
const dialog = page.getByRole('dialog', { name: 'Start a new analysis?' });
const onConsole = vi.spyOn(console, 'error').mockImplementation(() => {});
const onLeave = vi.fn<() => void>();
const onKept = vi.fn<() => void>();
const onCleared = vi.fn<(fresh: Session) => void>();
const nothing = { reports: 0, chatMessages: 0, isRunning: false, hasInput: false };
let server: FakeServer;

beforeEach(() => {
  const address = location.href;
  onTestFinished(() => history.replaceState(null, '', address));
  server = startFakeServer();
  server.answers['POST /api/session/clear'] = ok({ success: true });
  localStorage.setItem(SESSION_STORAGE_KEY, SESSION.id);
  vi.clearAllMocks();
});
afterEach(() => toastStore.remove());

function Harness({ isRunning }: { isRunning: boolean }): ReactNode {
  const { start, confirm } = useNewAnalysis({
    session: SESSION,
    losses: { ...nothing, isRunning },
    onLeave,
    onKept,
    onCleared,
  });
  return (
    <>
      <button type="button" onClick={start}>
        New Analysis
      </button>
      {confirm && <NewAnalysisDialog losses={confirm.losses} onAccept={confirm.accept} onCancel={confirm.cancel} />}
    </>
  );
}

async function press({ isRunning = false } = {}): Promise<void> {
  renderWithQueries(<Harness isRunning={isRunning} />);
  await userEvent.click(button);
}

test('the session is cleared and a new one is in the address and in storage', async () => {
  history.replaceState(null, '', '/share/abc');

  await press();

  await expect.poll(() => onCleared).toHaveBeenCalledOnce();
  expect(onLeave).toHaveBeenCalledOnce();
  const fresh = onCleared.mock.calls[0]?.[0];
  expect(fresh).toEqual({ id: expect.stringMatching(/^[A-Za-z0-9_-]{8,64}$/), isKnown: false });
  expect(fresh?.id).not.toBe('session-1');
  expect(`${location.pathname}${location.search}`).toBe(`/?session=${fresh?.id}`);
  expect(openSession('').id).toBe(fresh?.id);
  expect(toastStore.list()).toMatchObject([{ title: 'New Analysis' }]);
  expect(server.calls).toMatchObject([
    { method: 'GET', path: '/api/sessions' },
    { method: 'POST', path: '/api/session/clear', body: { sessionId: 'session-1', all: true } },
  ]);
});

test('a session unknown to the server is replaced', async () => {
  server.answers['POST /api/session/clear'] = { status: 404, body: 'Not found.' };

  await press();

  await expect.poll(() => onCleared).toHaveBeenCalledOnce();
});

test('a failure is shown and logged, and the session stays', async () => {
  server.answers['POST /api/session/clear'] = { status: 500, body: 'Broken.' };
  const before = location.href;

  await press();

  await expect
    .poll(() => toastStore.list())
    .toMatchObject([
      {
        title: 'Error',
        description: 'Failed to clear previous analysis. Please refresh the page.',
        variant: 'destructive',
      },
    ]);
  expect(location.href).toBe(before);
  expect(localStorage.getItem(SESSION_STORAGE_KEY)).toBe('session-1');
  expect(onCleared).not.toHaveBeenCalled();
  expect(onKept).toHaveBeenCalledOnce();
  expect(onConsole).toHaveBeenCalled();
});

test('during a run the dialog asks first, and the visitor may keep everything', async () => {
  await press({ isRunning: true });
  await expect.element(dialog).toBeVisible();

  await userEvent.click(dialog.getByRole('button', { name: 'Keep everything' }));

  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
  expect(server.calls.filter(({ method }) => method === 'POST')).toEqual([]);
});

test('confirming clears the session even during a run', async () => {
  await press({ isRunning: true });

  await userEvent.click(dialog.getByRole('button', { name: 'New Analysis' }));

  await expect.poll(() => onCleared).toHaveBeenCalledOnce();
  await expect.element(dialog).not.toBeInTheDocument();
});

test('the dialog asks about other sessions and shows their counts', async () => {
  const createdAt = '2026-01-01T00:00:00.000Z';
  server.answers['GET /api/sessions'] = ok([{ sessionId: 'other', reports: 3, chatMessages: 2, createdAt }]);

  await press();

  await expect.element(dialog.getByText('3 reports')).toBeVisible();
  await expect.element(dialog.getByText('2 chat messages')).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Keep everything' })).toHaveFocus();
});

test('offline nothing is requested or deleted, then or later', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onTestFinished(() => online.mockRestore());

  await press();
  await expect.poll(() => toastStore.list()).toMatchObject([{ title: 'You are offline' }]);
  online.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await new Promise((resolve) => setTimeout(resolve, 300));

  expect(server.calls).toEqual([]);
  expect(onCleared).not.toHaveBeenCalled();
});
