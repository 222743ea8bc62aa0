import { setTimeout as delay } from 'node:timers/promises';
import { findMailStatus } from '../db/share-mails.ts';
import type { MailStatus } from '../db/schema.ts';
import type { Services } from '../services.ts';

const WAIT_MS = 10_000;
const CHECK_EVERY_MS = 200;

/** Returns the mail's status when it is final, when the caller disconnects, or after WAIT_MS. */
export async function waitForMail(
  { db }: Services,
  mailId: string,
  closed: AbortSignal,
): Promise<MailStatus | undefined> {
  const signal = AbortSignal.any([closed, AbortSignal.timeout(WAIT_MS)]);
  for (;;) {
    const status = await findMailStatus(db, mailId);
    if ((status !== 'queued' && status !== 'sending') || signal.aborted) return status;
    await delay(CHECK_EVERY_MS, undefined, { signal }).catch(() => {}); // an abort only ends the wait
  }
}
