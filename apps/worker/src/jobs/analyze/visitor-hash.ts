import { createHash } from 'node:crypto';

/** Providers want a stable id for abuse reports; this one reveals nothing about the visitor. */
export function visitorHash({ sessionId }: { sessionId: string }): string {
  return createHash('sha256').update(sessionId).digest('hex').slice(0, 32);
}
