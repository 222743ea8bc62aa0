import type { FastifyInstance } from 'fastify';
import { hasBody } from '../bodies/body-timeout.ts';
import { lingerWith } from '../bodies/linger.ts';
import { sendError } from './errors.ts';

/** Fastify reads and checks the body before it answers 404, so an unknown path with a large body would get 413. */
export function refuseUnknownPaths(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ is404, raw }, reply) => {
    if (is404 && hasBody(raw)) return sendError(reply, 'NOT_FOUND');
  });
  app.addHook('onSend', async ({ is404, raw }, reply, payload) =>
    is404 && hasBody(raw) ? lingerWith(raw, reply, payload) : payload,
  );
}
