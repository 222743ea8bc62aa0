import type { Log } from '@app/core/log/log';
import type { FastifyInstance } from 'fastify';

/** One line per request with the route pattern, because a URL contains session ids. Health checks are left out. */
export function logRequests(app: FastifyInstance, log: Log): void {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    if (route === '/livez' || route === '/readyz') return;
    log.info(
      {
        route,
        method: request.method,
        status: reply.statusCode,
        durationMs: Math.round(reply.elapsedTime),
        traceId: request.span?.traceId,
      },
      'request answered',
    );
  });
}
