import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { makeDatabase, type TestDatabase } from '@app/testkit/database';
import { runWithConcurrency } from '@app/testkit/run-with-concurrency';
import { sampleAnalysis } from '@app/testkit/sample-analysis';
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inputContext, messageContext, reportContext } from '../analyses/sealing-contexts.ts';
import { readConfig } from '../config/config.ts';
import { claimAnalysis, finishAnalysis, insertAnalysis } from '../db/analyses.ts';
import { clearSession } from '../erasure/clear-session.ts';
import { announceMail } from '../queue/mail-offer.ts';
import { deleteKeys } from '../redis/delete-keys.ts';
import { openServices, type Services } from '../services.ts';
import { ensureSession } from '../sessions/ensure-session.ts';
import type { Visitor } from '../sessions/visitor.ts';
import { newVisitorSecret } from '../vault/vault.ts';
import { listOwnShares } from './own-shares.ts';
import { shareAnalysis } from './share-analysis.ts';

/** Below the limit of 200 mails per hour in total. */
const ROUNDS = 150;
const CONCURRENCY = 3;

const prefix = `test-${randomUUID()}`;
const REDIS_URL = process.env.TEST_REDIS_URL || 'redis://127.0.0.1:6379';
let database: TestDatabase;
let services: Services;

beforeAll(async () => {
  database = await makeDatabase();
  services = openServices(
    readConfig({
      DATABASE_URL: database.url,
      REDIS_URL,
      REDIS_PREFIX: prefix,
      SERVER_KEYS: randomBytes(32).toString('base64'),
      LOG_LEVEL: 'silent',
    }),
    'request',
  );
  await announceMail(services.redis, prefix);
});

afterAll(async () => {
  await services.close();
  await deleteKeys(REDIS_URL, prefix);
  await database.drop();
});

/** Creates a visitor with one session that has one finished analysis. */
async function makeOwner(): Promise<{ visitor: Visitor; label: string; analysisId: string }> {
  const { db, vault } = services;
  const visitor = { secret: newVisitorSecret() };
  const { id: sessionId, label, key } = await ensureSession(services, visitor, randomUUID());
  const id = newId();
  await insertAnalysis(
    db,
    sampleAnalysis({
      id,
      sessionId,
      sealedInput: vault.seal(key, inputContext(id), JSON.stringify({ type: 'text', content: 'words' })),
      workerKey: vault.wrapForWorker(key, id),
    }),
  );
  const claimed = await claimAnalysis(db, { id, stage: 'write', holder: { owner: 'test', leaseMs: 60_000 } });
  await finishAnalysis(db, {
    id,
    attempt: claimed?.attempt ?? 0,
    sealedReport: vault.seal(key, reportContext(id), '{"kind":"text"}'),
    sealedContent: vault.seal(key, messageContext(id), 'words'),
  });
  return { visitor, label, analysisId: id };
}

const share = (visitor: Visitor, analysisId: string, round: number): Promise<unknown> =>
  shareAnalysis(
    services,
    {
      visitor,
      address: `10.${round}.0.1`,
      source: { analysisId },
      sender: 'ada@example.org',
      recipient: `reader-${round}@example.org`,
    },
    AbortSignal.abort(),
  );

test('after a share concurrent with a clear the owner sees every remaining link', async () => {
  // Adapts the delay, so that on any machine about as many clears come before the share as after it.
  let clearAfterMs = 20;
  const rounds = await runWithConcurrency(ROUNDS, CONCURRENCY, async (round) => {
    const { visitor, label, analysisId } = await makeOwner();
    const [shared, next] = await Promise.all([
      share(visitor, analysisId, round).then(
        () => 'shared',
        (error: unknown) => (error as { code?: string }).code,
      ),
      delay(Math.random() * clearAfterMs).then(() => clearSession(services, visitor, label)),
    ]);
    clearAfterMs *= shared === 'shared' ? 0.87 : 1.15;
    return { shared, isRenewed: next !== undefined, seen: await listOwnShares(services, next) };
  });

  const outcomes = Map.groupBy(rounds, ({ shared }) => shared);
  const stored = await database.db.selectFrom('shares').select('id').execute();
  const seen = rounds.flatMap((round) => round.seen.map(({ linkId }) => linkId));
  const counts = [...outcomes].map(([outcome, all]) => `${outcome} ${all.length}`);
  process.stdout.write(`${ROUNDS} rounds: ${counts.join(', ')}; links ${stored.length}, seen ${seen.length}\n`);
  expect(rounds.every(({ isRenewed }) => isRenewed)).toBe(true);
  expect(new Set(outcomes.keys())).toEqual(new Set(['NOT_FOUND', 'shared']));
  expect(seen.toSorted()).toEqual(stored.map(({ id }) => id).toSorted());
});
