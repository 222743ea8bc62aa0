import type { Database } from './database.ts';

export async function findByIdempotencyKey(
  db: Database,
  sessionId: string,
  key: string,
): Promise<{ analysisId: string; requestHash: Buffer } | undefined> {
  return db
    .selectFrom('idempotencyKeys')
    .select(['analysisId', 'requestHash'])
    .where('sessionId', '=', sessionId)
    .where('key', '=', key)
    .executeTakeFirst();
}
