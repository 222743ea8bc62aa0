import type { ProviderId } from '@app/contract/models';
import { asSealed, type Sealed } from '../vault/sealed.ts';
import type { Database } from './database.ts';
import type { Sense } from './schema.ts';

export type PerceptionPlace = { sessionId: string; fileHash: Buffer; sense: Sense; provider: ProviderId };

export async function findPerception(db: Database, place: PerceptionPlace): Promise<Sealed | undefined> {
  const row = await db
    .selectFrom('perceptions')
    .select('sealed_content')
    .where('session_id', '=', place.sessionId)
    .where('file_hash', '=', place.fileHash)
    .where('sense', '=', place.sense)
    .where('provider', '=', place.provider)
    .executeTakeFirst();
  return row && asSealed(row.sealed_content);
}

/** The first one stays: two analyses that looked at the same time agree from then on. */
export async function insertPerception(db: Database, place: PerceptionPlace, sealedContent: Sealed): Promise<void> {
  await db
    .insertInto('perceptions')
    .values({
      session_id: place.sessionId,
      file_hash: place.fileHash,
      sense: place.sense,
      provider: place.provider,
      sealed_content: sealedContent,
    })
    .onConflict((conflict) => conflict.columns(['session_id', 'file_hash', 'sense', 'provider']).doNothing())
    .execute();
}
