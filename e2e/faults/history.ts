import type { Asked, Sight } from '@app/testkit/visitor';

type AnalysisEvent = Sight['events'][number];

/** Something the product has promised to do: its id was answered. */
export type Acknowledged = {
  id: string;
  /** Stands in the words that were sent: the provider's log is matched by it. One per idempotency key. */
  mark: string;
  /** The last wish that was granted. What was cleared may be anything until then, and nothing after. */
  granted: 'nothing' | 'cancelled' | 'cleared';
};

/** What one reader saw of one analysis, over all of its connections. */
export type Reading = { id: string; events: { event: AnalysisEvent; atMs: number }[] };

/** A row as the database has it at the end. */
export type Row = { id: string; status: string; code: string | null; attempt: number; tookMs: number | null };

/** A message as its owner reads it at the end. */
export type Stored = { id: string; analysisId: string; kind: string; role: string; content: string };

/** A cost row at the end. */
export type Call = { analysisId: string; attempt: number; purpose: string; isSettled: boolean };

/** Everything a run leaves that is needed to judge it. */
export type History = {
  acknowledged: Acknowledged[];
  readings: Reading[];
  rows: Row[];
  stored: Stored[];
  calls: Call[];
  /** How many calls the providers saw, by mark. */
  providerCalls: Record<string, number>;
  /** Marks whose provider was told to fail. */
  ordered: string[];
  asked: Asked[];
};
