import { pingDatabase } from '@app/core/db/database';
import { isSchemaCurrent } from '@app/core/db/migrate';
import type { ApiServices } from '@app/core/services';
import type { FastifyInstance } from 'fastify';

/**
 * `/livez` touches no store: a database that is away is no reason to restart this process. Redis is not asked at all:
 * without it what is stored can be read and what is asked for is kept, so visitors must still be let in.
 */
export function healthRoutes(app: FastifyInstance, { db }: ApiServices, isDraining: () => boolean): void {
  app.get('/livez', () => 'ok');
  app.get('/readyz', async (_request, reply) => {
    const isReady =
      !isDraining() &&
      (await pingDatabase(db)
        .then(() => isSchemaCurrent(db))
        .catch(() => false));
    return reply.code(isReady ? 200 : 503).send(isReady ? 'ok' : 'not ready');
  });
}
