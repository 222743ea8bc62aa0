import { type Hold, openShares } from '@app/core/limits/shares';
import { blockOf, networkOf } from '@app/core/sessions/network-of';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be widened
  interface FastifyInstance {
    /** Counts one open event stream; throws RATE_LIMITED when its network or block has too many. */
    holdStream(address: string): Hold;
  }
}

/** Each takes about 25 kB: what a process has memory for beside everything else. */
const MOST_STREAMS = 8_000;

/** Streams stay open for as long as work lasts, so how many may be opened in a minute does not bound how many there are. */
export function streamBudget(app: FastifyInstance, most = MOST_STREAMS): void {
  const shares = openShares(most, 'RATE_LIMITED');
  app.decorate('holdStream', (address: string) => {
    const hold = shares.open({ network: networkOf(address), block: blockOf(address) });
    hold.add(1);
    return hold;
  });
}
