/**
 * `refused`: the server said no for good. `postponed`: it certainly did not take the mail, and may later. `unknown`: the
 * connection broke when it may already have taken it.
 */
export type MailOutcome = 'sent' | 'refused' | 'postponed' | 'unknown';

/** What an error of the mail library means. `wasHandedOver`: bytes of the message have left. */
export function outcomeOf(error: unknown, wasHandedOver: boolean): Exclude<MailOutcome, 'sent'> {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number };
  const isAboutThisMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  // Whatever the server answered, it is an answer: it did not take the mail. A login it refuses is ours to mend.
  if (responseCode >= 500) return isAboutThisMail ? 'refused' : 'postponed';
  if (responseCode >= 400) return 'postponed';
  return wasHandedOver ? 'unknown' : 'postponed';
}
