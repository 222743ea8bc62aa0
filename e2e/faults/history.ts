import type { AnalysisRequest, SeenEvents } from '@app/testkit/visitor';

type AnalysisEvent = SeenEvents['events'][number];

/** An acknowledged analysis or question: the server has returned its id. */
export type Acknowledged = {
  id: string;
  /** Part of the submitted text, to find its calls in the provider's log. One per idempotency key. */
  mark: string;
  /** The last confirmed request. After a confirmed clear, nothing may be left; before it, any state is valid. */
  granted: 'nothing' | 'cancelled' | 'cleared';
};

/** The events one reader received for one analysis, over all its connections. */
export type ReadReply = { id: string; events: { event: AnalysisEvent; atMs: number }[] };

/** A database row at the end. */
export type AnalysisRecord = {
  id: string;
  status: string;
  code: string | null;
  attempt: number;
  tookMs: number | null;
};

/** A message as its owner reads it at the end. */
export type Stored = { id: string; analysisId: string; kind: string; role: string; content: string };

/** A cost row at the end. */
export type ProviderCall = { analysisId: string; attempt: number; purpose: string; isSettled: boolean };

/** All records of a run that `checkHistory` needs. */
export type History = {
  acknowledged: Acknowledged[];
  readings: ReadReply[];
  rows: AnalysisRecord[];
  stored: Stored[];
  calls: ProviderCall[];
  /** The number of calls the providers received, by mark. */
  providerCalls: Record<string, number>;
  /** Marks whose provider was ordered to fail. */
  ordered: string[];
  asked: AnalysisRequest[];
};
