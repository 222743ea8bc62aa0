import { setTimeout as delay } from 'node:timers/promises';
import type { ProviderId } from '@app/contract/models';
import type { Part } from '@app/reading';
import { startSpacingMs } from './start-spacing.ts';

type PartsWriterOptions = {
  parts: readonly Part[];
  provider: ProviderId;
  /** The first call fills the provider's prompt cache before the others start. */
  isLeaderFirst: boolean;
  signal: AbortSignal;
  /** Requests and keeps one part; `onFirst` reports its first words. */
  write(part: Part, onFirst: () => void): Promise<void>;
};

const MAX_CONCURRENT_CALLS = 8;

/** Requests several parts side by side. Returns the faults; after one, no further part starts. */
export async function writeParts(options: PartsWriterOptions): Promise<unknown[]> {
  const { parts, provider, isLeaderFirst, signal, write } = options;
  const faults: unknown[] = [];
  const leader = Promise.withResolvers<void>();
  let next = 0;

  async function work(): Promise<void> {
    for (let index = next++; index < parts.length; index = next++) {
      const part = parts[index];
      // After a fault no new part starts: the next attempt requests it.
      if (!part || signal.aborted || faults.length > 0) return;
      if (isLeaderFirst && index > 0) await leader.promise;
      // The start slot after the first call belongs to the triage.
      const waitMs = (index > 0 ? index + 1 : 0) * (startSpacingMs[provider] ?? 0);
      if (waitMs > 0) await delay(waitMs, undefined, { signal });
      await write(part, leader.resolve).catch((error: unknown) => void faults.push(error));
      leader.resolve();
    }
  }

  await Promise.all(Array.from({ length: Math.min(MAX_CONCURRENT_CALLS, parts.length) }, work));
  signal.throwIfAborted();
  return faults;
}
