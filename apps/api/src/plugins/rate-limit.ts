import type { Pace } from '@app/contract/route';
import type { ApiServices } from '@app/core/services';
import { senderOf } from '@app/core/sessions/sender-of';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be widened
  interface FastifyContextConfig {
    /** Every call of the contract has one; health checks and the files of the page have none and are not counted. */
    pace?: Pace;
  }
}

/** How often a network and its block may call, before anything else is done for it. */
export function rateLimit(app: FastifyInstance, { limits, vault }: ApiServices): void {
  app.addHook('onRequest', async ({ ip, routeOptions }) => {
    const { pace } = routeOptions.config;
    if (pace) await limits.take(pace, senderOf(vault, 'rate', ip));
  });
}
