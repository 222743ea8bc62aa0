/** How long each phase of a call may last. */
export type Timeouts = {
  /** Until the provider begins to answer. */
  headerMs: number;
  /** From there until the first output. */
  firstChunkMs: number;
  /** Between two pieces of output. */
  chunkMs: number;
  totalMs: number;
};

export const defaultTimeouts: Timeouts = { headerMs: 30_000, firstChunkMs: 30_000, chunkMs: 20_000, totalMs: 180_000 };

type Phase = 'header' | 'firstChunk' | 'chunk';

export type Watchdog = {
  /** Aborts when the caller aborts or when a phase lasts too long. */
  signal: AbortSignal;
  /** Which limit was reached, if any. */
  expired(): Phase | 'total' | undefined;
  enter(phase: 'firstChunk' | 'chunk'): void;
  /** Something arrived: the present phase begins anew. */
  feed(): void;
  /** Stops the timers and closes the connection if it is still open. */
  stop(): void;
};

export function startWatchdog(timeouts: Timeouts, caller: AbortSignal): Watchdog {
  const controller = new AbortController();
  let expired: Phase | 'total' | undefined;
  const expire = (phase: Phase | 'total') => () => {
    expired ??= phase;
    controller.abort(new DOMException('The model took too long.', 'TimeoutError'));
  };
  const total = setTimeout(expire('total'), timeouts.totalMs);
  let phase = setTimeout(expire('header'), timeouts.headerMs);

  return {
    signal: AbortSignal.any([caller, controller.signal]),
    expired: () => expired,
    enter(next) {
      clearTimeout(phase);
      phase = setTimeout(expire(next), timeouts[`${next}Ms`]);
    },
    feed: () => {
      phase.refresh();
    },
    stop() {
      clearTimeout(phase);
      clearTimeout(total);
      controller.abort();
    },
  };
}
