import { readdir } from 'node:fs/promises';
import { runFfmpeg } from '@app/testkit/corpus/run-ffmpeg';
import { type Stack, startStack } from '@app/testkit/stack';
import { openVisitorWithCookie, type TestVisitor } from '@app/testkit/visitor';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

/** Short locks, so that another worker soon takes over a dead worker's jobs; otherwise as in production. */
const environment = { WORKER_LOCK_MS: '2000', WORKER_STALLED_CHECK_MS: '1000', SWEEP_EVERY_MS: '1000' };

let stack: Stack;
let visitor: TestVisitor;
let longClip: Buffer;

beforeAll(async () => {
  // Long enough that its preparation can be interrupted.
  const source = ['-f', 'lavfi', '-i', 'testsrc2=s=960x540:d=40:r=15'];
  const options = [...source, '-c:v', 'libx264', '-preset', 'ultrafast', '-g', '15'];
  [stack, longClip] = await Promise.all([
    startStack({ processes: true, environment }),
    runFfmpeg({ options, extension: 'mp4' }),
  ]);
  visitor = await openVisitorWithCookie(stack);
});

afterAll(() => stack.stop());

const untilPreparing = (id: string): Promise<boolean> =>
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

const uploads = async (): Promise<string[]> =>
  (await readdir(stack.storageFolder)).filter((name) => !name.startsWith('.'));

test('an unreadable file fails its analysis with the reason and is removed', { timeout: 240_000 }, async () => {
  const broken = Buffer.concat([
    Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex'),
    Buffer.alloc(2_000, 7),
  ]);

  const { events } = await visitor.follow(await visitor.submitFile('/api/analyze/image/bigfive', broken));

  expect(events.at(-1)).toMatchObject({ type: 'error', code: 'FILE_UNREADABLE' });
  await vi.waitFor(async () => expect(await uploads()).toEqual([]), { timeout: 30_000 });
});

test('an analysis cancelled while its file is read leaves nothing', { timeout: 480_000 }, async () => {
  const id = await visitor.submitFile('/api/analyze/video/bigfive', longClip);

  await untilPreparing(id);
  const answer = await visitor.request(`/api/analyses/${id}/cancel`, { method: 'POST' });
  const { events } = await visitor.follow(id);

  expect(await answer.json()).toEqual({ status: 'cancelled' });
  expect(events.at(-1)).toMatchObject({ type: 'error', code: 'ANALYSIS_CANCELLED' });
  await vi.waitFor(
    async () => {
      expect(await uploads()).toEqual([]);
      expect((await readdir(stack.workFolder)).filter((name) => name.startsWith('job-'))).toEqual([]);
    },
    { timeout: 40_000 },
  );
  expect(stack.simulator.requests()).toEqual([]);
});

test('after a worker dies while it reads a file another one finishes', { timeout: 480_000 }, async () => {
  const id = await visitor.submitFile('/api/analyze/video/mbti', longClip);

  await untilPreparing(id);
  await stack.workers.shift()?.kill('SIGKILL');
  stack.workers.push(
    ...(await Promise.all([
      stack.startWorker({ WORKER_ROLE: 'models' }),
      stack.startWorker({ WORKER_ROLE: 'media', SIMULATOR_URL: '', ALLOW_SIMULATED_MODELS: '' }),
    ])),
  );
  const { events, gaps, repeats, restarts } = await visitor.follow(id);
  const row = await stack.db.selectFrom('analyses').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const writes = await stack.db.selectFrom('modelCalls').select('id').where('purpose', '=', 'last-reader').execute();

  expect(events.at(-1)?.type).toBe('end');
  expect({ gaps, repeats, restarts }).toEqual({ gaps: 0, repeats: 0, restarts: 0 });
  expect(row.prepareAttempts).toBe(2);
  expect(writes).toHaveLength(1);
  await vi.waitFor(async () => expect(await uploads()).toEqual([]), { timeout: 30_000 });
});

// By the two workers that took over above.
test('models and media can run in two processes, and the media process has no key', { timeout: 360_000 }, async () => {
  const { events } = await visitor.follow(
    await visitor.submitFile(
      '/api/analyze/document',
      Buffer.from('I walked home alone and was glad of it. '.repeat(30)),
    ),
  );

  expect(stack.workers).toHaveLength(2);
  expect(events.at(-1)?.type).toBe('end');
});
