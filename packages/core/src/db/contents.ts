import { sql } from 'kysely';
import type { Database } from './database.ts';

/** The row count of a table and a checksum over all rows. */
export type TableContents = { rows: number; checksum: string };
export type Contents = Record<string, TableContents>;

/** Counts and checksums every table, a partitioned one as a whole. Row order and session settings do not matter. */
export async function readContents(transaction: Database): Promise<Contents> {
  await sql`set local timezone = 'UTC'`.execute(transaction);
  await sql`set local bytea_output = 'hex'`.execute(transaction);
  const contents: Contents = {};
  for (const name of await listTables(transaction)) {
    const { rows } = await sql<{ rows: string; checksum: string }>`
      select count(*) as rows, coalesce(sum(hashtextextended(each::text, 0)::numeric), 0)::text as checksum
      from ${sql.table(name)} each`.execute(transaction);
    contents[name] = { rows: Number(rows[0]?.rows ?? 0), checksum: rows[0]?.checksum ?? '' };
  }
  return contents;
}

/** Runs `work` while it exports a snapshot. Other connections can read the same state by the snapshot's name. */
export async function withSnapshot<Result>(
  db: Database,
  work: (transaction: Database, snapshot: string) => Promise<Result>,
): Promise<Result> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (transaction) => {
      // The transaction is idle while another program reads the snapshot.
      await sql`set local idle_in_transaction_session_timeout = 0`.execute(transaction);
      const { rows } = await sql<{ name: string }>`select pg_export_snapshot() as name`.execute(transaction);
      return work(transaction, rows[0]?.name ?? '');
    });
}

/** Tables and partitioned tables, without the partitions. */
export async function listTables(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relkind in ('r', 'p') and not relispartition and relnamespace = 'public'::regnamespace
    order by relname`.execute(db);
  return rows.map(({ name }) => name);
}
