import { PROOF_HEADER } from '@app/contract/proof';
import type { ApiServices } from '@app/core/services';
import { openPressure } from '@app/core/spend/pressure';
import { requireProof } from '@app/core/sessions/require-proof';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be widened
  interface FastifyContextConfig {
    /** Set for routes that start paid work. */
    proof?: true | undefined;
  }
}

/**
 * Requires a proof of work, about a second of CPU time, for each submit of a busy network. With the setting `auto` this
 * applies only while at least half of the shared budget or queue is used.
 */
export function requireProofUnderLoad(app: FastifyInstance, services: ApiServices): void {
  const { PROOF_OF_WORK: setting } = services.config;
  if (setting === 'false') return;
  const isUnderPressure = openPressure(services);
  // Runs before any byte of the body is read.
  app.addHook('onRequest', async ({ ip, headers, routeOptions }) => {
    if (!routeOptions.config.proof) return;
    if (setting === 'auto' && !(await isUnderPressure())) return;
    const proof = headers[PROOF_HEADER];
    await requireProof(services, { address: ip, proof: typeof proof === 'string' ? proof : undefined });
  });
}
