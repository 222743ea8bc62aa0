import type { FastifyReply } from 'fastify';

/** Aborted when the connection closes. */
export function closedSignal(reply: FastifyReply): AbortSignal {
  const closed = new AbortController();
  reply.raw.once('close', () => closed.abort());
  return closed.signal;
}
