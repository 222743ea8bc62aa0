import { isSchemaCurrent } from '@app/core/db/migrate';
import { openReadiness } from '@app/core/readiness';
import type { ApiServices } from '@app/core/services';
import type { FastifyInstance } from 'fastify';

/**
 * `/livez` touches no store: a database that is away is no reason to restart this process. Redis is not asked at all:
 * without it what is stored can be read and what is asked for is kept, so visitors must still be let in.
 */
export function healthRoutes(app: FastifyInstance, { db }: ApiServices, isDraining: () => boolean): void {
  const isReady = openReadiness(() => isSchemaCurrent(db));
  app.get('/livez', () => 'ok');
  app.get('/readyz', async (_request, reply) => {
    const isOpen = !isDraining() && (await isReady());
    return reply.code(isOpen ? 200 : 503).send(isOpen ? 'ok' : 'not ready');
  });
}
