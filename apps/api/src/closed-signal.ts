import type { FastifyReply } from 'fastify';

/** Aborted when the connection closes, or has closed. */
export function closedSignal(reply: FastifyReply): AbortSignal {
  const closed = new AbortController();
  if (reply.raw.destroyed) closed.abort();
  reply.raw.once('close', () => closed.abort());
  return closed.signal;
}
