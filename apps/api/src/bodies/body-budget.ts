import { Transform } from 'node:stream';
import { blockOf, networkOf } from '@app/core/sessions/network-of';
import type { Sender } from '@app/core/limits/sender';
import { type CapacityHold, openCapacityShares, type CapacityShares } from '@app/core/limits/capacity-shares';
import type { FastifyInstance } from 'fastify';
import { createStructureCounter } from './json-structure.ts';

declare module 'fastify' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be widened
  interface FastifyInstance {
    /** Counts the memory a body holds; its first bytes are free. */
    holdBody(sender: Sender): CapacityHold;
  }
}

/** Memory limit for all bodies of a process; a parsed JSON body takes a few times its own size. */
const MAX_BYTES = 64 * 1024 * 1024;
/** A body up to this size is always accepted, so ordinary texts and questions pass even when the budget is used up. */
const FREE_BYTES = 65_536;

/** Kept in memory only, so addresses need no hashing. */
export const unhashedSender = (ip: string): Sender => ({ network: networkOf(ip), block: blockOf(ip) });

/**
 * Fastify buffers a whole body before it parses it, so many large unfinished bodies would fill the memory. This counts
 * bytes as they arrive, before parsing, and releases them when the request ends.
 */
export function limitBodyMemory(app: FastifyInstance, maxBytes = MAX_BYTES): void {
  const shares = openCapacityShares(maxBytes);
  app.decorate('holdBody', (sender: Sender) => withFreeBytes(shares, sender));
  app.addHook('preParsing', async ({ ip, routeOptions }, reply, payload) => {
    // Skips small bodies, and files, which are not buffered.
    if ((routeOptions.bodyLimit ?? 0) <= FREE_BYTES) return payload;
    const hold = app.holdBody(unhashedSender(ip));
    const countStructure = createStructureCounter();
    const counted = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        try {
          hold.add(chunk.length);
          countStructure(chunk);
          done(null, chunk);
        } catch (error) {
          hold.end(); // the received bytes are dropped, but the connection may stay open for the response
          done(error as Error);
        }
      },
    });
    reply.raw.once('close', () => {
      hold.end();
      counted.destroy();
    });
    payload.once('error', (error: Error) => counted.destroy(error));
    return payload.pipe(counted);
  });
}

function withFreeBytes(shares: CapacityShares, sender: Sender): CapacityHold {
  const hold = shares.open(sender);
  let freeBytes = FREE_BYTES;
  return {
    add(bytes) {
      const free = Math.min(freeBytes, bytes);
      freeBytes -= free;
      hold.add(bytes - free);
    },
    end: hold.end,
  };
}
