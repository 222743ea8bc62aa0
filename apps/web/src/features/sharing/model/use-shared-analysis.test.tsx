import { type ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerMessage, type FakeServer, ok, startFakeServer } from '../../../testing/fake-server.ts';
import { renderWithQueries } from '../../../testing/render.tsx';
import { toastStore } from '../../../ui/toast-store.ts';
import { useSharedAnalysis } from './use-shared-analysis.ts';

const onConsole = vi.spyOn(console, 'error').mockImplementation(() => {});
let server: FakeServer;
let shared: ReturnType<typeof useSharedAnalysis> | undefined;

beforeEach(() => {
  server = startFakeServer();
  shared = undefined;
  onConsole.mockClear();
});
afterEach(() => toastStore.remove());

function Probe({ shareId }: { shareId: string }): ReactNode {
  const found = useSharedAnalysis(shareId);
  return <output ref={() => void (shared = found)}>{found.state}</output>;
}

function open(shareId: string): void {
  renderWithQueries(<Probe shareId={shareId} />);
}

test('a shared analysis is loaded on entry', async () => {
  const messages = [answerMessage('a1', 'The analysis')];
  const analysis = { id: 'a1', mediaUrl: '/api/media/x', mediaType: 'image' };
  server.answers['GET /api/shared-analysis/Link_1'] = ok({ analysis, messages, emailServiceAvailable: true });

  open('Link_1');

  await expect.poll(() => toastStore.list()).toMatchObject([{ title: 'Shared Analysis Loaded' }]);
  expect(shared).toEqual({ state: 'open', copy: { analysis, messages, emailServiceAvailable: true } });
  expect(server.calls).toHaveLength(1);
});

test('an unknown link is shown as failed and logged', async () => {
  open('gone');

  await expect
    .poll(() => toastStore.list())
    .toMatchObject([
      {
        title: 'Error',
        description: 'Failed to load shared analysis. It may have expired or been removed.',
        variant: 'destructive',
      },
    ]);
  await expect.poll(() => shared).toEqual({ state: 'closed' });
  expect(onConsole).toHaveBeenCalled();
});

test('a link that could not be loaded says why and is retryable', async () => {
  server.answers['GET /api/shared-analysis/Link_1'] = { status: 502, body: '<html>' };

  open('Link_1');

  await expect.poll(() => shared).toMatchObject({ state: 'away' });
  await expect
    .poll(() => toastStore.list())
    .toMatchObject([{ reason: expect.stringContaining('error 502') as string }]);
});
