/** One click on its way to the server. */
export type RunTicket = {
  signal: AbortSignal;
  /** The visitor turned away before the answer came. */
  isLeft: () => boolean;
  sent: (share: number) => void;
  leave: () => void;
};

/** A body that is out is not called back: the server may have begun, and what it answers is then cancelled by name. */
export function createRunTicket(): RunTicket {
  const controller = new AbortController();
  let isSent = false;
  let isLeft = false;
  return {
    signal: controller.signal,
    isLeft: () => isLeft,
    sent(share) {
      isSent = share >= 1;
    },
    leave() {
      isLeft = true;
      if (!isSent) controller.abort();
    },
  };
}
