import type { Session } from '../../../lib/session.ts';

export type NewAnalysisOptions = {
  session: Session;
  /** What this page would lose. If there is anything, the visitor is asked first. */
  losses: Losses;
  /** Called before the server is asked to clear, to end all work of the old session. */
  onLeave: () => void;
  /** Called if clearing failed: the old session continues. */
  onKept: () => void;
  onCleared: (fresh: Session) => void;
};

/** Counts of what would be deleted, including other sessions where known. */
export type Losses = { reports: number; chatMessages: number; isRunning: boolean; hasInput: boolean };
