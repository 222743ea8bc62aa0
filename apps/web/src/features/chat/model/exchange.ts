import type { AnalysisEvent } from '@app/contract/events';
import { stopReply } from '../api/stop-reply.ts';

type Accepted = { events?: AsyncGenerator<AnalysisEvent>; analysisId: string | undefined };

/** One question in flight and its reply. */
export type Exchange = {
  signal: AbortSignal;
  /** Stopped or left: the page ignores later results. */
  isOver: () => boolean;
  analysisId: string | undefined;
  events: AsyncGenerator<AnalysisEvent> | undefined;
  /** The server has accepted the question and returned the id of its reply. */
  accept: (accepted: Accepted) => void;
  /** True while the browser solves a proof of work; no request is in flight then. */
  hold: (isHeld: boolean) => void;
  /** The visitor pressed Stop: the reply is stopped on the server, too. */
  stop: () => void;
  /** The visitor left the page or the session: the request ends, and the server gets no call. */
  leave: () => void;
};

/**
 * A sent question is not aborted on Stop: the server may have started, so the reply is stopped by id once it is
 * accepted.
 */
export function openExchange(leaving: AbortSignal | undefined): Exchange {
  const controller = new AbortController();
  let isAccepted = false;
  let isHeld = false;
  let isStopped = false;

  function end(): void {
    controller.abort();
    if (exchange.analysisId) stopReply(exchange.analysisId).catch(console.error);
  }

  const exchange: Exchange = {
    signal: leaving ? AbortSignal.any([controller.signal, leaving]) : controller.signal,
    isOver: () => isStopped || exchange.signal.aborted,
    analysisId: undefined,
    events: undefined,
    accept({ events, analysisId }) {
      isAccepted = true;
      Object.assign(exchange, { events, analysisId });
      if (isStopped) end();
    },
    hold(isOn) {
      isHeld = isOn;
    },
    stop() {
      isStopped = true;
      if (isAccepted || isHeld) end();
    },
    leave: () => controller.abort(),
  };
  return exchange;
}
