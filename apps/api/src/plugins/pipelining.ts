import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Browsers send one request at a time over a connection, and proxies do too. */
const MAX_OPEN_REQUESTS = 8;

/**
 * Cuts connections that send many requests without waiting for responses. Node starts all requests of a packet in the same
 * turn of the event loop, so a few such connections would block it for seconds.
 */
export function limitPipelining(app: FastifyInstance, maxOpenRequests = MAX_OPEN_REQUESTS): void {
  const open = new WeakMap<Socket, number>();
  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw;
    const count = (open.get(socket) ?? 0) + 1;
    if (socket.destroyed || count > maxOpenRequests) {
      reply.hijack();
      socket.destroy();
      return;
    }
    open.set(socket, count);
    reply.raw.once('close', () => open.set(socket, (open.get(socket) ?? 1) - 1));
    done();
  });
}
