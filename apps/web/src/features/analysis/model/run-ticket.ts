/** One click on its way to the server. */
export type RunTicket = {
  signal: AbortSignal;
  /** The visitor turned away before the answer came. */
  isLeft: () => boolean;
  /** With everything else of the session: the server forgets it by itself. */
  isForgotten: () => boolean;
  sent: (share: number) => void;
  leave: () => void;
};

/**
 * A body that is out is not called back: the server may have begun, and what it answers is then cancelled by name.
 * Only `leaving` ends even that, when the visitor starts over.
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
