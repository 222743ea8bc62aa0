import { sql } from 'kysely';
import type { Sealed } from '../vault/sealed.ts';
import type { Database } from './database.ts';

export async function findSelfAnswers(db: Database, sessionId: string): Promise<Sealed | undefined> {
  const row = await db
    .selectFrom('selfAnswers')
    .select('sealedAnswers')
    .where('sessionId', '=', sessionId)
    .executeTakeFirst();
  return row?.sealedAnswers;
}

/**
 * Replaces the answers by what `change` makes of them. Changes of one session wait for each other, so none is lost. False
 * for a session that was cleared: it stores none.
 */
export async function changeSelfAnswers(
  db: Database,
  sessionId: string,
  change: (before: Sealed | undefined) => Sealed,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const session = await transaction
      .selectFrom('sessions')
      .select('id')
      .where('id', '=', sessionId)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!session) return false;
    const sealed = change(await findSelfAnswers(transaction, sessionId));
    await transaction
      .insertInto('selfAnswers')
      .values({ sessionId, sealedAnswers: sealed })
      .onConflict((conflict) =>
        conflict.column('sessionId').doUpdateSet({ sealedAnswers: sealed, savedAt: sql<Date>`now()` }),
      )
      .execute();
    return true;
  });
}
