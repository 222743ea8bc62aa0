import { readdir } from 'node:fs/promises';
import { runFfmpeg } from '@app/testkit/corpus/run-ffmpeg';
import { type Stack, startStack } from '@app/testkit/stack';
import { openVisitor } from '@app/testkit/visitor';
import { expect, onTestFinished, test, vi } from 'vitest';

/** Short locks, so that another worker soon takes over a dead worker's jobs; otherwise as in production. */
const environment = { WORKER_LOCK_MS: '2000', WORKER_STALLED_CHECK_MS: '1000', SWEEP_EVERY_MS: '2000' };

/** Long enough that its preparation can be interrupted. */
const longClip = (): Promise<Buffer> =>
  runFfmpeg({
    options: [
      '-f',
      'lavfi',
      '-i',
      'testsrc2=s=960x540:d=40:r=15',
      '-c:v',
      'libx264',
      '-preset',
      'ultrafast',
      '-g',
      '15',
    ],
    extension: 'mp4',
  });

const openStack = async (own: Record<string, string> = {}) => {
  const stack = await startStack({ environment: { ...environment, ...own } });
  onTestFinished(stack.stop);
  const visitor = openVisitor(() => stack.apis.map(({ url }) => url));
  await visitor.request('/api/status');
  return { stack, visitor };
};

const untilPreparing = (stack: Stack, id: string): Promise<boolean> =>
  vi.waitUntil(
    async () => {
      const row = await stack.db
        .selectFrom('analyses')
        .select(['stage', 'status'])
        .where('id', '=', id)
        .executeTakeFirst();
      return row?.stage === 'prepare' && row.status === 'running';
    },
    { timeout: 80_000, interval: 10 },
  );

const uploadsOf = async (stack: Stack): Promise<string[]> =>
  (await readdir(stack.storageFolder)).filter((name) => !name.startsWith('.'));

test('after a worker dies while it reads a file another one finishes', { timeout: 480_000 }, async () => {
  const { stack, visitor } = await openStack();
  const id = await visitor.submitFile('/api/analyze/video/mbti', await longClip());

  await untilPreparing(stack, id);
  await stack.workers.shift()?.kill('SIGKILL');
  stack.workers.push(await stack.startWorker());
  const { events, gaps, repeats, restarts } = await visitor.follow(id);
  const row = await stack.db.selectFrom('analyses').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const writes = await stack.db.selectFrom('modelCalls').select('id').where('purpose', '=', 'opening').execute();

  expect(events.at(-1)?.type).toBe('end');
  expect({ gaps, repeats, restarts }).toEqual({ gaps: 0, repeats: 0, restarts: 0 });
  expect(row.prepareAttempts).toBe(2);
  expect(writes).toHaveLength(1);
  await vi.waitFor(async () => expect(await uploadsOf(stack)).toEqual([]), { timeout: 30_000 });
});

test('an analysis cancelled while its file is read leaves nothing', { timeout: 480_000 }, async () => {
  const { stack, visitor } = await openStack();
  const id = await visitor.submitFile('/api/analyze/video/bigfive', await longClip());

  await untilPreparing(stack, id);
  const answer = await visitor.request(`/api/analyses/${id}/cancel`, { method: 'POST' });
  const { events } = await visitor.follow(id);

  expect(await answer.json()).toEqual({ status: 'cancelled' });
  expect(events.at(-1)).toMatchObject({ type: 'error', code: 'ANALYSIS_CANCELLED' });
  await vi.waitFor(
    async () => {
      expect(await uploadsOf(stack)).toEqual([]);
      expect((await readdir(stack.workFolder)).filter((name) => name.startsWith('job-'))).toEqual([]);
    },
    { timeout: 40_000 },
  );
  expect(stack.simulator.requests()).toEqual([]);
});

test('an unreadable file fails its analysis with the reason and is removed', { timeout: 240_000 }, async () => {
  const { stack, visitor } = await openStack();
  const broken = Buffer.concat([
    Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex'),
    Buffer.alloc(2_000, 7),
  ]);

  const { events } = await visitor.follow(await visitor.submitFile('/api/analyze/image/bigfive', broken));

  expect(events.at(-1)).toMatchObject({ type: 'error', code: 'FILE_UNREADABLE' });
  await vi.waitFor(async () => expect(await uploadsOf(stack)).toEqual([]), { timeout: 30_000 });
});

test('models and media can run in two processes, and the media process has no key', { timeout: 360_000 }, async () => {
  const stack = await startStack({ workers: 0, environment });
  onTestFinished(stack.stop);
  await stack.startWorker({ WORKER_ROLE: 'models' });
  await stack.startWorker({ WORKER_ROLE: 'media', SIMULATOR_URL: '', ALLOW_SIMULATED_MODELS: '' });
  const visitor = openVisitor(() => stack.apis.map(({ url }) => url));

  const { events } = await visitor.follow(
    await visitor.submitFile(
      '/api/analyze/document',
      Buffer.from('I walked home alone and was glad of it. '.repeat(30)),
    ),
  );

  expect(events.at(-1)?.type).toBe('end');
});
