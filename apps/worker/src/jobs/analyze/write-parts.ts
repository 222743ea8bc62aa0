import { setTimeout as delay } from 'node:timers/promises';
import type { ProviderId } from '@app/contract/models';
import type { Part, RewritableReport } from '@app/reading';
import { startSpacingMs } from './start-spacing.ts';

/** The stream of one part: its text waits until all earlier parts have ended. */
type Feed = { part: Part; waiting: string; isBegun: boolean; isOver: boolean; isWhole: boolean };

export type PartAnswer = { isWhole: boolean };

type PartsWriterOptions = {
  parts: Part[];
  live: RewritableReport;
  provider: ProviderId;
  /** The first call fills the provider's prompt cache before the others start. */
  isLeaderFirst: boolean;
  signal: AbortSignal;
  requestPart(part: Part, onText: (chunk: string) => void): Promise<PartAnswer>;
  /** Shows new Markdown. */
  show(piece: string): void;
};

const MAX_CONCURRENT_CALLS = 6;

/** Requests several parts concurrently and shows their text in report order. Returns the faults. */
export async function writeParts(options: PartsWriterOptions): Promise<unknown[]> {
  const { parts, live, provider, isLeaderFirst, signal, requestPart, show } = options;
  const feeds = parts.map((part): Feed => ({ part, waiting: '', isBegun: false, isOver: false, isWhole: false }));
  const faults: unknown[] = [];
  const leader = Promise.withResolvers<void>();
  let shown = 0;
  let next = 0;

  function showInOrder(): void {
    for (let feed = feeds[shown]; feed; feed = feeds[shown]) {
      if (!feed.isBegun) live.beginPart(feed.part);
      feed.isBegun = true;
      const words = feed.waiting;
      feed.waiting = '';
      if (words) show(live.push(words));
      if (!feed.isOver) return;
      show(live.endPart(feed.isWhole));
      shown += 1;
    }
  }

  async function write(feed: Feed, index: number): Promise<void> {
    if (isLeaderFirst && index > 0) await leader.promise;
    // The start slot after the first call belongs to the triage.
    const waitMs = (index > 0 ? index + 1 : 0) * (startSpacingMs[provider] ?? 0);
    if (waitMs > 0) await delay(waitMs, undefined, { signal });
    try {
      const answer = await requestPart(feed.part, (chunk) => {
        leader.resolve();
        feed.waiting += chunk;
        if (feed === feeds[shown]) showInOrder();
      });
      feed.isWhole = answer.isWhole;
    } catch (error) {
      faults.push(error);
    }
    leader.resolve();
    feed.isOver = true;
    showInOrder();
  }

  async function work(): Promise<void> {
    for (let index = next++; index < feeds.length; index = next++) {
      const feed = feeds[index];
      // After a fault no new part starts: the next attempt requests it.
      if (!feed || signal.aborted || faults.length > 0) return;
      await write(feed, index);
    }
  }

  await Promise.all(Array.from({ length: Math.min(MAX_CONCURRENT_CALLS, feeds.length) }, work));
  signal.throwIfAborted();
  return faults;
}
