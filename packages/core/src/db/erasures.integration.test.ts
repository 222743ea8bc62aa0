import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { runWithConcurrency } from '@app/testkit/run-with-concurrency';
import { makeDatabase, type TestDatabase } from '@app/testkit/database';
import { sampleAnalysis } from '@app/testkit/sample-analysis';
import { countVisitorRows, NO_VISITOR_ROWS } from '@app/testkit/visitor-rows';
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asSealed } from '../vault/sealed.ts';
import {
  claimAnalysis,
  closeAnalysis,
  finishAnalysis,
  holdsAnalysis,
  insertAnalysis,
  type NewAnalysis,
} from './analyses.ts';
import type { Database } from './database.ts';
import { deleteErasure, eraseSession, listErasures } from './erasures.ts';
import { insertPerception } from './perceptions.ts';
import { changeSelfAnswers } from './self-answers.ts';
import { insertPart } from './parts.ts';
import { finishPreparing } from './prepared.ts';
import type { AnalysisStage } from './schema.ts';
import { insertSession } from './sessions.ts';

const holder = { owner: 'test', leaseMs: 60_000 };
let database: TestDatabase;
let db: Database;
const bytes = asSealed(Buffer.from('sealed'));

beforeAll(async () => {
  database = await makeDatabase();
  db = database.db;
});

afterAll(() => database.drop());

type Session = { id: string; label: string; visitorHash: Buffer };

async function makeSession(visitorHash = randomBytes(32)): Promise<Session> {
  const session = { id: newId(), label: randomUUID(), visitorHash };
  await insertSession(db, { ...session, wrappedKey: bytes });
  return session;
}

const analysisOf = (session: Session, stage: AnalysisStage = 'write'): NewAnalysis =>
  sampleAnalysis({ id: newId(), sessionId: session.id, stage, uploadId: stage === 'prepare' ? newId() : undefined });

async function running(session: Session, stage: AnalysisStage = 'write'): Promise<NewAnalysis> {
  const analysis = analysisOf(session, stage);
  await insertAnalysis(db, analysis, { key: analysis.id, requestHash: randomBytes(32) });
  await claimAnalysis(db, { id: analysis.id, stage, holder });
  return analysis;
}

const erase = ({ visitorHash, label }: Session, nextHash = randomBytes(32)) =>
  eraseSession(db, { visitorHashes: [visitorHash], label, nextHash });

const perceptionOf = ({ id }: Session) => ({
  sessionId: id,
  fileHash: randomBytes(32),
  sense: 'pages' as const,
  provider: 'openai' as const,
});

const atAnyMoment = async <Value>(work: () => Promise<Value>): Promise<Value> => {
  await delay(Math.random() * 10);
  return work();
};

test('erasing a session removes all its rows and records what it leaves elsewhere', async () => {
  const session = await makeSession();
  const [text, file] = [await running(session), await running(session, 'prepare')];
  await insertPart(db, { analysisId: text.id }, { part: 0, sealedContent: bytes });
  await insertPerception(db, perceptionOf(session), bytes);
  await changeSelfAnswers(db, session.id, () => bytes);
  await finishAnalysis(db, { id: text.id, attempt: 1, sealedReport: bytes, sealedContent: bytes });

  const cleared = await erase(session);

  expect(await countVisitorRows(db)).toEqual(NO_VISITOR_ROWS);
  expect(cleared?.isLast).toBe(true);
  expect(await listErasures(db, 0)).toEqual([cleared?.erasure]);
  expect(cleared?.erasure.uploadIds).toEqual([file.uploadId]);
  expect(cleared?.erasure.analyses.toSorted((one, other) => one.id.localeCompare(other.id))).toEqual([
    { id: text.id, stage: 'write', provider: 'openai', attempt: 1 },
    { id: file.id, stage: 'prepare', provider: 'openai', attempt: 1 },
  ]);
  await deleteErasure(db, session.id);
  expect(await listErasures(db, 0)).toEqual([]);
});

test('nothing can be written for an erased session', async () => {
  const session = await makeSession();
  const [text, file] = [await running(session), await running(session, 'prepare')];
  await erase(session);

  const late = await Promise.all([
    insertAnalysis(db, analysisOf(session)),
    insertAnalysis(db, analysisOf(session), { key: randomUUID(), requestHash: randomBytes(32) }),
    insertPart(db, { analysisId: text.id }, { part: 1, sealedContent: bytes }),
    insertPerception(db, perceptionOf(session), bytes),
    changeSelfAnswers(db, session.id, () => bytes),
    claimAnalysis(db, { id: text.id, stage: 'write', holder }),
    finishPreparing(db, { id: file.id, attempt: 1, kind: 'text', sealedPrepared: bytes }),
    finishAnalysis(db, { id: text.id, attempt: 1, sealedReport: bytes, sealedContent: bytes }),
    closeAnalysis(db, { id: text.id, status: 'failed', code: 'INTERNAL' }),
  ]);

  expect(late).toEqual(['gone', 'gone', undefined, undefined, false, undefined, false, false, false]);
  expect(await countVisitorRows(db)).toEqual(NO_VISITOR_ROWS);
});

test('a part that arrives after its analysis ended is refused', async () => {
  const session = await makeSession();
  const { id } = await running(session);
  await closeAnalysis(db, { id, status: 'cancelled', code: 'ANALYSIS_CANCELLED' });

  await insertPart(db, { analysisId: id }, { part: 0, sealedContent: bytes });

  expect(await countVisitorRows(db)).toMatchObject({ analyses: 1, pieceReadings: 0 });
  await erase(session);
});

test('150 clears concurrent with every kind of write leave no rows', async () => {
  const written = await runWithConcurrency(150, 3, async () => {
    const session = await makeSession();
    const [text, file] = [await running(session), await running(session, 'prepare')];
    const [inserted, isFinished, cleared] = await Promise.all([
      atAnyMoment(() => insertAnalysis(db, analysisOf(session))),
      atAnyMoment(() => finishAnalysis(db, { id: text.id, attempt: 1, sealedReport: bytes, sealedContent: bytes })),
      atAnyMoment(() => erase(session)),
      atAnyMoment(() => insertPart(db, { analysisId: text.id }, { part: 0, sealedContent: bytes })),
      atAnyMoment(() => insertPerception(db, perceptionOf(session), bytes)),
      atAnyMoment(() => finishPreparing(db, { id: file.id, attempt: 1, kind: 'text', sealedPrepared: bytes })),
    ]);
    return { inserted, isFinished, erased: cleared?.erasure.analyses.length };
  });

  expect(await countVisitorRows(db)).toEqual(NO_VISITOR_ROWS);
  // Both orders occurred, and every inserted row was erased.
  expect(new Set(written.map(({ inserted }) => inserted))).toEqual(new Set(['inserted', 'gone']));
  expect(new Set(written.map(({ isFinished }) => isFinished))).toEqual(new Set([true, false]));
  expect(written.filter(({ inserted, erased }) => erased !== (inserted === 'inserted' ? 3 : 2))).toEqual([]);
});

test('exactly one of several concurrent clears reports that it cleared the last session', async () => {
  const rounds = await runWithConcurrency(40, 2, async () => {
    const visitorHash = randomBytes(32);
    const sessions = await Promise.all([1, 2, 3].map(() => makeSession(visitorHash)));
    const cleared = await Promise.all([...sessions, ...sessions].map((session) => erase(session)));
    return {
      cleared: cleared.filter(Boolean).length,
      last: cleared.filter((each) => each?.isLast).length,
    };
  });

  expect(rounds).toEqual(rounds.map(() => ({ cleared: 3, last: 1 })));
  expect(await countVisitorRows(db)).toEqual(NO_VISITOR_ROWS);
});

test('shares survive, and move to the visitor’s new hash after the last session is cleared', async () => {
  const [visitorHash, nextHash, otherHash] = [randomBytes(32), randomBytes(32), randomBytes(32)];
  const sessions = [await makeSession(visitorHash), await makeSession(visitorHash)] as const;
  const share = (visitorHash: Buffer) => ({
    id: newId(),
    tokenHash: randomBytes(32),
    visitorHash,
    framework: 'general',
    wrappedKey: bytes,
    sealedSnapshot: bytes,
    expiresAt: new Date(Date.now() + 60_000),
  });
  await db
    .insertInto('shares')
    .values([share(visitorHash), share(otherHash)])
    .execute();
  const owners = async () =>
    (await db.selectFrom('shares').select('visitorHash').orderBy('id').execute()).map((row) => row.visitorHash);

  await erase(sessions[0], nextHash);
  const between = await owners();
  await erase(sessions[1], nextHash);

  expect(between).toEqual([visitorHash, otherHash]);
  expect(await owners()).toEqual([nextHash, otherHash]);
});

test('a foreign or unknown session label erases nothing', async () => {
  const session = await makeSession();
  const { id } = await running(session);

  const answers = await Promise.all([
    erase({ ...session, visitorHash: randomBytes(32) }),
    erase({ ...session, label: randomUUID() }),
  ]);

  expect(answers).toEqual([undefined, undefined]);
  expect(await countVisitorRows(db)).toMatchObject({ sessions: 1, analyses: 1, idempotencyKeys: 1 });
  expect(await holdsAnalysis(db, id, 1)).toBe(true);
});
