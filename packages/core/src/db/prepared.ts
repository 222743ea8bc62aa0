import { sql } from 'kysely';
import type { Sealed } from '../vault/sealed.ts';
import { findAnalysis } from './analyses.ts';
import type { Database } from './database.ts';

/**
 * Ends the `prepare` stage: stores the prepared file beside the input and queues the row for `write`. Also true when the
 * same attempt did this before.
 */
export async function finishPreparing(
  db: Database,
  prepared: { id: string; attempt: number; kind: string; sealedPrepared: Sealed },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('analyses')
    .set({
      stage: 'write',
      status: 'queued',
      tries: 0,
      interruptions: 0,
      notBefore: null,
      since: sql<Date>`now()`,
      kind: prepared.kind,
      sealedPrepared: prepared.sealedPrepared,
      mediaKey: null,
    })
    .where('id', '=', prepared.id)
    .where('attempt', '=', prepared.attempt)
    .where('status', '=', 'running')
    .where('stage', '=', 'prepare')
    .executeTakeFirst();
  if (numUpdatedRows === 1n) return true;
  const row = await findAnalysis(db, prepared.id);
  return row?.stage === 'write' && row.status === 'queued' && row.attempt === prepared.attempt;
}

/** Replaces the input by one that contains the prepared file. Only for the attempt that holds the row. */
export async function mergePrepared(
  db: Database,
  { id, attempt, sealedInput }: { id: string; attempt: number; sealedInput: Sealed },
): Promise<void> {
  await db
    .updateTable('analyses')
    .set({ sealedInput, sealedPrepared: null })
    .where('id', '=', id)
    .where('attempt', '=', attempt)
    .where('status', '=', 'running')
    .execute();
}
