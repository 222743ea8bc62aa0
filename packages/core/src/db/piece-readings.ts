import { asSealed, type Sealed } from '../vault/sealed.ts';
import type { Database } from './database.ts';

export type PieceRow = { piece: number; sealedReading: Sealed | undefined };

/** The first reading of a piece stays: a second run changes nothing. */
export async function insertPieceReading(
  db: Database,
  analysisId: string,
  { piece, sealedReading }: PieceRow,
): Promise<void> {
  await db
    .insertInto('piece_readings')
    .values({ analysis_id: analysisId, piece, sealed_reading: sealedReading ?? null })
    .onConflict((conflict) => conflict.columns(['analysis_id', 'piece']).doNothing())
    .execute();
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
