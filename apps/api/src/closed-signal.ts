import type { FastifyReply } from 'fastify';

/** Aborted when the other side has gone. */
export function closedSignal(reply: FastifyReply): AbortSignal {
  const closed = new AbortController();
  reply.raw.once('close', () => closed.abort());
  return closed.signal;
}
