import { claimAnalysis } from '@app/core/db/analyses';
import { nextJobKey } from '@app/core/analyses/queue-analysis';
import { openAnalyzeFixture } from '@app/testkit/analyze-fixture';
import { afterAll, expect, test } from 'vitest';
import { analyze } from './analyze/analyze.ts';
import { MAX_INTERRUPTIONS, releaseAndRequeue } from './requeue.ts';

const { close, outcome, services, submit } = await openAnalyzeFixture(analyze);
const { db, leases, queue } = services;
afterAll(close);

/** Requeues a row that was interrupted this many times before. */
async function interruptAfter(interruptions: number, charge: 'interruption' | 'nothing') {
  const id = await submit('openai');
  await db.updateTable('analyses').set({ interruptions }).where('id', '=', id).execute();
  const claimed = await claimAnalysis(db, { id, stage: 'write', holder: leases });
  if (!claimed) throw new Error('nothing was claimed');
  await releaseAndRequeue(services, claimed, { charge });
  return { ...(await outcome(id)), isQueued: await queue.has('llm-openai', nextJobKey(claimed)) };
}

test('an analysis interrupted too often fails with ATTEMPTS_EXHAUSTED', async () => {
  const last = await interruptAfter(MAX_INTERRUPTIONS - 1, 'interruption');
  const tooOften = await interruptAfter(MAX_INTERRUPTIONS, 'interruption');

  expect(last).toMatchObject({
    status: 'queued',
    isQueued: true,
    row: { tries: 0, interruptions: MAX_INTERRUPTIONS },
  });
  expect(tooOften).toMatchObject({ status: 'failed', errorCode: 'ATTEMPTS_EXHAUSTED', isQueued: false });
});

test('a requeue without a charge costs no try and no delay', async () => {
  const given = await interruptAfter(5, 'nothing');

  expect(given).toMatchObject({ status: 'queued', isQueued: true, row: { tries: 0, interruptions: 5 } });
  expect(given.row.notBefore?.getTime()).toBeLessThanOrEqual(Date.now() + 1_000);
});

test('a row claimed by someone else is not requeued', async () => {
  const id = await submit('openai');
  const claimed = await claimAnalysis(db, { id, stage: 'write', holder: leases });
  if (!claimed) throw new Error('nothing was claimed');

  await releaseAndRequeue(services, { id, attempt: claimed.attempt - 1 }, { charge: 'try' });

  expect((await outcome(id)).row).toMatchObject({ status: 'running', attempt: 1, tries: 0 });
});
