import type { Database } from './database.ts';

/** An attempt has one number and one holder, so what it finished was finished by whoever asks. */
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
