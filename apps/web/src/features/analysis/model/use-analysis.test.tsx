import { type ReactNode, useLayoutEffect } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerMessage, type FakeServer, ok, startFakeServer } from '../../../testing/fake-server.ts';
import { renderWithQueries } from '../../../testing/render.tsx';
import { toastStore } from '../../../ui/toast-store.ts';
import type { RunRequest } from './run-request.ts';
import { type Analysis, useAnalysis } from './use-analysis.ts';
import { visitorLocale } from '../../../lib/visitor-locale.ts';

const accepted = { analysisId: 'a1', messages: [], personalityInsights: null, analysisInsights: null };
const onConsole = vi.spyOn(console, 'error').mockImplementation(() => {});
const onDone = vi.fn();
const onFailed = vi.fn();
const photo: RunRequest = { type: 'media', kind: 'image', framework: 'general', file: new File(['photo'], 'a.png') };
const words: RunRequest = { type: 'text', framework: 'clinical', content: 'My own words' };
let server: FakeServer;
let analysis: Analysis;

function Harness({ isShared }: { isShared: boolean }): ReactNode {
  const current = useAnalysis(
    { id: 'session-1', isKnown: isShared },
    { labelOf: () => 'Clinical', isShared, onDone, onFailed },
  );
  useLayoutEffect(() => {
    analysis = current;
  });
  return null;
}

function open(isShared = false): void {
  renderWithQueries(<Harness isShared={isShared} />);
}

const followed = async (): Promise<void> => {
  await expect.poll(() => server.streams).toHaveLength(1);
};
const notice = () => toastStore.list()[0];

beforeEach(() => {
  server = startFakeServer();
  for (const path of ['', '/text/clinical', '/document', '/image/mbti']) {
    server.answers[`POST /api/analyze${path}`] = { status: 202, body: accepted };
  }
  server.answers['GET /api/messages'] = ok([answerMessage('a1', 'The report')]);
  server.answers['POST /api/analyses/a1/cancel'] = ok({ status: 'cancelled' });
  vi.clearAllMocks();
});
afterEach(() => toastStore.remove());

test('a photo is sent with its fields, followed, and ends with the stored messages', async () => {
  open();
  void analysis.run(photo, 'anthropic');
  await followed();
  expect(analysis.state).toMatchObject({ phase: 'following', percent: 20 });

  server.send({ type: 'end', messageId: 'm-a1' });
  await expect.poll(() => analysis.state.phase).toBe('done');

  const sent = server.calls.find(({ method }) => method === 'POST'); // Skips the cookie check, a GET.
  expect(sent?.body).toEqual({
    mediaData: photo.file,
    mediaType: 'image',
    documentType: 'image',
    maxPeople: 5,
    sessionId: 'session-1',
    selectedModel: 'anthropic',
    title: `Personality Analysis - ${new Date().toLocaleDateString()}`,
    ...visitorLocale(),
  });
  expect(sent?.headers).toEqual({
    Prefer: 'respond-async',
    'Idempotency-Key': expect.stringMatching(/^[\w-]{36}$/),
  });
  expect(analysis).toMatchObject({ analysisId: 'a1', busy: false, messages: [{ content: 'The report' }] });
  expect(analysis.state.percent).toBe(100);
  expect(onDone).toHaveBeenCalledExactlyOnceWith(photo);
  expect(notice()).toMatchObject({ title: 'Analysis Complete' });
});

test('a complete answer is shown without a stream', async () => {
  server.answers['POST /api/analyze'] = ok({
    ...accepted,
    personalityInsights: { individualProfiles: [{ summary: 'Calm.', detailed_analysis: { open_mind: 'Wide.' } }] },
  });
  server.answers['GET /api/messages'] = { status: 500, body: 'Broken.' };
  open();

  await analysis.run(photo, 'openai');

  await expect.poll(() => analysis.state.phase).toBe('done');
  expect(analysis.messages.map(({ content }) => content)).toEqual([
    '# Personality Analysis\n\n## Person 1\n\nCalm.\n\n### Open Mind\n\nWide.',
  ]);
  expect(analysis.analysisId).toBe('a1');
  expect(server.streams).toEqual([]);
});

test('a refused photo is a failed upload at zero percent', async () => {
  server.answers['POST /api/analyze'] = { status: 413, body: 'Too large.' };
  open();

  await analysis.run(photo, 'openai');

  await expect.poll(() => analysis.state).toMatchObject({ phase: 'failed', percent: 0 });
  expect(notice()).toMatchObject({ title: 'Upload Failed', variant: 'destructive' });
  expect(onFailed).toHaveBeenCalledExactlyOnceWith(photo);
  expect(onConsole).toHaveBeenCalledWith(expect.objectContaining({ message: '413: Too large.' }));
});

test('a blank text is not sent', async () => {
  open();

  await analysis.run({ ...words, content: '  ' }, 'openai');

  expect(notice()).toMatchObject({ title: 'Analysis Failed', description: 'Please provide text to analyze' });
  expect(onConsole).toHaveBeenCalledOnce();
  expect(server.calls).toEqual([]);
});

test('a second click starts no second run', async () => {
  open();

  void analysis.run(words, 'openai');
  void analysis.run(words, 'openai');
  await followed();

  expect(server.requests()).toEqual(['POST /api/analyze/text/clinical']);
});

test('a cancelled upload ends without an error, and the next run starts', async () => {
  const held = Promise.withResolvers<void>();
  server.answers['POST /api/analyze'] = { status: 202, body: accepted, until: held.promise };
  open();
  void analysis.run(photo, 'openai');
  await expect.poll(() => server.calls).toHaveLength(1);

  analysis.stop();
  await expect.poll(() => analysis.state).toMatchObject({ phase: 'stopped', percent: 0 });
  held.resolve();
  void analysis.run(words, 'openai');
  await followed();

  expect(server.requests()).toEqual(['POST /api/analyze', 'POST /api/analyze/text/clinical']);
  expect(onConsole).not.toHaveBeenCalled();
});

test('a text cancelled before it was accepted is cancelled on acceptance', async () => {
  const held = Promise.withResolvers<void>();
  server.answers['POST /api/analyze/text/clinical'] = { status: 202, body: accepted, until: held.promise };
  open();
  void analysis.run(words, 'openai');
  await expect.poll(() => server.calls).toHaveLength(1);

  analysis.stop();
  held.resolve();

  await expect.poll(server.requests).toContain('POST /api/analyses/a1/cancel');
  expect(server.streams).toEqual([]);
});

test('a reset forgets the run, closes its stream and reports no end', async () => {
  const held = Promise.withResolvers<void>();
  server.answers['GET /api/messages'] = { ...ok([]), until: held.promise };
  open();
  void analysis.run(words, 'openai');
  await followed();
  server.send({ type: 'end', messageId: 'm-a1' });
  await expect.poll(() => analysis.state.phase).toBe('saving');

  analysis.reset();
  held.resolve();
  await expect.poll(() => analysis.state.phase).toBe('idle');

  expect(server.streams[0]?.readyState).toBe(2);
  expect(analysis.analysisId).toBeUndefined();
  expect(onDone).not.toHaveBeenCalled();
  expect(notice()).toBeUndefined();
});

test('share mode loads nothing of the own session', () => {
  open(true);

  expect(analysis.messages).toEqual([]);
  expect(server.calls).toEqual([]);
});

test('appended messages go to the end of the list, without duplicates', async () => {
  open(true);
  const [first, second] = [answerMessage('a1', 'One'), answerMessage('a2', 'Two')];

  analysis.append([first]);
  analysis.append([first, second]);

  await expect.poll(() => analysis.messages).toEqual([first, second]);
});

test('a lost connection is reported, and so is its recovery', async () => {
  open();
  void analysis.run(words, 'openai');
  await followed();

  server.streams[0]?.onerror?.();
  await expect.poll(() => analysis.state.connection).toBe('waiting');
  server.send({ type: 'progress', percent: 45 });

  await expect.poll(() => analysis.state).toMatchObject({ connection: 'live', percent: 45 });
});
