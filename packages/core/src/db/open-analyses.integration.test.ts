import { randomBytes } from 'node:crypto';
import { makeDatabase, type TestDatabase } from '@app/testkit/database';
import { sampleAnalysis } from '@app/testkit/sample-analysis';
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asSealed } from '../vault/sealed.ts';
import { claimAnalysis, insertAnalysis } from './analyses.ts';
import { holdAnalysis } from './leases.ts';
import { listOpenAnalyses } from './open-analyses.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await makeDatabase();
});
afterAll(() => database.drop());

test('a running analysis is held while its call waits for the provider, and no longer', async () => {
  const { db } = database;
  const [id, sessionId] = [newId(), newId()];
  await db
    .insertInto('sessions')
    .values({ id: sessionId, visitorHash: randomBytes(32), label: sessionId, wrappedKey: asSealed(randomBytes(16)) })
    .execute();
  await insertAnalysis(db, sampleAnalysis({ id, sessionId }));
  await claimAnalysis(db, { id, stage: 'write', holder: { owner: 'one', leaseMs: 150_000 } });
  const isHeld = async (): Promise<unknown> => (await listOpenAnalyses(db, sessionId))[0]?.isHeld;

  expect(await isHeld()).toBe(false);
  await holdAnalysis(db, { id, epoch: 1 }, 60_000);
  expect(await isHeld()).toBe(true);
  await holdAnalysis(db, { id, epoch: 1 }, 0);
  expect(await isHeld()).toBe(false);
});
