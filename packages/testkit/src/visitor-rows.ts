import type { Database } from '@app/core/db/database';
import { sql } from 'kysely';

const tables = [
  'sessions',
  'analyses',
  'messages',
  'pieceReadings',
  'perceptions',
  'selfAnswers',
  'idempotencyKeys',
  'errands',
] as const;
type VisitorRows = Record<(typeof tables)[number], number>;

export const NO_VISITOR_ROWS = Object.fromEntries(tables.map((table) => [table, 0])) as VisitorRows;

/** Counts the rows of every table with visitor data, except mailed copies. */
export async function countVisitorRows(db: Database): Promise<VisitorRows> {
  const counts = await Promise.all(
    tables.map(async (table) => {
      const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${sql.table(table)}`.execute(db);
      return [table, rows[0]?.count ?? -1];
    }),
  );
  return Object.fromEntries(counts) as VisitorRows;
}
