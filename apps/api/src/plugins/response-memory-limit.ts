import { openCapacityShares } from '@app/core/limits/capacity-shares';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { unhashedSender } from '../bodies/body-budget.ts';

export type ResponseLimits = {
  /** Memory limit for all large responses of a process that their clients have not read yet. */
  maxBytes: number;
  /** A client that reads nothing for this long is disconnected; every read restarts the time. */
  idleMs: number;
  /** The read rate below which a client is disconnected from a large response. */
  bytesPerSecond: number;
};

const defaults: ResponseLimits = { maxBytes: 48 * 1024 * 1024, idleMs: 30_000, bytesPerSecond: 16_000 };
/** A response up to this size is always sent: connections cost about as much. */
const FREE_BYTES = 65_536;

/**
 * Limits the memory of unread responses. Node holds a whole response until its client has read it, so clients that request
 * long texts and read nothing would fill the memory. Files of the page are streams and hold little; they only have a
 * timeout.
 */
export function limitResponseMemory(app: FastifyInstance, limits: Partial<ResponseLimits> = {}): void {
  const { maxBytes, idleMs, bytesPerSecond } = { ...defaults, ...limits };
  const shares = openCapacityShares(maxBytes, 'RATE_LIMITED');
  app.addHook('onSend', async (request, reply, payload) => {
    const bytes = bytesOf(payload);
    if (bytes <= FREE_BYTES || reply.raw.destroyed) return payload;
    reply.raw.setTimeout(idleMs, () => reply.raw.destroy());
    if (bytes === Infinity) return payload;
    const hold = shares.open(unhashedSender(request.ip));
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
