import type { IncomingMessage } from 'node:http';
import { MAX_UPLOAD_MS } from '@app/contract/limits';
import { AppError } from '@app/core/errors/app-error';
import type { FastifyInstance } from 'fastify';

/** Timeout for the largest body; also the server's request timeout. */
export const LARGE_BODY_MS = MAX_UPLOAD_MS;
const SMALL_BODY_MS = 30_000;

declare module 'fastify' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be widened
  interface FastifyContextConfig {
    /** Timeout for receiving the body of this route. */
    bodyMs?: number;
  }
}

/** Destroys a request whose body takes longer than its route allows. Node has only one timeout for all requests. */
export function limitBodyTime(app: FastifyInstance, smallBodyMs = SMALL_BODY_MS): void {
  app.addHook('onRequest', async ({ raw, routeOptions }) => {
    if (raw.complete || !hasBody(raw)) return;
    const timer = setTimeout(() => raw.destroy(new AppError('BAD_REQUEST')), routeOptions.config.bodyMs ?? smallBodyMs);
    const clear = (): void => clearTimeout(timer);
    raw.once('end', clear).once('close', clear);
  });
}

export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
