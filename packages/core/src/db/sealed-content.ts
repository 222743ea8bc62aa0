import type { Sealed } from '../vault/sealed.ts';
import type { Database } from './database.ts';

export async function findSealedInput(db: Database, id: string): Promise<Sealed | undefined> {
  const row = await db.selectFrom('analyses').select('sealedInput').where('id', '=', id).executeTakeFirst();
  return row?.sealedInput ?? undefined;
}

export async function findSealedReport(db: Database, id: string): Promise<Sealed | undefined> {
  const row = await db.selectFrom('analyses').select('sealedReport').where('id', '=', id).executeTakeFirst();
  return row?.sealedReport ?? undefined;
}
