import type { AnalysisStatus, AnalysisSummary } from '@app/contract/analyses';
import type { ErrorCode } from '@app/contract/errors';
import type { ProviderId } from '@app/contract/models';
import { type Selectable, sql } from 'kysely';
import { asSealed, type Sealed } from '../vault/sealed.ts';
import type { Database } from './database.ts';
import type { AnalysisStage, Schema } from './schema.ts';
import type { SessionRow } from './sessions.ts';

/** Whom the model calls of an analysis are charged to, as keyed hashes. */
export type Payer = { visitor: Buffer; network: Buffer };

export type NewAnalysis = {
  id: string;
  sessionId: string;
  framework: string;
  frameworkVersion: number;
  provider: ProviderId;
  kind: string;
  simulated: boolean;
  stage: AnalysisStage;
  uploadId: string | undefined;
  payer: Payer;
  sealedInput: Sealed;
  workerKey: Sealed;
};

export type AnalysisRow = {
  id: string;
  sessionId: string;
  status: AnalysisStatus;
  attempt: number;
  errorCode: ErrorCode | undefined;
  framework: string;
  provider: ProviderId;
  kind: string;
  stage: AnalysisStage;
  uploadId: string | undefined;
};

const openStatuses = ['queued', 'running'] as const;

/**
 * The row and its idempotency key are one statement, so one commit. `repeated`: the key was taken. `gone`: the session
 * was cleared meanwhile; whoever clears it waits for this statement, or this one finds it gone.
 */
export async function insertAnalysis(
  db: Database,
  analysis: NewAnalysis,
  idempotency?: { key: string; requestHash: Buffer },
): Promise<'inserted' | 'repeated' | 'gone'> {
  const row = {
    id: analysis.id,
    session_id: analysis.sessionId,
    framework: analysis.framework,
    framework_version: analysis.frameworkVersion,
    provider: analysis.provider,
    kind: analysis.kind,
    simulated: analysis.simulated,
    stage: analysis.stage,
    upload_id: analysis.uploadId ?? null,
    payer_visitor: analysis.payer.visitor,
    payer_network: analysis.payer.network,
    sealed_input: analysis.sealedInput,
    worker_key: analysis.workerKey,
  };
  const columns = sql.join(Object.keys(row).map((column) => sql.ref(column)));
  const values = sql.join([
    sql`${row.id}::uuid`,
    sql`${row.session_id}::uuid`,
    sql`${row.framework}`,
    sql`${row.framework_version}::integer`,
    sql`${row.provider}`,
    sql`${row.kind}`,
    sql`${row.simulated}::boolean`,
    sql`${row.stage}`,
    sql`${row.upload_id}::uuid`,
    sql`${row.payer_visitor}::bytea`,
    sql`${row.payer_network}::bytea`,
    sql`${row.sealed_input}::bytea`,
    sql`${row.worker_key}::bytea`,
  ]);
  const key = idempotency
    ? sql`
      insert into idempotency_keys (session_id, key, request_hash, analysis_id)
      select id, ${idempotency.key}, ${idempotency.requestHash}::bytea, ${row.id}::uuid from session
      on conflict (session_id, key) do nothing
      returning analysis_id`
    : sql`select from session`;
  const { rows } = await sql<{ has_session: boolean; is_new: boolean }>`
    with session as (
      select id from sessions where id = ${row.session_id} for key share
    ), key as (
      ${key}
    ), inserted as (
      insert into analyses (${columns}) select ${values} from key
      returning id
    )
    select exists (select from session) as has_session, exists (select from inserted) as is_new`.execute(db);
  if (!rows[0]?.has_session) return 'gone';
  return rows[0].is_new ? 'inserted' : 'repeated';
}

export async function findByIdempotencyKey(
  db: Database,
  sessionId: string,
  key: string,
): Promise<{ analysisId: string; requestHash: Buffer } | undefined> {
  const row = await db
    .selectFrom('idempotency_keys')
    .select(['analysis_id', 'request_hash'])
    .where('session_id', '=', sessionId)
    .where('key', '=', key)
    .executeTakeFirst();
  return row && { analysisId: row.analysis_id, requestHash: row.request_hash };
}

const analysisColumns = [
  'analyses.id',
  'session_id',
  'status',
  'attempt',
  'error_code',
  'framework',
  'provider',
  'kind',
  'stage',
  'upload_id',
] as const;

type AnalysisColumns = Pick<
  Selectable<Schema['analyses']>,
  'id' | 'session_id' | 'status' | 'attempt' | 'error_code' | 'framework' | 'provider' | 'kind' | 'stage' | 'upload_id'
>;

export async function findAnalysis(db: Database, id: string): Promise<AnalysisRow | undefined> {
  const row = await db.selectFrom('analyses').select(analysisColumns).where('id', '=', id).executeTakeFirst();
  return row && toAnalysis(row);
}

/** In one query: with a second one for what exists, the time of an answer would tell a stranger that it does. */
export async function findOwnAnalysis(
  db: Database,
  visitorHashes: Buffer[],
  id: string,
): Promise<{ analysis: AnalysisRow; session: SessionRow } | undefined> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('analyses', 'analyses.session_id', 'sessions.id')
    .select([...analysisColumns, 'label', 'wrapped_key'])
    .where('sessions.visitor_hash', 'in', visitorHashes)
    .where('analyses.id', '=', id)
    .executeTakeFirst();
  return (
    row && {
      analysis: toAnalysis(row),
      session: { id: row.session_id, label: row.label, wrappedKey: asSealed(row.wrapped_key) },
    }
  );
}

function toAnalysis(row: AnalysisColumns): AnalysisRow {
  return {
    id: row.id,
    sessionId: row.session_id,
    status: row.status,
    attempt: row.attempt,
    errorCode: (row.error_code as ErrorCode | null) ?? undefined,
    framework: row.framework,
    provider: row.provider,
    kind: row.kind,
    stage: row.stage,
    uploadId: row.upload_id ?? undefined,
  };
}

export async function findSealedInput(db: Database, id: string): Promise<Sealed | undefined> {
  const row = await db.selectFrom('analyses').select('sealed_input').where('id', '=', id).executeTakeFirst();
  return row?.sealed_input ? asSealed(row.sealed_input) : undefined;
}

export async function findSealedReport(db: Database, id: string): Promise<Sealed | undefined> {
  const row = await db.selectFrom('analyses').select('sealed_report').where('id', '=', id).executeTakeFirst();
  return row?.sealed_report ? asSealed(row.sealed_report) : undefined;
}

export async function listOpenAnalyses(db: Database, sessionId: string): Promise<AnalysisSummary[]> {
  const rows = await db
    .selectFrom('analyses')
    .select(['id', 'framework', 'stage', 'status', 'created_at'])
    .where('session_id', '=', sessionId)
    .where('status', 'in', openStatuses)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(20)
    .execute();
  return rows.map((row) => ({
    analysisId: row.id,
    framework: row.framework,
    kind: row.stage === 'reply' ? 'chat' : 'analysis',
    status: row.status,
    createdAt: row.created_at.toISOString(),
  }));
}

export type ClaimedAnalysis = {
  id: string;
  sessionId: string;
  /** The epoch of everything this claim writes. */
  attempt: number;
  /** How often this stage was begun, this time included. */
  tries: number;
  framework: string;
  provider: ProviderId;
  kind: string;
  simulated: boolean;
  stage: AnalysisStage;
  uploadId: string | undefined;
  payer: Payer;
  sealedInput: Sealed;
  workerKey: Sealed;
};

const claimedColumns = [
  'id',
  'session_id',
  'attempt',
  'framework',
  'provider',
  'kind',
  'simulated',
  'stage',
  'prepare_attempts',
  'upload_id',
  'payer_visitor',
  'payer_network',
  'sealed_input',
  'worker_key',
] as const;

/** How often a stage was begun: preparing counts for itself, writing is the rest. */
const triesOf = {
  prepare: sql<number>`prepare_attempts`,
  write: sql<number>`attempt - prepare_attempts`,
  reply: sql<number>`attempt`,
};

/** Takes the next attempt at a stage. Whoever holds an older one can no longer write. Undefined: nothing left to do. */
export async function claimAnalysis(
  db: Database,
  { id, stage, maxTries }: { id: string; stage: AnalysisStage; maxTries: number },
): Promise<ClaimedAnalysis | undefined> {
  const row = await db
    .updateTable('analyses')
    .set({
      attempt: sql<number>`attempt + 1`,
      prepare_attempts: sql<number>`prepare_attempts + ${stage === 'prepare' ? 1 : 0}`,
      status: 'running',
      started_at: sql<Date>`coalesce(started_at, now())`,
      since: sql<Date>`now()`,
    })
    .where('id', '=', id)
    .where('status', 'in', openStatuses)
    .where('stage', '=', stage)
    .where(triesOf[stage], '<', maxTries)
    .returning(claimedColumns)
    .executeTakeFirst();
  return row && toClaimed(row);
}

/** The same row for work that is part of a running attempt. Undefined when nothing runs. */
export async function findRunning(db: Database, id: string): Promise<ClaimedAnalysis | undefined> {
  const row = await db
    .selectFrom('analyses')
    .select(claimedColumns)
    .where('id', '=', id)
    .where('status', '=', 'running')
    .executeTakeFirst();
  return row && toClaimed(row);
}

type ClaimedRow = Pick<Selectable<Schema['analyses']>, (typeof claimedColumns)[number]>;

function toClaimed(row: ClaimedRow): ClaimedAnalysis | undefined {
  if (!row.sealed_input || !row.worker_key) return undefined;
  return {
    id: row.id,
    sessionId: row.session_id,
    attempt: row.attempt,
    tries: row.stage === 'prepare' ? row.prepare_attempts : row.attempt - row.prepare_attempts,
    framework: row.framework,
    provider: row.provider,
    kind: row.kind,
    simulated: row.simulated,
    stage: row.stage,
    uploadId: row.upload_id ?? undefined,
    payer: { visitor: row.payer_visitor, network: row.payer_network },
    sealedInput: asSealed(row.sealed_input),
    workerKey: asSealed(row.worker_key),
  };
}

/** Preparing is over: what the writing starts from takes the place of the file. */
export async function finishPreparing(
  db: Database,
  prepared: { id: string; attempt: number; kind: string; sealedInput: Sealed },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('analyses')
    .set({
      stage: 'write',
      status: 'queued',
      since: sql<Date>`now()`,
      kind: prepared.kind,
      sealed_input: prepared.sealedInput,
    })
    .where('id', '=', prepared.id)
    .where('attempt', '=', prepared.attempt)
    .where('status', '=', 'running')
    .where('stage', '=', 'prepare')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Uploads whose analysis still needs them. */
export async function listNeededUploads(db: Database, uploadIds: string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('analyses')
    .select('upload_id')
    .where('status', 'in', openStatuses)
    .where('upload_id', 'in', uploadIds)
    .execute();
  return rows.flatMap(({ upload_id }) => upload_id ?? []);
}

/** Report and message in one statement, only for the attempt that still holds the row. The message has the analysis's id. */
export async function finishAnalysis(
  db: Database,
  done: { id: string; attempt: number; sealedReport: Sealed; sealedContent: Sealed },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    with done as (
      update analyses
      set status = 'done', sealed_report = ${done.sealedReport}, worker_key = null, finished_at = now()
      where id = ${done.id} and attempt = ${done.attempt} and status = 'running'
      returning id, session_id
    ), pieces as (
      delete from piece_readings where analysis_id = ${done.id} and exists (select from done)
    )
    insert into messages (id, session_id, analysis_id, role, kind, sealed_content)
    select id, session_id, id, 'assistant', 'analysis', ${done.sealedContent}::bytea from done`.execute(db);
  return numAffectedRows === 1n;
}

/** Ends an open row. With `attempt`, only if that attempt still holds it; with `stage`, only in that stage. */
export async function closeAnalysis(
  db: Database,
  close: { id: string; attempt?: number; stage?: AnalysisStage; status: 'failed' | 'cancelled'; code: ErrorCode },
): Promise<boolean> {
  const { rows } = await sql`
    with closed as (
      update analyses
      set status = ${close.status}, error_code = ${close.code}, worker_key = null, finished_at = now()
      where id = ${close.id} and status in ('queued', 'running')
        and attempt = coalesce(${close.attempt ?? null}::integer, attempt)
        and stage = coalesce(${close.stage ?? null}::text, stage)
      returning id
    ), pieces as (
      delete from piece_readings where analysis_id = ${close.id} and exists (select from closed)
    )
    select id from closed`.execute(db);
  return rows.length === 1;
}

/** True while this attempt may write: Postgres is asked when Redis has forgotten. */
export async function holdsAnalysis(db: Database, id: string, attempt: number): Promise<boolean> {
  const row = await findAnalysis(db, id);
  return row?.status === 'running' && row.attempt === attempt;
}

export async function listStrandedCandidates(
  db: Database,
  olderThanMs: number,
): Promise<{ id: string; provider: ProviderId; status: AnalysisStatus; stage: AnalysisStage }[]> {
  return db
    .selectFrom('analyses')
    .select(['id', 'provider', 'status', 'stage'])
    .where('status', 'in', openStatuses)
    .where('created_at', '<', sql<Date>`now() - make_interval(secs => ${olderThanMs / 1000})`)
    .orderBy('created_at')
    .limit(1_000)
    .execute();
}
