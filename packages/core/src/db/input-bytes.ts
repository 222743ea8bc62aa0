import { type RawBuilder, sql } from 'kysely';
import type { Database } from './database.ts';

/** The stored bytes of an input, including the result of a media worker. */
export const inputBytes: RawBuilder<number> = sql`octet_length(sealed_input) + coalesce(octet_length(sealed_prepared), 0)`;

/** The stored bytes of the inputs of these analyses together. Postgres knows them without reading the inputs. */
export async function countInputBytes(db: Database, ids: string[]): Promise<number> {
  const { bytes } = await db
    .selectFrom('analyses')
    .select(sql<number>`coalesce(sum(octet_length(sealed_input)), 0)::float8`.as('bytes'))
    .where('id', 'in', ids)
    .executeTakeFirstOrThrow();
  return bytes;
}
