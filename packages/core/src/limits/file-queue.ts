import { AppError } from '../errors/app-error.ts';
import type { FileQuotaSubject, FileSeconds } from './file-seconds.ts';
import { NETWORKS_OF_BLOCK } from './sender.ts';

/** Per network and process. A class that sends its essays at the same moment fits in. */
const MAX_WAITING = 40;
const UNTIL_ONE_ENDS_MS = 5_000;
/** After a file that was too complex, the next file of its block waits this many times as long as the file took. */
const COOLDOWN_FACTOR = 10;
const MAX_COOLDOWN_MS = 30_000;

export type FileQueue = {
  /** Runs the work when it is the quota subject's turn, and charges it for the media worker's time. */
  run<Result>(
    quotaSubject: FileQuotaSubject,
    work: (charge: (ranMs: number) => void) => Promise<Result>,
  ): Promise<Result>;
};

/** The waiting requests of a block, by network. The network served last comes last. */
type BlockQueue = { waiting: Map<string, (() => void)[]>; count: number };

/**
 * The files of one block of networks are processed one at a time, its networks in round-robin order, and only for a
 * limited number of seconds per hour. A sender of slow files waits behind its own files, and the other slots of the
 * media workers stay free.
 */
export function openFileQueue(seconds: FileSeconds): FileQueue {
  const queues = new Map<string, BlockQueue>();

  /** Resolves when it is this network's turn. */
  function wait(network: string, block: string): Promise<void> {
    const queue = queues.get(block);
    if (!queue) {
      queues.set(block, { waiting: new Map(), count: 0 });
      return Promise.resolve();
    }
    const own = queue.waiting.get(network) ?? [];
    if (own.length + 1 >= MAX_WAITING || queue.count + 1 >= MAX_WAITING * NETWORKS_OF_BLOCK)
      throw new AppError('RATE_LIMITED', { retryAfterMs: UNTIL_ONE_ENDS_MS });
    const { promise, resolve } = Promise.withResolvers<void>();
    queue.waiting.set(network, [...own, resolve]);
    queue.count += 1;
    return promise;
  }

  function startNext(block: string): void {
    const queue = queues.get(block);
    const [network, [next, ...others] = []] = queue?.waiting.entries().next().value ?? [];
    if (!queue || network === undefined || !next) {
      queues.delete(block);
      return;
    }
    queue.count -= 1;
    queue.waiting.delete(network);
    if (others.length > 0) queue.waiting.set(network, others);
    next();
  }

  return {
    async run(quotaSubject, work) {
      await seconds.take(quotaSubject);
      const block = quotaSubject.block.toString('base64url');
      await wait(quotaSubject.network.toString('base64url'), block);
      let tookMs = 0;
      let cooldownMs = 0;
      try {
        return await work((ranMs) => {
          tookMs = Math.max(tookMs, ranMs);
          seconds.charge(quotaSubject, ranMs);
        });
      } catch (error) {
        if (error instanceof AppError && error.code === 'FILE_TOO_COMPLEX')
          cooldownMs = Math.min(tookMs * COOLDOWN_FACTOR, MAX_COOLDOWN_MS);
        throw error;
      } finally {
        if (cooldownMs > 0) setTimeout(startNext, cooldownMs, block).unref();
        else startNext(block);
      }
    },
  };
}
