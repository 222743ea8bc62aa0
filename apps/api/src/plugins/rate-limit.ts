import type { RateLimitClass } from '@app/contract/route';
import type { ApiServices } from '@app/core/services';
import { hashedSender } from '@app/core/sessions/hashed-sender';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be widened
  interface FastifyContextConfig {
    /** Every contract route has one; health checks and page files have none and are not counted. */
    rateLimitClass?: RateLimitClass;
  }
}

/** Limits the calls per network and block before any other work is done. */
export function limitRequestRate(app: FastifyInstance, { limits, vault }: ApiServices): void {
  app.addHook('onRequest', async ({ ip, routeOptions }) => {
    const { rateLimitClass } = routeOptions.config;
    if (rateLimitClass) await limits.take(rateLimitClass, hashedSender(vault, 'rate', ip));
  });
}
