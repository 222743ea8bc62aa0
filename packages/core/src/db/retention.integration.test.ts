import { randomBytes } from 'node:crypto';
import { MAIL_TRACE_HOURS } from '@app/contract/retention';
import { makeDatabase, type TestDatabase } from '@app/testkit/database';
import { postMail } from '@app/testkit/post-mail';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../config/config.ts';
import { openServices, type Services } from '../services.ts';
import { deleteExpired } from './retention.ts';

let database: TestDatabase;
let services: Services;

beforeAll(async () => {
  database = await makeDatabase();
  services = openServices(
    readConfig({
      DATABASE_URL: database.url,
      REDIS_URL: process.env.TEST_REDIS_URL || 'redis://127.0.0.1:6379',
      SERVER_KEYS: randomBytes(32).toString('base64'),
      LOG_LEVEL: 'silent',
    }),
    'request',
  );
});

afterAll(async () => {
  await services.close();
  await database.drop();
});

test('expired shares and day-old mails and counters are removed, newer ones stay', async () => {
  const [kept, old] = await Promise.all(
    ['kept', 'old'].map((name) => postMail(services, { recipient: `${name}@example.org` })),
  );
  const { db } = database;
  await sql`update shares set expires_at = now() where id = ${old?.linkId}`.execute(db);
  await sql`update share_mails set created_at = now() - make_interval(hours => ${MAIL_TRACE_HOURS}::integer, secs => 1) where id = ${old?.mailId}`.execute(
    db,
  );
  await sql`insert into counters values ('kept', date_trunc('day', now(), 'UTC'), 1), ('old', date_trunc('day', now(), 'UTC') - interval '1 day', 1)`.execute(
    db,
  );

  const removed = await deleteExpired(db, 30);

  expect(removed).toBe(3);
  expect(await db.selectFrom('shares').select('id').execute()).toEqual([{ id: kept?.linkId }]);
  expect(await db.selectFrom('shareMails').select('id').execute()).toEqual([{ id: kept?.mailId }]);
  expect(await db.selectFrom('counters').select('name').execute()).toEqual([{ name: 'kept' }]);
});

test('one run removes all expired rows, even when it takes several statements', async () => {
  const { db } = database;
  await sql`insert into counters select 'old' || number, now() - interval '2 days', 1 from generate_series(1, 20001) number`.execute(
    db,
  );

  expect(await deleteExpired(db, 30)).toBe(20_001);
  expect(await deleteExpired(db, 30)).toBe(0);
});
