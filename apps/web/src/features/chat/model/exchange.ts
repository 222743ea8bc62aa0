import type { AnalysisEvent } from '@app/contract/events';
import { stopReply } from '../api/stop-reply.ts';

type Accepted = { events?: AsyncGenerator<AnalysisEvent>; analysisId: string | undefined };

/** One question on its way to its reply. */
export type Exchange = {
  signal: AbortSignal;
  /** Stopped or left: what still comes of it is not for the page. */
  isOver: () => boolean;
  analysisId: string | undefined;
  line: AsyncGenerator<AnalysisEvent> | undefined;
  /** The server has taken the question, and says under which id. */
  accept: (accepted: Accepted) => void;
  /** The server wants a puzzle solved first: while that takes, nothing is out. */
  hold: (isHeld: boolean) => void;
  /** The visitor has seen enough: the server is told. */
  stop: () => void;
  /** The page is left, or the session: nobody is told. */
  leave: () => void;
};

/** A question that is out is not called back: the server may have begun, and what it answers is then stopped by name. */
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
    line: undefined,
    accept({ events, analysisId }) {
      isAccepted = true;
      Object.assign(exchange, { line: events, analysisId });
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
