import type { PreparedText, FoldedSource } from '@app/reading';
import { Piscina } from 'piscina';
import { AppError } from '../errors/app-error.ts';
import { createGroupSemaphore, createSemaphore } from './semaphore.ts';

/** The result of a thread, without the text, which the caller already has. */
export type ThreadResult = Omit<PreparedText, 'source'> & { folded: Omit<FoldedSource, 'text'> };

export type TextPool = {
  /** Computes what code can derive from a text alone. Throws TEXT_TOO_COMPLEX at the time or memory limit. */
  prepare(text: string, signal: AbortSignal): Promise<PreparedText>;
  /**
   * Waits until there is memory to work on a text of this length, and resolves with the function to call afterwards.
   * Only long texts wait, for each other; those of one block of networks run one at a time.
   */
  enter(text: { chars: number; block: string }, signal: AbortSignal): Promise<() => void>;
  close(): Promise<void>;
};

export type TextLimits = {
  threads: number;
  /** Per text, without the wait for a thread. */
  runMs: number;
  heapMb: number;
};

/** The slowest script takes about 10 s for the longest text on an idle core; a busy one may need several times that. */
const defaults: TextLimits = { threads: 2, runMs: 120_000, heapMb: 384 };
const IDLE_MS = 60_000;
/** A text up to this length takes a fraction of a second. */
const SHORT_CHARS = 100_000;
/** Each takes up to 100 MB while it is processed. */
const MAX_CONCURRENT_LONG_TEXTS = 3;

/** Threads for work on whole texts, so that the process keeps renewing leases and sending events meanwhile. */
export function openTextPool(own: Partial<TextLimits> = {}): TextPool {
  const { threads, runMs, heapMb } = { ...defaults, ...own };
  const pool = new Piscina<string, ThreadResult>({
    filename: new URL('./text-thread.ts', import.meta.url).href,
    name: 'prepare',
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: IDLE_MS,
    resourceLimits: { maxOldGenerationSizeMb: heapMb },
    env: {}, // passes no secret of this process
  });
  // Piscina's own queue stays empty: it leaves waiting tasks behind when every running one is aborted.
  const freeThreads = createSemaphore(threads);
  const longTexts = createGroupSemaphore(MAX_CONCURRENT_LONG_TEXTS);
  // Long texts leave one thread free for short ones, if there are at least two.
  const longReads = createSemaphore(Math.max(1, threads - 1));
  pool.on('error', () => {}); // a thread that ends without a task is restarted on demand

  async function run(text: string, signal: AbortSignal): Promise<PreparedText> {
    const releaseThread = await freeThreads.acquire(signal);
    const limit = AbortSignal.timeout(runMs);
    try {
      const { folded, ...counted } = await pool.run(text, { signal: AbortSignal.any([signal, limit]) });
      return { ...counted, source: { text, ...folded } };
    } catch (error) {
      signal.throwIfAborted();
      if (limit.aborted || isOutOfMemory(error)) throw new AppError('TEXT_TOO_COMPLEX', { cause: error });
      throw error;
    } finally {
      releaseThread();
    }
  }

  return {
    async enter({ chars, block }, signal) {
      return chars <= SHORT_CHARS ? () => {} : longTexts.acquire(block, signal);
    },
    async prepare(text, signal) {
      const releaseLong = text.length > SHORT_CHARS ? await longReads.acquire(signal) : () => {};
      try {
        return await run(text, signal);
      } finally {
        releaseLong();
      }
    },
    close: () => pool.destroy(),
  };
}

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
