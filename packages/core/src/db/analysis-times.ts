import { sql } from 'kysely';
import type { Database } from './database.ts';

const NEWEST = 500;

/** The median duration of the newest finished analyses since their start, in seconds, by framework. */
export async function findMedianSeconds(db: Database): Promise<Map<string, number>> {
  const { rows } = await sql<{ framework: string; seconds: number }>`
    select framework,
      percentile_cont(0.5) within group (order by extract(epoch from finished_at - started_at)) as seconds
    from (
      select framework, started_at, finished_at from analyses
      where status = 'done' and stage <> 'reply' and started_at is not null
      order by id desc limit ${NEWEST}
    ) as newest
    group by framework`.execute(db);
  return new Map(rows.map(({ framework, seconds }) => [framework, Math.ceil(seconds)]));
}
