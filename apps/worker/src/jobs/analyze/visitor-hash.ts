import { createHash } from 'node:crypto';

/** Providers want a stable name for abuse reports; ours says nothing about the visitor. */
export function visitorHash({ sessionId }: { sessionId: string }): string {
  return createHash('sha256').update(sessionId).digest('hex').slice(0, 32);
}
