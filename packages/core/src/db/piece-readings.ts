import { sql } from 'kysely';
import { asSealed, type Sealed } from '../vault/sealed.ts';
import type { Database } from './database.ts';

export type PieceRow = { piece: number; sealedReading: Sealed | undefined };

/** The first reading of a piece stays: a second run changes nothing. An analysis that ended or was cleared takes none. */
export async function insertPieceReading(
  db: Database,
  analysisId: string,
  { piece, sealedReading }: PieceRow,
): Promise<void> {
  await sql`
    with running as (
      select id from analyses where id = ${analysisId} and status = 'running' for share
    )
    insert into piece_readings (analysis_id, piece, sealed_reading)
    select id, ${piece}::integer, ${sealedReading ?? null}::bytea from running
    on conflict (analysis_id, piece) do nothing`.execute(db);
}

export async function listPieceReadings(db: Database, analysisId: string): Promise<PieceRow[]> {
  const rows = await db
    .selectFrom('piece_readings')
    .select(['piece', 'sealed_reading'])
    .where('analysis_id', '=', analysisId)
    .orderBy('piece')
    .limit(100)
    .execute();
  return rows.map(({ piece, sealed_reading }) => ({
    piece,
    sealedReading: sealed_reading ? asSealed(sealed_reading) : undefined,
  }));
}
