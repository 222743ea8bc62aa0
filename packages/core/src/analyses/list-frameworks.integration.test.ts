import { makeDatabase, type TestDatabase } from '@app/testkit/database';
import { sampleAnalysis } from '@app/testkit/sample-analysis';
import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertAnalysis } from '../db/analyses.ts';
import { insertSession } from '../db/sessions.ts';
import { switchOff } from '../db/switches.ts';
import type { Services } from '../services.ts';
import { asSealed } from '../vault/sealed.ts';
import { listFrameworks } from './list-frameworks.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await makeDatabase();
});

afterAll(() => database.drop());

test('a framework reports its median duration and whether it is offered', async () => {
  const { db } = database;
  const wrappedKey = asSealed(Buffer.from('sealed'));
  const session = { id: newId(), label: 'a', visitorHash: Buffer.alloc(32), wrappedKey };
  await insertSession(db, session);
  for (const seconds of [4, 6, 90]) {
    const id = newId();
    await insertAnalysis(db, sampleAnalysis({ id, sessionId: session.id, framework: 'mbti' }));
    await sql`update analyses set status = 'done', started_at = now(),
      finished_at = now() + make_interval(secs => ${seconds}) where id = ${id}`.execute(db);
  }
  await switchOff(db, 'framework:mbti', undefined);

  const list = await listFrameworks({ db } as Services, 'en');

  expect(list.find(({ id }) => id === 'mbti')).toMatchObject({ isOffered: false, expectedSeconds: 6 });
  expect(list.filter(({ expectedSeconds }) => expectedSeconds !== undefined)).toHaveLength(1);
  expect(list.filter(({ isOffered }) => isOffered)).toHaveLength(10);
});
