/**
 * `refused`: the server rejected the mail permanently. `postponed`: it certainly did not accept the mail, and may
 * later. `unknown`: the connection broke when the server may already have accepted it.
 */
export type MailOutcome = 'sent' | 'refused' | 'postponed' | 'unknown';

/** Maps an error of the mail library to an outcome. `wasHandedOver`: bytes of the message were sent. */
export function outcomeOf(error: unknown, wasHandedOver: boolean): Exclude<MailOutcome, 'sent'> {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number };
  const isAboutThisMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  // An error response means that the server did not accept the mail. A refused login is our fault, so the mail waits.
  if (responseCode >= 500) return isAboutThisMail ? 'refused' : 'postponed';
  if (responseCode >= 400) return 'postponed';
  return wasHandedOver ? 'unknown' : 'postponed';
}
