import type { AnalysisStatus } from '@app/contract/analyses';
import type { ErrorCode } from '@app/contract/errors';
import type { ProviderId } from '@app/contract/models';
import { sql } from 'kysely';
import { openStatuses } from './analyses.ts';
import type { Database } from './database.ts';

/** A report and the opinions on it share the id of the first of them. */
type Group = { sessionId: string; firstId: string };

export type OpinionRow = {
  id: string;
  provider: ProviderId;
  status: AnalysisStatus;
  errorCode: ErrorCode | undefined;
  createdAt: string;
};

const MAX_OPINIONS = 50;

/** The opinion of this model that is under way. Requests for the same report wait for each other until they commit. */
export async function findOpenOpinion(
  db: Database,
  { sessionId, firstId, provider }: Group & { provider: ProviderId },
): Promise<string | undefined> {
  await db.selectFrom('sessions').select('id').where('id', '=', sessionId).forNoKeyUpdate().execute();
  const row = await db
    .selectFrom('analyses')
    .select('id')
    .where('sessionId', '=', sessionId)
    .where('opinionOf', '=', firstId)
    .where('provider', '=', provider)
    .where('status', 'in', openStatuses)
    .executeTakeFirst();
  return row?.id;
}

/** The first report and every opinion on it, in the order they were asked for. */
export async function listOpinions(db: Database, { sessionId, firstId }: Group): Promise<OpinionRow[]> {
  const rows = await db
    .selectFrom('analyses')
    .select(['id', 'provider', 'status', 'errorCode', 'createdAt'])
    .where('sessionId', '=', sessionId)
    .where(({ or, eb }) => or([eb('id', '=', firstId), eb('opinionOf', '=', firstId)]))
    .orderBy('createdAt')
    .orderBy('id')
    .limit(MAX_OPINIONS)
    .execute();
  return rows.map((row) => ({
    ...row,
    errorCode: row.errorCode ?? undefined,
    createdAt: row.createdAt.toISOString(),
  }));
}

/** The calls the next opinion does not make: it reuses observation and transcript, and a repair only follows a fault. */
const notRepeated = ['observe', 'transcribe', 'read-pages', 'repair'];

/** How many calls wrote this report. Attempts after a fault do not count; every part was reviewed by a call of its own. */
export async function countWritingCalls(db: Database, analysisId: string): Promise<number> {
  const { rows } = await sql<{ calls: number }>`
    select (count(distinct (purpose, part)) filter (where purpose <> 'second-reader')
      + count(*) filter (where purpose = 'second-reader'))::integer as calls
    from model_calls
    where analysis_id in (
      select id from analyses where id = ${analysisId}
      union all select about_id from analyses where id = ${analysisId}
    ) and purpose <> all(${notRepeated}::text[])`.execute(db);
  return rows[0]?.calls ?? 0;
}
