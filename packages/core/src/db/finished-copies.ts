import { sql } from 'kysely';
import type { Sealed } from '../vault/sealed.ts';
import type { NewAnalysis } from './analyses.ts';
import type { Database } from './database.ts';

/** A shared report as a finished analysis in the session of the visitor who opened the link. */
export type FinishedCopy = Omit<
  NewAnalysis,
  'stage' | 'uploadId' | 'aboutId' | 'quotaSubject' | 'sealedInput' | 'workerKey'
> & {
  lang: string | undefined;
  sealedReport: Sealed;
  sealedContent: Sealed;
};

/** Inserts key, row and message in one statement. `repeated`: the key was taken, or the session was cleared. */
export async function insertFinishedCopy(
  db: Database,
  copy: FinishedCopy,
  idempotency: { key: string; requestHash: Buffer },
): Promise<'inserted' | 'repeated'> {
  const { numAffectedRows } = await sql`
    with session as (
      select id from sessions where id = ${copy.sessionId} for key share
    ), key as (
      insert into idempotency_keys (session_id, key, request_hash, analysis_id)
      select id, ${idempotency.key}, ${idempotency.requestHash}::bytea, ${copy.id}::uuid from session
      on conflict (session_id, key) do nothing
      returning session_id
    ), copy as (
      insert into analyses
        (id, session_id, framework, framework_version, provider, kind, simulated, stage, status, lang, sealed_report,
        finished_at)
      select ${copy.id}::uuid, session_id, ${copy.framework}, ${copy.frameworkVersion}::integer, ${copy.provider},
        ${copy.kind}, ${copy.simulated}::boolean, 'write', 'done', ${copy.lang ?? null}, ${copy.sealedReport}::bytea, now()
      from key
      returning id, session_id
    )
    insert into messages (id, session_id, analysis_id, role, kind, sealed_content)
    select id, session_id, id, 'assistant', 'analysis', ${copy.sealedContent}::bytea from copy`.execute(db);
  return numAffectedRows === 1n ? 'inserted' : 'repeated';
}
