import type { MailState } from '@app/contract/sharing';
import { type Selectable, sql } from 'kysely';
import type { Sealed } from '../vault/sealed.ts';
import type { Database } from './database.ts';
import { type Holder, insertLease } from './leases.ts';
import type { DatabaseSchema } from './schema.ts';

export type NewMail = {
  id: string;
  shareId: string;
  /** The id of the mailed analysis, or of the shared copy that a reader passes on. */
  subjectId: string;
  recipientHash: Buffer;
  /** Of the sender. */
  visitorHash: Buffer;
  framework: string;
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
      visitorHash: mail.visitorHash,
      framework: mail.framework,
      sealedMail: mail.sealedMail,
      workerKey: mail.workerKey,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** What the sender of a mail is told about it. */
export const mailState = sql<MailState>`case
  when share_mails.status = 'sent' then 'accepted'
  when share_mails.status = 'unknown' then 'unsure'
  when share_mails.status = 'failed' then case when share_mails.failed_as = 'refused' then 'refused' else 'gave-up' end
  when share_mails.tries > case share_mails.status when 'sending' then 1 else 0 end then 'waiting'
  else 'sending' end`;

export async function findMailState(db: Database, id: string): Promise<MailState | undefined> {
  const row = await db.selectFrom('shareMails').select(mailState.as('state')).where('id', '=', id).executeTakeFirst();
  return row?.state;
}

/** The state of the mail that took the same subject to the same address before. */
export async function findEarlierMail(
  db: Database,
  { subjectId, recipientHash }: Pick<NewMail, 'subjectId' | 'recipientHash'>,
): Promise<MailState | undefined> {
  const row = await db
    .selectFrom('shareMails')
    .select(mailState.as('state'))
    .where('subjectId', '=', subjectId)
    .where('recipientHash', '=', recipientHash)
    .where('status', '<>', 'failed')
    .executeTakeFirst();
  return row?.state;
}

/** Sets `sending` before the first byte leaves. Undefined when it may not be sent now, or its share was revoked. */
export async function claimMail(
  db: Database,
  id: string,
  { tryForMs, holder }: { tryForMs: number; holder: Holder },
): Promise<ClaimedMail | undefined> {
  const { rows } = await sql<ClaimedColumns>`
    with claimed as (
      update share_mails set status = 'sending', tries = tries + 1
      where id = ${id} and status = 'queued' and coalesce(not_before <= now(), true)
        and not ${isLate(tryForMs)} and ${isStillShared}
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

/** Lets the mail wait for its next try. Only for a mail that the server certainly did not accept. */
export async function postponeMail(db: Database, { id, tries }: ClaimedMail, waitMs: number): Promise<void> {
  await db
    .updateTable('shareMails')
    .set({ status: 'queued', notBefore: sql<Date>`now() + make_interval(secs => ${waitMs / 1_000})` })
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
      update share_mails set status = ${status}, sealed_mail = null, worker_key = null,
        failed_as = case when ${status} = 'failed' then 'refused' end
      where id = ${id} and tries = ${tries} and status in ('sending', 'unknown')
      returning share_id, subject_id, status
    )
    ${removeUnsentCopy}`.execute(db);
}

/**
 * Closes a mail that cannot be claimed. One that is `sending` without a lease was left by a crash and may have arrived:
 * it becomes `unknown` and is not sent again. One that waited for `tryForMs`, or whose share is gone, has failed.
 */
export async function abandonMail(db: Database, id: string, tryForMs: number): Promise<void> {
  await sql`
    with settled as (
      update share_mails
      set status = case status when 'sending' then 'unknown' else 'failed' end, sealed_mail = null, worker_key = null,
        failed_as = case when status = 'sending' then null when ${isStillShared} then 'late' else 'revoked' end
      where id = ${id} and ((status = 'sending' and not ${isHeld})
        or (status = 'queued' and (${isLate(tryForMs)} or not ${isStillShared})))
      returning share_id, subject_id, status
    )
    ${removeUnsentCopy}`.execute(db);
}

/** Lists unfinished mails without a lease that are older than `olderThanMs` and need not wait. */
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
    .where(sql<boolean>`coalesce(not_before <= now(), true)`)
    .orderBy('createdAt')
    .limit(1_000)
    .execute();
  return rows.map(({ id, status }) => ({ id, status: status === 'sending' ? status : 'queued' }));
}

const isHeld = sql<boolean>`exists (select from leases where leases.id = share_mails.id)`;

const isLate = (tryForMs: number) =>
  sql<boolean>`(share_mails.created_at < now() - make_interval(secs => ${tryForMs / 1_000}))`;

const isStillShared = sql<boolean>`exists (select from shares where shares.id = share_mails.share_id)`;

/** A share's token exists only in its mail, so a share created for a failed mail can never be opened. */
const removeUnsentCopy = sql`
  delete from shares using settled
  where settled.status = 'failed' and shares.id = settled.share_id and settled.subject_id <> settled.share_id::text`;
