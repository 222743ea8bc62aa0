import { openCapacityShares } from '@app/core/limits/capacity-shares';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { senderAt } from '../bodies/body-budget.ts';

export type AnswerLimits = {
  /** Memory limit for all large answers of a process that their clients have not taken yet. */
  mostBytes: number;
  /** A client that takes nothing for this long is disconnected; one that took something before has this long again. */
  idleMs: number;
  /** The slowest client that gets a large answer. */
  bytesPerSecond: number;
};

const defaults: AnswerLimits = { mostBytes: 48 * 1024 * 1024, idleMs: 30_000, bytesPerSecond: 16_000 };
/** An answer up to this size is always sent: connections cost about as much. */
const FREE_BYTES = 65_536;

/**
 * Limits the memory of answers that nobody takes. Node holds a whole answer until its client has taken it, so clients
 * that ask for long texts and read nothing would fill the memory. Files of the page are streams, hold little, and only
 * have to be taken in time.
 */
export function answerBudget(app: FastifyInstance, limits: Partial<AnswerLimits> = {}): void {
  const { mostBytes, idleMs, bytesPerSecond } = { ...defaults, ...limits };
  const shares = openCapacityShares(mostBytes, 'RATE_LIMITED');
  app.addHook('onSend', async (request, reply, payload) => {
    const bytes = bytesOf(payload);
    if (bytes <= FREE_BYTES || reply.raw.destroyed) return payload;
    reply.raw.setTimeout(idleMs, () => reply.raw.destroy());
    if (bytes === Infinity) return payload;
    const hold = shares.open(senderAt(request.ip));
    hold.add(bytes);
    releaseAtClose(reply, hold.end, idleMs + (bytes / bytesPerSecond) * 1_000);
    return payload;
  });
}

function bytesOf(payload: unknown): number {
  if (typeof payload === 'string') return payload.length <= FREE_BYTES / 3 ? 0 : Buffer.byteLength(payload);
  if (Buffer.isBuffer(payload)) return payload.length;
  return payload ? Infinity : 0;
}

function releaseAtClose({ raw }: FastifyReply, release: () => void, limitMs: number): void {
  const late = setTimeout(() => raw.destroy(), limitMs);
  raw.once('close', () => {
    clearTimeout(late);
    release();
  });
}
