import type { ProviderId } from '@app/contract/models';
import { sql } from 'kysely';
import type { Sealed } from '../vault/sealed.ts';
import { incrementDailyCounters } from './admission.ts';
import type { QuotaSubject } from './analyses.ts';
import type { CounterUse } from './counters.ts';
import type { Database } from './database.ts';
import { isFinishedBy } from './finished-by.ts';

/** A chat question and its pending reply: the `analyses` row carries the work, the message holds the question. */
export type NewTurn = {
  id: string;
  sessionId: string;
  aboutId: string;
  provider: ProviderId;
  simulated: boolean;
  quotaSubject: QuotaSubject;
  sealedInput: Sealed;
  workerKey: Sealed;
  question: { id: string; sealedContent: Sealed };
};

type TurnLimits = {
  maxTurns: number;
  uses: CounterUse[];
  idempotency: { key: string; requestHash: Buffer } | undefined;
};

/**
 * Throws when the visitor's daily limit is reached. `gone`: the session was cleared. `refused`: the idempotency key is
 * taken, or the session has reached its maximum number of turns.
 */
export async function insertTurn(
  db: Database,
  turn: NewTurn,
  limits: TurnLimits,
): Promise<'inserted' | 'refused' | 'gone'> {
  return db.transaction().execute(async (transaction) => {
    // The row lock serializes the turns of a session, so that none exceeds the limit, and orders them against a clear.
    const session = await transaction
      .selectFrom('sessions')
      .select('id')
      .where('id', '=', turn.sessionId)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!session) return 'gone';
    if (!(await insertAll(transaction, turn, limits))) return 'refused';
    await incrementDailyCounters(transaction, limits.uses);
    return 'inserted';
  });
}

/** Inserts key, row and message in one statement: all of them or none. */
async function insertAll(db: Database, turn: NewTurn, { maxTurns, idempotency }: TurnLimits): Promise<boolean> {
  const { question, sessionId } = turn;
  const key = idempotency
    ? sql`insert into idempotency_keys (session_id, key, request_hash, analysis_id)
      select ${sessionId}::uuid, ${idempotency.key}, ${idempotency.requestHash}::bytea, ${turn.id}::uuid from room
      on conflict (session_id, key) do nothing
      returning analysis_id`
    : sql`select from room`;
  const { numAffectedRows } = await sql`
    with room as (
      select where (
        select count(*) from analyses where session_id = ${sessionId} and stage = 'reply'
      ) < ${maxTurns}::integer
    ), key as (
      ${key}
    ), turn as (
      insert into analyses
        (id, session_id, framework, framework_version, provider, kind, simulated, stage, about_id, payer_visitor,
        payer_network, payer_block, sealed_input, worker_key)
      select ${turn.id}::uuid, ${sessionId}::uuid, 'chat', 1, ${turn.provider}, 'text', ${turn.simulated}::boolean,
        'reply', ${turn.aboutId}::uuid, ${turn.quotaSubject.visitor}::bytea, ${turn.quotaSubject.network}::bytea,
        ${turn.quotaSubject.block}::bytea, ${turn.sealedInput}::bytea, ${turn.workerKey}::bytea
      from key
      returning session_id, about_id
    )
    insert into messages (id, session_id, analysis_id, role, kind, sealed_content)
    select ${question.id}::uuid, session_id, about_id, 'user', 'chat', ${question.sealedContent}::bytea
    from turn`.execute(db);
  return numAffectedRows === 1n;
}

/** Only for the attempt that holds the row. The message has the turn's id: a second run adds nothing, returns true. */
export async function finishReply(
  db: Database,
  done: { id: string; attempt: number; sealedContent: Sealed },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    with done as (
      update analyses
      set status = 'done', worker_key = null, finished_at = now()
      where id = ${done.id} and attempt = ${done.attempt} and status = 'running'
      returning id, session_id, about_id
    )
    insert into messages (id, session_id, analysis_id, role, kind, sealed_content)
    select id, session_id, about_id, 'assistant', 'chat', ${done.sealedContent}::bytea from done`.execute(db);
  return numAffectedRows === 1n || isFinishedBy(db, done);
}

/** Finds the analysis a chat turn is about: the given one, or the newest of the session. */
export async function findDiscussable(
  db: Database,
  sessionId: string,
  aboutId?: string,
): Promise<{ id: string; framework: string } | undefined> {
  return (
    db
      .selectFrom('analyses')
      .select(['id', 'framework'])
      .where('sessionId', '=', sessionId)
      .$if(aboutId !== undefined, (query) => query.where('id', '=', aboutId ?? ''))
      .where('stage', '=', 'write')
      .where('status', '=', 'done')
      // An analysis that ended with a fixed notice has no report to discuss.
      .where('sealedReport', 'is not', null)
      .orderBy('createdAt', 'desc')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()
  );
}

export type DiscussedRow = { id: string; kind: string; lang: string | undefined; sealedText: Sealed };

/** Returns the analysis a turn is about, then older ones of its session. Every attempt gets the same list. */
export async function listDiscussed(db: Database, turnId: string, limit: number): Promise<DiscussedRow[]> {
  const rows = await db
    .selectFrom('analyses as turn')
    .innerJoin('analyses as analysis', 'analysis.sessionId', 'turn.sessionId')
    .innerJoin('analyses as about', 'about.id', 'turn.aboutId')
    .innerJoin('messages as message', 'message.id', 'analysis.id')
    .select(['analysis.id', 'analysis.kind', 'analysis.lang', 'message.sealedContent as sealedText'])
    .where('turn.id', '=', turnId)
    .where(sql<boolean>`(analysis.created_at, analysis.id) <= (about.created_at, about.id)`)
    .where('analysis.stage', '=', 'write')
    .where('analysis.status', '=', 'done')
    .where('analysis.sealedReport', 'is not', null)
    .orderBy('analysis.createdAt', 'desc')
    .orderBy('analysis.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...row, lang: row.lang ?? undefined }));
}

export type AnsweredRow = { id: string; sealedInput: Sealed | undefined; sealedAnswer: Sealed };

/** Returns the earlier answered turns of the same session, latest first. */
export async function listAnswered(db: Database, turnId: string, limit: number): Promise<AnsweredRow[]> {
  const rows = await db
    .selectFrom('analyses as turn')
    .innerJoin('analyses as earlier', 'earlier.sessionId', 'turn.sessionId')
    .innerJoin('messages as message', 'message.id', 'earlier.id')
    .select(['earlier.id', 'earlier.sealedInput', 'message.sealedContent as sealedAnswer'])
    .where('turn.id', '=', turnId)
    .where(sql<boolean>`(earlier.created_at, earlier.id) < (turn.created_at, turn.id)`)
    .where('earlier.stage', '=', 'reply')
    .where('earlier.status', '=', 'done')
    .orderBy('earlier.createdAt', 'desc')
    .orderBy('earlier.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...row, sealedInput: row.sealedInput ?? undefined }));
}
