import type { Database } from './database.ts';

/** An attempt number has exactly one holder, so a row finished under this attempt was finished by the caller. */
export async function isFinishedBy(db: Database, { id, attempt }: { id: string; attempt: number }): Promise<boolean> {
  const row = await db
    .selectFrom('analyses')
    .select('id')
    .where('id', '=', id)
    .where('attempt', '=', attempt)
    .where('status', '=', 'done')
    .executeTakeFirst();
  return row !== undefined;
}
