import { AppError } from '@app/core/errors/app-error';
import type { Config } from '@app/core/config/config';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Browsers send the origin of a request, so a writing call from another site is refused. No CSRF token is needed. */
export function requireSameOrigin(app: FastifyInstance, config: Config): void {
  app.addHook('onRequest', async (request) => {
    if (request.method === 'GET' || request.method === 'HEAD') return;
    if (!isSameOrigin(request, config)) throw new AppError('FOREIGN_ORIGIN');
  });
}

/** A client that sends neither header is not a browser, so it cannot be used to trick a visitor. */
export function isSameOrigin(request: FastifyRequest, { PUBLIC_URL }: Config): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const { origin } = request.headers;
  if (origin === undefined) return true;
  return origin === (PUBLIC_URL ? new URL(PUBLIC_URL).origin : `${request.protocol}://${request.host}`);
}
