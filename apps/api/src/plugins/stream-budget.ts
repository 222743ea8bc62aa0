import { type CapacityHold, openCapacityShares } from '@app/core/limits/capacity-shares';
import { blockOf, networkOf } from '@app/core/sessions/network-of';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be widened
  interface FastifyInstance {
    /** Counts one open event stream; throws RATE_LIMITED when its network or block has too many. */
    holdStream(address: string): CapacityHold;
  }
}

/** A stream takes about 25 kB, so this many fit into the memory limit of an api container. */
const MAX_STREAMS = 8_000;

/** Limits open streams per network and block: the rate limit alone bounds only how many open per minute. */
export function limitStreams(app: FastifyInstance, maxStreams = MAX_STREAMS): void {
  const shares = openCapacityShares(maxStreams, 'RATE_LIMITED');
  app.decorate('holdStream', (address: string) => {
    const hold = shares.open({ network: networkOf(address), block: blockOf(address) });
    hold.add(1);
    return hold;
  });
}
