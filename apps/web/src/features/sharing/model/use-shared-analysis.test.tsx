import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '../../../lib/query-client.ts';
import { answerMessage, type FakeServer, ok, startFakeServer } from '../../../testing/fake-server.ts';
import { render } from '../../../testing/render.tsx';
import { toastStore } from '../../../ui/toast-store.ts';
import { type Shared, useSharedAnalysis } from './use-shared-analysis.ts';

const onConsole = vi.spyOn(console, 'error').mockImplementation(() => {});
let server: FakeServer;
let shared: Shared | undefined;

beforeEach(() => {
  server = startFakeServer();
  shared = undefined;
  onConsole.mockClear();
});
afterEach(() => toastStore.remove());

function Probe({ shareId }: { shareId: string | undefined }): ReactNode {
  const found = useSharedAnalysis(shareId);
  return <output ref={() => void (shared = found)}>{found?.analysisId}</output>;
}

function open(shareId: string | undefined): void {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Probe shareId={shareId} />
    </QueryClientProvider>,
  );
}

test('the analysis of a link is loaded on entry', async () => {
  const messages = [answerMessage('a1', 'The analysis')];
  const analysis = { id: 'a1', mediaUrl: '/api/media/x', mediaType: 'image' };
  server.answers['GET /api/shared-analysis/Link_1'] = ok({ analysis, messages, emailServiceAvailable: true });

  open('Link_1');

  await vi.waitFor(() => expect(toastStore.list()).toMatchObject([{ title: 'Shared Analysis Loaded' }]));
  expect(shared).toEqual({
    analysisId: 'a1',
    mediaUrl: '/api/media/x',
    mediaType: 'image',
    messages,
    emailServiceAvailable: true,
  });
  expect(server.calls).toHaveLength(1);
});

test('a link that leads nowhere is told and logged', async () => {
  open('gone');

  await vi.waitFor(() =>
    expect(toastStore.list()).toMatchObject([
      {
        title: 'Error',
        description: 'Failed to load shared analysis. It may have expired or been removed.',
        variant: 'destructive',
      },
    ]),
  );
  expect(shared).toBeUndefined();
  expect(onConsole).toHaveBeenCalled();
});

test('without an id nothing is loaded and nothing is wrong', () => {
  open(undefined);

  expect(server.calls).toEqual([]);
  expect(toastStore.list()).toEqual([]);
});
