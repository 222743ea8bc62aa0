import type { Queue } from '@app/core/queue/queue';
import type { QueueName } from '@app/core/queue/jobs';
import type { Workers } from '@app/core/queue/workers';

const LOOK_EVERY_MS = 5_000;
const LOOKS_BEFORE_STUCK = 4;
/** A look this late says that the machine is busy, not that the queue is lost. */
const LATE_MS = 1_000;

/** A worker can lose its queue after Redis reconnects and wait for ever; a stuck one says so and is started again. */
export function startWatchdog(
  queue: Queue,
  workers: Workers,
  queues: QueueName[],
  onStuck: () => void,
): { stop(): void } {
  let idleLooks = 0;
  let isLooking = false;
  let started = workers.startedCount();
  let lookedAtMs = performance.now();

  /** One at a time: those that waited for Redis together would count as many when it is back. */
  async function look(): Promise<void> {
    if (isLooking) return;
    isLooking = true;
    try {
      await count();
    } finally {
      isLooking = false;
    }
  }

  async function count(): Promise<void> {
    const isLate = performance.now() - lookedAtMs > LOOK_EVERY_MS + LATE_MS;
    lookedAtMs = performance.now();
    const waiting = await Promise.all(queues.map((name) => queue.waitingCount(name)));
    const hasWork = waiting.some((count) => count > 0);
    const isIdle = workers.startedCount() === started && workers.activeCount() < workers.concurrency;
    started = workers.startedCount();
    idleLooks = hasWork && isIdle && !isLate ? idleLooks + 1 : 0;
    if (idleLooks >= LOOKS_BEFORE_STUCK) onStuck();
  }

  const timer = setInterval(() => void look().catch(() => {}), LOOK_EVERY_MS); // Redis away is not stuck
  return { stop: () => clearInterval(timer) };
}
