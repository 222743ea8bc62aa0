import { makeDatabase, type TestDatabase } from '@app/testkit/database';
import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { asSealed } from '../vault/sealed.ts';
import { claimAnalysis } from './analyses.ts';
import { requeueAnalysis } from './leases.ts';
import { findDiscussable, finishReply, insertTurn, type NewTurn } from './chat-turns.ts';

const holder = { owner: 'test', leaseMs: 60_000 };
let database: TestDatabase;

beforeAll(async () => {
  database = await makeDatabase();
});

afterAll(() => database.drop());

const limits = { maxTurns: 50, uses: [], idempotency: undefined };
const sealed = asSealed(Buffer.from('sealed'));

async function openSession(): Promise<string> {
  const id = newId();
  await database.db
    .insertInto('sessions')
    .values({ id, visitorHash: Buffer.from(id), label: 'label-of-one', wrappedKey: sealed })
    .execute();
  return id;
}

function turnIn(sessionId: string): NewTurn {
  const questionId = newId();
  return {
    id: newId(),
    sessionId,
    aboutId: newId(),
    provider: 'openai',
    simulated: true,
    quotaSubject: { visitor: sealed, network: sealed, block: sealed },
    sealedInput: sealed,
    workerKey: sealed,
    question: { id: questionId, sealedContent: sealed },
  };
}

async function countRows(sessionId: string): Promise<number[]> {
  const tables = ['analyses', 'messages', 'idempotencyKeys'] as const;
  return Promise.all(
    tables.map(async (table) => {
      const of = database.db.selectFrom(table).where('sessionId', '=', sessionId);
      return (await of.select('sessionId').execute()).length;
    }),
  );
}

test('a turn inserted while its session is cleared leaves no rows', async () => {
  const sessionId = await openSession();
  const turn = turnIn(sessionId);
  const idempotency = { key: 'a-key-of-one', requestHash: Buffer.from('hash') };

  const inserting = await database.db.transaction().execute(async (clearing) => {
    await clearing.deleteFrom('sessions').where('id', '=', sessionId).execute();
    const late = insertTurn(database.db, turn, { maxTurns: 50, uses: [], idempotency });
    await vi.waitUntil(async () => (await countWaiting()) > 0, { timeout: 30_000 });
    return { late };
  });

  expect(await inserting.late).toBe('gone');
  expect(await countRows(sessionId)).toEqual([0, 0, 0]);
});

test('concurrent turns count each key once and respect the limit', async () => {
  const sessionId = await openSession();
  const keys = Array.from({ length: 4 }, (_, index) => ({ key: `key-number-${index}`, requestHash: Buffer.from('h') }));

  const outcomes = await Promise.all(
    [...keys, ...keys].map((idempotency) =>
      insertTurn(database.db, turnIn(sessionId), { maxTurns: 3, uses: [], idempotency }),
    ),
  );

  expect(outcomes.filter((outcome) => outcome === 'inserted')).toHaveLength(3);
  expect(await countRows(sessionId)).toEqual([3, 3, 3]);
});

test('only the current attempt can finish a turn, and finishing it twice changes nothing', async () => {
  const sessionId = await openSession();
  const turn = turnIn(sessionId);
  await insertTurn(database.db, turn, limits);
  const claim = () => claimAnalysis(database.db, { id: turn.id, stage: 'reply', holder });
  const first = await claim();
  await requeueAnalysis(database.db, { id: turn.id, epoch: 1, charge: 'interruption', delayMs: 0 });
  const second = await claim();
  const finish = (attempt = 0) => finishReply(database.db, { id: turn.id, attempt, sealedContent: sealed });

  const outcomes = [await finish(first?.attempt), await finish(second?.attempt), await finish(second?.attempt)];

  const messages = await database.db
    .selectFrom('messages')
    .select(['id', 'analysisId', 'role', 'kind'])
    .where('sessionId', '=', sessionId)
    .orderBy('id')
    .execute();
  const row = await database.db.selectFrom('analyses').selectAll().where('id', '=', turn.id).executeTakeFirst();
  const shared = { analysisId: turn.aboutId, kind: 'chat' };
  expect(outcomes).toEqual([false, true, true]);
  expect(messages).toEqual([
    { ...shared, id: turn.question.id, role: 'user' },
    { ...shared, id: turn.id, role: 'assistant' },
  ]);
  expect(row).toMatchObject({ status: 'done', workerKey: null, attempt: 2, framework: 'chat', kind: 'text' });
});

test('a session with only a reply has no analysis to chat about', async () => {
  const sessionId = await openSession();
  const turn = turnIn(sessionId);
  await insertTurn(database.db, turn, limits);
  await claimAnalysis(database.db, { id: turn.id, stage: 'reply', holder });
  await finishReply(database.db, { id: turn.id, attempt: 1, sealedContent: sealed });

  expect(await findDiscussable(database.db, sessionId)).toBeUndefined();
});

/** Counts the connections of this database that wait for a lock. */
async function countWaiting(): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::int as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(database.db);
  return rows[0]?.waiting ?? 0;
}
