/** The request of one click while it is in flight. */
export type RunTicket = {
  signal: AbortSignal;
  /** The visitor stopped the run before the server replied. */
  isLeft: () => boolean;
  /** The whole session was cleared, so the server deletes the analysis by itself. */
  isForgotten: () => boolean;
  sent: (share: number) => void;
  leave: () => void;
};

/**
 * A fully sent body is not aborted: the server may have started, so the caller cancels the analysis by id once the
 * reply arrives. Only `leaving`, when the visitor starts over, aborts it even then.
 */
export function createRunTicket(leaving?: AbortSignal): RunTicket {
  const controller = new AbortController();
  let isSent = false;
  let isLeft = false;
  return {
    signal: leaving ? AbortSignal.any([controller.signal, leaving]) : controller.signal,
    isLeft: () => isLeft,
    isForgotten: () => leaving?.aborted ?? false,
    sent(share) {
      isSent = share >= 1;
    },
    leave() {
      isLeft = true;
      if (!isSent) controller.abort();
    },
  };
}
