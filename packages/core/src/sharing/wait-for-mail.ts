import { setTimeout as delay } from 'node:timers/promises';
import type { MailState } from '@app/contract/sharing';
import { findMailState } from '../db/share-mails.ts';
import type { Services } from '../services.ts';

const WAIT_MS = 10_000;
const CHECK_EVERY_MS = 200;

/** Returns the mail's state after its first try, when the caller disconnects, or after WAIT_MS. */
export async function waitForMail(
  { db }: Services,
  mailId: string,
  closed: AbortSignal,
): Promise<MailState | undefined> {
  const signal = AbortSignal.any([closed, AbortSignal.timeout(WAIT_MS)]);
  for (;;) {
    const state = await findMailState(db, mailId);
    if (state !== 'sending' || signal.aborted) return state;
    await delay(CHECK_EVERY_MS, undefined, { signal }).catch(() => {}); // an abort only ends the wait
  }
}
