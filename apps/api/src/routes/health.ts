import { isDatabaseReady } from '@app/core/db/migrate';
import { openReadiness } from '@app/core/readiness';
import type { ApiServices } from '@app/core/services';
import type { FastifyInstance } from 'fastify';

/**
 * `/livez` uses no store: an unreachable database is no reason to restart this process. Neither check uses Redis:
 * without it stored data can be read and new requests are kept, so the process must stay in service.
 */
export function healthRoutes(app: FastifyInstance, { db }: ApiServices, isDraining: () => boolean): void {
  const isReady = openReadiness(() => isDatabaseReady(db));
  app.get('/livez', () => 'ok');
  app.get('/readyz', async (_request, reply) => {
    const isOpen = !isDraining() && (await isReady());
    return reply.code(isOpen ? 200 : 503).send(isOpen ? 'ok' : 'not ready');
  });
}
