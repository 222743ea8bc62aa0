import { type Selectable, sql } from 'kysely';
import type { Sealed } from '../vault/sealed.ts';
import type { Database } from './database.ts';
import { type Holder, insertLease } from './leases.ts';
import type { MailStatus, DatabaseSchema } from './schema.ts';

export type NewMail = {
  id: string;
  shareId: string;
  /** The id of the mailed analysis, or of the shared copy that a reader passes on. */
  subjectId: string;
  recipientHash: Buffer;
  sealedMail: Sealed;
  workerKey: Sealed;
};

export type ClaimedMail = { id: string; tries: number; sealedMail: Sealed; workerKey: Sealed };

/** False when the same subject was mailed to the same address before. */
export async function insertMail(db: Database, mail: NewMail): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('shareMails')
    .values({
      id: mail.id,
      shareId: mail.shareId,
      subjectId: mail.subjectId,
      recipientHash: mail.recipientHash,
      sealedMail: mail.sealedMail,
      workerKey: mail.workerKey,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export async function findMailStatus(db: Database, id: string): Promise<MailStatus | undefined> {
  const row = await db.selectFrom('shareMails').select('status').where('id', '=', id).executeTakeFirst();
  return row?.status;
}

/** Sets `sending` before the first byte leaves. Undefined when it may not be sent now, or its share was revoked. */
export async function claimMail(
  db: Database,
  id: string,
  { maxTries, holder }: { maxTries: number; holder: Holder },
): Promise<ClaimedMail | undefined> {
  const { rows } = await sql<ClaimedColumns>`
    with claimed as (
      update share_mails set status = 'sending', tries = tries + 1
      where id = ${id} and status = 'queued' and tries < ${maxTries} and ${isStillShared}
      returning id, tries, sealed_mail, worker_key
    ), leased as (${insertLease(holder, sql`select id, tries from claimed`)})
    select * from claimed`.execute(db);
  return rows[0] && toClaimed(rows[0]);
}

type ClaimedColumns = Pick<Selectable<DatabaseSchema['shareMails']>, 'id' | 'tries' | 'sealedMail' | 'workerKey'>;

function toClaimed({ id, tries, sealedMail, workerKey }: ClaimedColumns): ClaimedMail | undefined {
  if (!sealedMail || !workerKey) return undefined;
  return { id, tries, sealedMail, workerKey };
}

/** Queues the mail again. Only for a mail that the server certainly did not accept. */
export async function postponeMail(db: Database, { id, tries }: ClaimedMail): Promise<void> {
  await db
    .updateTable('shareMails')
    .set({ status: 'queued' })
    .where('id', '=', id)
    .where('status', '=', 'sending')
    .where('tries', '=', tries)
    .execute();
}

/** Records the outcome of this try. A delayed worker may still do so after others marked the mail `unknown`. */
export async function settleMail(
  db: Database,
  { id, tries }: ClaimedMail,
  status: 'sent' | 'failed' | 'unknown',
): Promise<void> {
  await sql`
    with settled as (
      update share_mails set status = ${status}, sealed_mail = null, worker_key = null
      where id = ${id} and tries = ${tries} and status in ('sending', 'unknown')
      returning share_id, subject_id, status
    )
    ${removeUnsentCopy}`.execute(db);
}

/**
 * Closes a mail that cannot be claimed. One that is `sending` without a lease was left by a crash and may have arrived:
 * it becomes `unknown` and is not sent again. One that reached `maxTries`, or whose share is gone, has failed.
 */
export async function abandonMail(db: Database, id: string, maxTries: number): Promise<void> {
  await sql`
    with settled as (
      update share_mails
      set status = case status when 'sending' then 'unknown' else 'failed' end, sealed_mail = null, worker_key = null
      where id = ${id} and ((status = 'sending' and not ${isHeld}) or (status = 'queued' and (tries >= ${maxTries} or not ${isStillShared})))
      returning share_id, subject_id, status
    )
    ${removeUnsentCopy}`.execute(db);
}

/** Lists unfinished mails without a lease that are older than `olderThanMs`. */
export async function listOpenMails(
  db: Database,
  olderThanMs: number,
): Promise<{ id: string; status: 'queued' | 'sending' }[]> {
  const rows = await db
    .selectFrom('shareMails')
    .select(['id', 'status'])
    .where('status', 'in', ['queued', 'sending'])
    .where(sql<boolean>`not ${isHeld}`)
    .where('createdAt', '<', sql<Date>`now() - make_interval(secs => ${olderThanMs / 1_000})`)
    .orderBy('createdAt')
    .limit(1_000)
    .execute();
  return rows.map(({ id, status }) => ({ id, status: status === 'sending' ? status : 'queued' }));
}

const isHeld = sql<boolean>`exists (select from leases where leases.id = share_mails.id)`;

const isStillShared = sql<boolean>`exists (select from shares where shares.id = share_mails.share_id)`;

/** A share's token exists only in its mail, so a share created for a failed mail can never be opened. */
const removeUnsentCopy = sql`
  delete from shares using settled
  where settled.status = 'failed' and shares.id = settled.share_id and settled.subject_id <> settled.share_id::text`;
