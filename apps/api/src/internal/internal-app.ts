import { METRICS_TYPE } from '@app/core/metrics/metrics';
import type { ApiServices } from '@app/core/services';
import Fastify, { type FastifyInstance } from 'fastify';
import { queueBoard } from './queue-board.ts';

/** Operator endpoints on a separate port; none of them is on the public one. */
export function buildInternalApp(services: ApiServices): FastifyInstance {
  const { config, metrics } = services;
  const app = Fastify({ logger: false, forceCloseConnections: true });
  app.get('/metrics', async (_request, reply) => reply.type(METRICS_TYPE).send(await metrics.text()));
  if (config.ADMIN_SECRET) queueBoard(app, services, config.ADMIN_SECRET);
  return app;
}
