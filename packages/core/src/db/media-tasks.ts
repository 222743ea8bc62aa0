import type { ErrorCode } from '@app/contract/errors';
import { sql } from 'kysely';
import type { Sealed } from '../vault/sealed.ts';
import type { Database } from './database.ts';

export type MediaTaskState = {
  status: 'queued' | 'done' | 'failed';
  errorCode: ErrorCode | undefined;
  /** How long a worker ran it. */
  ranMs: number;
};

export async function insertMediaTask(
  db: Database,
  { id, workerKey }: { id: string; workerKey: Sealed },
): Promise<void> {
  await db.insertInto('errands').values({ id, workerKey }).execute();
}

/** Undefined when ended, deleted, or begun `maxTries` times: a file that crashes workers is not retried forever. */
export async function claimMediaTask(db: Database, id: string, maxTries: number): Promise<Sealed | undefined> {
  const row = await db
    .updateTable('errands')
    .set({ attempts: sql<number>`attempts + 1` })
    .where('id', '=', id)
    .where('status', '=', 'queued')
    .where('attempts', '<', maxTries)
    .returning('workerKey')
    .executeTakeFirst();
  return row?.workerKey;
}

/** False when the media task was deleted or has already ended. */
export async function endMediaTask(
  db: Database,
  { id, errorCode, ranMs }: { id: string; errorCode: ErrorCode | undefined; ranMs: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('errands')
    .set({ status: errorCode ? 'failed' : 'done', errorCode: errorCode ?? null, ranMs: Math.round(ranMs) })
    .where('id', '=', id)
    .where('status', '=', 'queued')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function findMediaTask(db: Database, id: string): Promise<MediaTaskState | undefined> {
  const row = await db
    .selectFrom('errands')
    .select(['status', 'errorCode', 'ranMs'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row && { ...row, errorCode: row.errorCode ?? undefined };
}

export async function deleteMediaTask(db: Database, id: string): Promise<void> {
  await db.deleteFrom('errands').where('id', '=', id).execute();
}
