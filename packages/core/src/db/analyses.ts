import type { AnalysisStatus } from '@app/contract/analyses';
import type { ErrorCode } from '@app/contract/errors';
import type { ProviderId } from '@app/contract/models';
import { type Selectable, sql } from 'kysely';
import type { Sealed } from '../vault/sealed.ts';
import type { Database } from './database.ts';
import { isFinishedBy } from './finished-by.ts';
import { type Holder, insertLease, isAhead, isAloneOrHarmless, isNotBehindOwnSlowFile } from './leases.ts';
import type { AnalysisStage, DatabaseSchema } from './schema.ts';
import type { SessionRow } from './sessions.ts';

/** The quota subjects that the model calls of an analysis count against, as keyed hashes. */
export type QuotaSubject = {
  visitor: Buffer;
  network: Buffer;
  /** The address block that contains the network. */ block: Buffer;
};

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
  /** The id of the partial report that this analysis completes. */
  aboutId?: string | undefined;
  /** The report this one is a second opinion on. */
  opinionOf?: string | undefined;
  quotaSubject: QuotaSubject;
  sealedInput: Sealed;
  workerKey: Sealed;
  /** The key of the file, wrapped for media workers. */
  mediaKey?: Sealed | undefined;
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
  isPartial: boolean;
  lang: string | undefined;
  opinionOf: string | undefined;
  createdAt: string;
};

export const openStatuses = ['queued', 'running'] as const;

/**
 * Inserts the row and its idempotency key in one statement, so in one commit. `repeated`: the key was taken. `gone`:
 * the session was cleared. The row lock on the session orders this against a concurrent clear.
 */
export async function insertAnalysis(
  db: Database,
  analysis: NewAnalysis,
  idempotency?: { key: string; requestHash: Buffer },
): Promise<'inserted' | 'repeated' | 'gone'> {
  const row = {
    id: analysis.id,
    sessionId: analysis.sessionId,
    framework: analysis.framework,
    frameworkVersion: analysis.frameworkVersion,
    provider: analysis.provider,
    kind: analysis.kind,
    simulated: analysis.simulated,
    stage: analysis.stage,
    uploadId: analysis.uploadId ?? null,
    aboutId: analysis.aboutId ?? null,
    opinionOf: analysis.opinionOf ?? null,
    payerVisitor: analysis.quotaSubject.visitor,
    payerNetwork: analysis.quotaSubject.network,
    payerBlock: analysis.quotaSubject.block,
    sealedInput: analysis.sealedInput,
    workerKey: analysis.workerKey,
    mediaKey: analysis.mediaKey ?? null,
  };
  const columns = sql.join(Object.keys(row).map((column) => sql.ref(column)));
  const values = sql.join([
    sql`${row.id}::uuid`,
    sql`${row.sessionId}::uuid`,
    sql`${row.framework}`,
    sql`${row.frameworkVersion}::integer`,
    sql`${row.provider}`,
    sql`${row.kind}`,
    sql`${row.simulated}::boolean`,
    sql`${row.stage}`,
    sql`${row.uploadId}::uuid`,
    sql`${row.aboutId}::uuid`,
    sql`${row.opinionOf}::uuid`,
    sql`${row.payerVisitor}::bytea`,
    sql`${row.payerNetwork}::bytea`,
    sql`${row.payerBlock}::bytea`,
    sql`${row.sealedInput}::bytea`,
    sql`${row.workerKey}::bytea`,
    sql`${row.mediaKey}::bytea`,
  ]);
  const key = idempotency
    ? sql`
      insert into idempotency_keys (session_id, key, request_hash, analysis_id)
      select id, ${idempotency.key}, ${idempotency.requestHash}::bytea, ${row.id}::uuid from session
      on conflict (session_id, key) do nothing
      returning analysis_id`
    : sql`select from session`;
  const { rows } = await sql<{ hasSession: boolean; isNew: boolean }>`
    with session as (
      select id from sessions where id = ${row.sessionId} for key share
    ), key as (
      ${key}
    ), inserted as (
      insert into analyses (${columns}) select ${values} from key
      returning id
    )
    select exists (select from session) as has_session, exists (select from inserted) as is_new`.execute(db);
  if (!rows[0]?.hasSession) return 'gone';
  return rows[0].isNew ? 'inserted' : 'repeated';
}

const analysisColumns = [
  'analyses.id',
  'sessionId',
  'status',
  'attempt',
  'errorCode',
  'framework',
  'provider',
  'kind',
  'stage',
  'uploadId',
  'isPartial',
  'lang',
  'opinionOf',
  'analyses.createdAt',
] as const;

type AnalysisColumns = Pick<
  Selectable<DatabaseSchema['analyses']>,
  'id' | 'createdAt' | Exclude<(typeof analysisColumns)[number], `analyses.${string}`>
>;

export async function findAnalysis(db: Database, id: string): Promise<AnalysisRow | undefined> {
  const row = await db.selectFrom('analyses').select(analysisColumns).where('id', '=', id).executeTakeFirst();
  return row && toAnalysis(row);
}

/** One query: a second one for existing rows only would reveal their existence by its response time. */
export async function findOwnAnalysis(
  db: Database,
  visitorHashes: Buffer[],
  id: string,
): Promise<{ analysis: AnalysisRow; session: SessionRow } | undefined> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('analyses', 'analyses.sessionId', 'sessions.id')
    .select([...analysisColumns, 'label', 'wrappedKey'])
    .where('sessions.visitorHash', 'in', visitorHashes)
    .where('analyses.id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { label, wrappedKey, ...analysis } = row;
  return { analysis: toAnalysis(analysis), session: { id: row.sessionId, label, wrappedKey } };
}

function toAnalysis(row: AnalysisColumns): AnalysisRow {
  return {
    ...row,
    errorCode: row.errorCode ?? undefined,
    uploadId: row.uploadId ?? undefined,
    lang: row.lang ?? undefined,
    opinionOf: row.opinionOf ?? undefined,
    createdAt: row.createdAt.toISOString(),
  };
}

export type ClaimedAnalysis = {
  id: string;
  sessionId: string;
  /** The epoch of everything this claim writes. */
  attempt: number;
  /** The number of this try. Only our own faults and the provider's count; interruptions do not. */
  tries: number;
  /** An earlier attempt at this stage began, no matter how it ended. */
  isAgain: boolean;
  /** Every earlier attempt at preparing was interrupted: none reported its time. */
  wereAllLost: boolean;
  framework: string;
  provider: ProviderId;
  kind: string;
  simulated: boolean;
  stage: AnalysisStage;
  uploadId: string | undefined;
  /** The partial report this analysis completes, or the analysis a chat question is about. */
  aboutId: string | undefined;
  quotaSubject: QuotaSubject;
  sealedInput: Sealed;
  workerKey: Sealed;
  mediaKey: Sealed | undefined;
  /** The result of the media worker, until a worker that writes merges it into the input. */
  sealedPrepared: Sealed | undefined;
};

const claimedColumns = [
  'id',
  'sessionId',
  'attempt',
  'framework',
  'provider',
  'kind',
  'simulated',
  'stage',
  'prepareAttempts',
  'tries',
  'interruptions',
  'uploadId',
  'aboutId',
  'payerVisitor',
  'payerNetwork',
  'payerBlock',
  'sealedInput',
  'workerKey',
  'mediaKey',
  'sealedPrepared',
] as const;

/** Tolerates a worker clock that runs a little ahead of the database clock. */
const CLOCK_TOLERANCE = sql`interval '1 second'`;

/** Claims the next attempt at a stage and the row's lease. Undefined: another worker holds the row, or it has ended. */
export async function claimAnalysis(
  db: Database,
  { id, stage, holder }: { id: string; stage: AnalysisStage; holder: Holder },
): Promise<ClaimedAnalysis | undefined> {
  const { rows } = await sql<ClaimedRow>`
    with claimed as (
      update analyses
      set attempt = attempt + 1, prepare_attempts = prepare_attempts + ${stage === 'prepare' ? 1 : 0},
        status = 'running', started_at = coalesce(started_at, now()), since = now()
      where id = ${id} and stage = ${stage} and status = 'queued'
        and (not_before is null or not_before <= now() + ${CLOCK_TOLERANCE} or ${isAhead})
        and ${isAloneOrHarmless} and ${isNotBehindOwnSlowFile}
      returning ${sql.join(claimedColumns.map((column) => sql.ref(column)))}
    ), leased as (${insertLease(holder, sql`select id, attempt from claimed`)})
    select * from claimed`.execute(db);
  return rows[0] && toClaimed(rows[0]);
}

type ClaimedRow = Pick<Selectable<DatabaseSchema['analyses']>, (typeof claimedColumns)[number]>;

function toClaimed({ prepareAttempts, sealedInput, workerKey, ...row }: ClaimedRow): ClaimedAnalysis | undefined {
  if (!sealedInput || !workerKey) return undefined;
  const { payerVisitor, payerNetwork, payerBlock, interruptions, ...claimed } = row;
  return {
    ...claimed,
    tries: row.tries + 1,
    wereAllLost: prepareAttempts > 1 && interruptions >= prepareAttempts - 1,
    isAgain: (row.stage === 'prepare' ? prepareAttempts : row.attempt - prepareAttempts) > 1,
    uploadId: row.uploadId ?? undefined,
    aboutId: row.aboutId ?? undefined,
    quotaSubject: { visitor: payerVisitor, network: payerNetwork, block: payerBlock },
    sealedInput,
    workerKey,
    mediaKey: row.mediaKey ?? undefined,
    sealedPrepared: row.sealedPrepared ?? undefined,
  };
}

/** Returns the uploads that belong to an open analysis. */
export async function listNeededUploads(db: Database, uploadIds: string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('analyses')
    .select('uploadId')
    .where('status', 'in', openStatuses)
    .where('uploadId', 'in', uploadIds)
    .execute();
  return rows.flatMap(({ uploadId }) => uploadId ?? []);
}

type Sealing = { sealedReport: Sealed; sealedContent: Sealed };
type Finished = Sealing & { id: string; attempt: number; isPartial?: boolean; lang?: string };

/**
 * Saves report and message in one statement, only for the attempt that still holds the row. The message has the
 * analysis's id. The parts of a partial report stay; the parts of the report it completes are deleted. Also true when
 * the same attempt finished it before: the response to that commit may have been lost.
 */
export async function finishAnalysis(db: Database, { isPartial = false, ...done }: Finished): Promise<boolean> {
  const { numAffectedRows } = await sql`
    with done as (
      update analyses
      set status = 'done', is_partial = ${isPartial}::boolean, lang = ${done.lang ?? null}, sealed_report = ${done.sealedReport}, worker_key = null,
        finished_at = now()
      where id = ${done.id} and attempt = ${done.attempt} and status = 'running'
      returning id, session_id, about_id
    ), pieces as (
      delete from piece_readings
      where analysis_id in (select id from done where not ${isPartial}::boolean union all select about_id from done)
    )
    insert into messages (id, session_id, analysis_id, role, kind, sealed_content)
    select id, session_id, id, 'assistant', 'analysis', ${done.sealedContent}::bytea from done`.execute(db);
  return numAffectedRows === 1n || isFinishedBy(db, done);
}

/**
 * Ends an analysis with a fixed notice instead of a report. Deletes its text, its parts, and the partial report it was
 * to complete. Also true when the same attempt did this before.
 */
export async function finishWithNotice(
  db: Database,
  done: { id: string; attempt: number; sealedContent: Sealed },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    with done as (
      update analyses
      set status = 'done', is_partial = false, sealed_input = null, sealed_report = null, worker_key = null,
        finished_at = now()
      where id = ${done.id} and attempt = ${done.attempt} and status = 'running'
      returning id, session_id, about_id
    ), pieces as (
      delete from piece_readings where analysis_id in (select id from done union all select about_id from done)
    ), partial as (
      update analyses set is_partial = false, sealed_input = null, sealed_report = null
      where id in (select about_id from done)
    ), shown as (
      delete from messages where id in (select about_id from done)
    )
    insert into messages (id, session_id, analysis_id, role, kind, sealed_content)
    select id, session_id, id, 'assistant', 'analysis', ${done.sealedContent}::bytea from done`.execute(db);
  return numAffectedRows === 1n || isFinishedBy(db, done);
}

/** Ends an open row. With `attempt`, only if that attempt still holds it; with `stage`, only in that stage. */
export async function closeAnalysis(
  db: Database,
  close: { id: string; attempt?: number; stage?: AnalysisStage; status: 'failed' | 'cancelled'; code: ErrorCode },
): Promise<boolean> {
  const { rows } = await sql`
    with closed as (
      update analyses
      set status = ${close.status}, error_code = ${close.code}, worker_key = null, media_key = null,
        sealed_prepared = null, finished_at = now()
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

/** True while this attempt may write. Callers check Postgres when Redis has lost the stream or its owner. */
export async function holdsAnalysis(db: Database, id: string, attempt: number): Promise<boolean> {
  const row = await findAnalysis(db, id);
  return row?.status === 'running' && row.attempt === attempt;
}
