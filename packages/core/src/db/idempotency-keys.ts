import type { Database } from './database.ts';

export async function findByIdempotencyKey(
  db: Database,
  sessionId: string,
  key: string,
): Promise<{ analysisId: string; requestHash: Buffer } | undefined> {
  const row = await db
    .selectFrom('idempotency_keys')
    .select(['analysis_id', 'request_hash'])
    .where('session_id', '=', sessionId)
    .where('key', '=', key)
    .executeTakeFirst();
  return row && { analysisId: row.analysis_id, requestHash: row.request_hash };
}
