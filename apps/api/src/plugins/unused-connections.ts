import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Cuts connections without a single byte when the server closes. Browsers open some in advance, and Node waits more than a
 * minute for each of them as if a request were in progress.
 */
export function closeUnusedConnections(app: FastifyInstance): void {
  const open = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  app.addHook('preClose', (done) => {
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
    done();
  });
}
