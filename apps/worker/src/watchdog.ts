import type { Queue } from '@app/core/queue/queue';
import type { QueueName } from '@app/core/queue/jobs';
import type { Workers } from '@app/core/queue/workers';

const CHECK_EVERY_MS = 5_000;
const CHECKS_BEFORE_STUCK = 4;
/** A check this late means that the machine is busy, not that the queue is stuck. */
const LATE_MS = 1_000;

/** A worker can lose its queue after Redis reconnects and wait forever. The watchdog then has the process restarted. */
export function startWatchdog(
  queue: Queue,
  workers: Workers,
  queues: QueueName[],
  onStuck: () => void,
): { stop(): void } {
  let idleChecks = 0;
  let isLooking = false;
  let started = workers.startedCount();
  let checkedAtMs = performance.now();

  /** One check at a time; otherwise checks that piled up while Redis was down would all count when it is back. */
  async function check(): Promise<void> {
    if (isLooking) return;
    isLooking = true;
    try {
      await count();
    } finally {
      isLooking = false;
    }
  }

  async function count(): Promise<void> {
    const isLate = performance.now() - checkedAtMs > CHECK_EVERY_MS + LATE_MS;
    checkedAtMs = performance.now();
    const waiting = await Promise.all(queues.map((name) => queue.waitingCount(name)));
    const hasWork = waiting.some((count) => count > 0);
    const isIdle = workers.startedCount() === started && workers.activeCount() < workers.concurrency;
    started = workers.startedCount();
    idleChecks = hasWork && isIdle && !isLate ? idleChecks + 1 : 0;
    if (idleChecks >= CHECKS_BEFORE_STUCK) onStuck();
  }

  const timer = setInterval(() => void check().catch(() => {}), CHECK_EVERY_MS); // a Redis outage does not count
  return { stop: () => clearInterval(timer) };
}
