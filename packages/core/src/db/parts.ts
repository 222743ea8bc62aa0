import { sql } from 'kysely';
import type { Sealed } from '../vault/sealed.ts';
import type { Database } from './database.ts';

/** A finished part of an analysis: the reading of one piece of a long text, or a written part of the report. */
export type PartRow = { part: number; sealedContent: Sealed | undefined };

const MAX_PARTS = 500;
/** Higher than any part number. */
const MAX_NUMBER = 1_000_000;

/**
 * Keeps the first content of a part: a second insert changes nothing. An analysis that ended or was cleared takes no
 * parts, and with `attempt` only the newest attempt writes.
 */
export async function insertPart(
  db: Database,
  { analysisId, attempt }: { analysisId: string; attempt?: number },
  { part, sealedContent }: PartRow,
): Promise<void> {
  await sql`
    with running as (
      select id from analyses
      where id = ${analysisId} and status = 'running' and attempt = coalesce(${attempt ?? null}::integer, attempt)
      for share
    )
    insert into piece_readings (analysis_id, piece, sealed_reading)
    select id, ${part}::integer, ${sealedContent ?? null}::bytea from running
    on conflict (analysis_id, piece) do nothing`.execute(db);
}

/** Finds the analysis that completes this one, open or done. The row lock serializes concurrent requests. */
export async function findContinuation(
  db: Database,
  { analysisId, sessionId }: { analysisId: string; sessionId: string },
): Promise<string | undefined> {
  await db.selectFrom('analyses').select('id').where('id', '=', analysisId).forUpdate().execute();
  const row = await db
    .selectFrom('analyses')
    .select('id')
    .where('sessionId', '=', sessionId)
    .where('aboutId', '=', analysisId)
    .where('stage', '=', 'write')
    .where('status', 'in', ['queued', 'running', 'done'])
    .executeTakeFirst();
  return row?.id;
}

/** Copies the parts of a partial report to the analysis that completes it. */
export async function copyParts(db: Database, analysisId: string, rows: PartRow[]): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insertInto('pieceReadings')
    .values(rows.map(({ part, sealedContent }) => ({ analysisId, piece: part, sealedReading: sealedContent ?? null })))
    .execute();
}

/** Lists the parts from `from` up to, but not including, `below`, in order. */
export async function listParts(
  db: Database,
  analysisId: string,
  { from = 0, below = MAX_NUMBER }: { from?: number; below?: number } = {},
): Promise<PartRow[]> {
  const rows = await db
    .selectFrom('pieceReadings')
    .select(['piece', 'sealedReading'])
    .where('analysisId', '=', analysisId)
    .where('piece', '>=', from)
    .where('piece', '<', below)
    .orderBy('piece')
    .limit(MAX_PARTS)
    .execute();
  return rows.map(({ piece, sealedReading }) => ({ part: piece, sealedContent: sealedReading ?? undefined }));
}
