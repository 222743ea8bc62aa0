import { asSealed, type Sealed } from '../vault/sealed.ts';
import type { Database } from './database.ts';

export async function findSealedInput(db: Database, id: string): Promise<Sealed | undefined> {
  const row = await db.selectFrom('analyses').select('sealed_input').where('id', '=', id).executeTakeFirst();
  return row?.sealed_input ? asSealed(row.sealed_input) : undefined;
}

export async function findSealedReport(db: Database, id: string): Promise<Sealed | undefined> {
  const row = await db.selectFrom('analyses').select('sealed_report').where('id', '=', id).executeTakeFirst();
  return row?.sealed_report ? asSealed(row.sealed_report) : undefined;
}
