import type { AskedOpinion } from '@app/contract/opinions';
import { sampleText } from '@app/testkit/sample-text';
import { type Stack, startStack } from '@app/testkit/stack';
import { openVisitorWithCookie } from '@app/testkit/visitor';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

let stack: Stack;

beforeAll(async () => {
  stack = await startStack({
    processes: true,
    environment: { SWEEP_EVERY_MS: '500', ANTHROPIC_API_KEY: 'sim-fault=slow' },
    simulator: { firstTokenMs: 1, chunkMs: 1, chunkChars: 120 },
  });
});

afterAll(() => stack.stop());

test('after its worker is killed a second opinion is finished, and no stored part is paid for again', async () => {
  const visitor = await openVisitorWithCookie(stack);
  const begun = await visitor.request('/api/analyze/text/personality-structure', {
    method: 'POST',
    body: JSON.stringify({ content: sampleText('killed'), sessionId: visitor.sessionId }),
  });
  const { analysisId: first } = (await begun.json()) as { analysisId: string };
  const asked = await visitor.request(`/api/analyses/${first}/opinions`, {
    method: 'POST',
    body: JSON.stringify({ models: ['anthropic'] }),
  });
  const [opinion] = ((await asked.json()) as { asked: AskedOpinion[] }).asked;
  const id = opinion?.analysisId ?? '';
  const kept = () => stack.db.selectFrom('pieceReadings').select('piece').where('analysisId', '=', id).execute();
  const status = async () =>
    (await stack.db.selectFrom('analyses').select('status').where('id', '=', id).executeTakeFirst())?.status;
  await vi.waitUntil(async () => (await kept()).length > 0, { timeout: 120_000, interval: 20 });
  const before = (await kept()).map(({ piece }) => piece);

  await stack.workers[0]?.kill('SIGKILL');
  expect(await status()).toBe('running');
  await stack.startWorker({ ANTHROPIC_API_KEY: 'simulated' });
  await vi.waitUntil(async () => (await status()) === 'done', { timeout: 180_000, interval: 200 });

  const calls = await stack.db
    .selectFrom('modelCalls')
    .select(['attempt', 'part', 'purpose', 'provider'])
    .where('analysisId', '=', id)
    .execute();
  const later = calls.filter(({ attempt, part }) => attempt > 1 && part !== null && before.includes(part));
  expect(later).toEqual([]);
  expect(new Set(calls.map(({ provider }) => provider))).toEqual(new Set(['anthropic']));
  expect((await visitor.messages()).map(({ analysisId }) => analysisId).toSorted()).toEqual([first, id].toSorted());
});
