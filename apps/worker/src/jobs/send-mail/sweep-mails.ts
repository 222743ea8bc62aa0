import { abandonMail, listOpenMails } from '@app/core/db/share-mails';
import type { Services } from '@app/core/services';
import { queueMail } from '@app/core/sharing/queue-mail';

/** A mail this young may be about to be queued. */
const GRACE_MS = 5_000;

/** Queues mails whose next try is due, or that lost their job. A mail that was being sent is not: it may have arrived. */
export async function sweepMails({ db, queue, config, log, metrics }: Services): Promise<void> {
  let count = 0;
  for (const { id, status } of await listOpenMails(db, GRACE_MS)) {
    if (status === 'queued' && (await queue.has('mail', id))) continue;
    count += 1;
    if (status === 'sending') await abandonMail(db, id, config.MAIL_TRY_FOR_MS);
    else await queueMail(queue, id);
  }
  metrics.count('app_swept_total', { swept: 'mails' }, count);
  if (count > 0) log.warn({ count }, 'mails without a job queued again');
}
