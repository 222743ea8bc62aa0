/** The timeout of each phase of a call. */
export type CallTimeouts = {
  /** Until the response header. */
  headerMs: number;
  /** From the header to the first output. */
  firstChunkMs: number;
  /** Between two output chunks. Keep-alive lines do not count. */
  chunkMs: number;
  /** From the response header to the end of the response. */
  totalMs: number;
  /** From the start of the call to its end. Absent: no such limit. */
  withinMs?: number | undefined;
};

export type Timeouts = Omit<CallTimeouts, 'totalMs' | 'withinMs'> & {
  /** Replaces `headerMs` for a schema the provider has to compile first. */
  firstSchemaHeaderMs: number;
  /** Replaces MAX_TOTAL_MS. */
  totalMs?: number;
};

export const defaultTimeouts = { headerMs: 45_000, firstChunkMs: 45_000, chunkMs: 45_000 };

/** A stream that still delivers is not cut before this: a call times out by silence, not by length. */
export const MAX_TOTAL_MS = 15 * 60_000;

export function timeoutsFor(
  timeouts: Timeouts,
  { isNewSchema, withinMs }: { isNewSchema: boolean; withinMs?: number | undefined },
): CallTimeouts {
  const { headerMs, firstSchemaHeaderMs, firstChunkMs, chunkMs, totalMs } = timeouts;
  return {
    headerMs: isNewSchema ? firstSchemaHeaderMs : headerMs,
    firstChunkMs,
    chunkMs,
    totalMs: totalMs ?? MAX_TOTAL_MS,
    withinMs,
  };
}

type Phase = 'header' | 'firstChunk' | 'chunk';

export type Watchdog = {
  /** Aborts when the caller aborts or when a phase lasts too long. */
  signal: AbortSignal;
  /** The timeout that expired, if any. */
  expired(): Phase | 'total' | undefined;
  enter(phase: 'firstChunk' | 'chunk'): void;
  /** Restarts the timer of the current phase, because output arrived. */
  feed(): void;
  /** Stops the timers and closes the connection if it is still open. */
  stop(): void;
};

/** A timer this late fired because the process was stalled: data that arrived meanwhile waits unread in the socket. */
const LATE_MS = 500;

export function startWatchdog(timeouts: CallTimeouts, caller: AbortSignal): Watchdog {
  const controller = new AbortController();
  let expired: Phase | 'total' | undefined;
  let isStopped = false;
  let phaseName: Phase = 'header';
  let fedAtMs = performance.now();
  const abort = (phase: Phase | 'total'): void => {
    if (isStopped) return;
    expired ??= phase;
    controller.abort(new DOMException('The model took too long.', 'TimeoutError'));
  };
  const checkPhase = (): void => {
    const seenMs = fedAtMs;
    const name = phaseName;
    afterSocketReads(performance.now() - seenMs - timeouts[`${name}Ms`], () => {
      if (fedAtMs === seenMs) abort(name);
    });
  };
  const startTotal = (totalMs: number): NodeJS.Timeout => {
    const dueMs = performance.now() + totalMs;
    return setTimeout(() => afterSocketReads(performance.now() - dueMs, () => abort('total')), totalMs);
  };
  const within = timeouts.withinMs === undefined ? undefined : startTotal(timeouts.withinMs);
  let total: NodeJS.Timeout | undefined;
  let phase = setTimeout(checkPhase, timeouts.headerMs);

  return {
    signal: AbortSignal.any([caller, controller.signal]),
    expired: () => expired,
    enter(next) {
      total ??= startTotal(timeouts.totalMs);
      clearTimeout(phase);
      phaseName = next;
      fedAtMs = performance.now();
      phase = setTimeout(checkPhase, timeouts[`${next}Ms`]);
    },
    feed: () => {
      fedAtMs = performance.now();
      phase.refresh();
    },
    stop() {
      isStopped = true;
      clearTimeout(phase);
      clearTimeout(total);
      clearTimeout(within);
      controller.abort();
    },
  };
}

/** Node runs timers before it reads sockets. After a late timer, let the event loop read twice before the decision. */
function afterSocketReads(lateMs: number, judge: () => void): void {
  if (lateMs > LATE_MS) setImmediate(() => setImmediate(judge));
  else judge();
}
