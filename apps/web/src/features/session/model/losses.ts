import type { Session } from '../../../lib/session.ts';

export type NewAnalysisOptions = {
  session: Session;
  /** What of this page would go: the visitor is asked first when there is anything. */
  losses: Losses;
  /** Before the server is asked: what is under way for the old session ends. */
  onLeave: () => void;
  /** It could not be cleared: the old session goes on. */
  onKept: () => void;
  onCleared: (fresh: Session) => void;
};

/** What is on the page; what lies in other sessions goes, too. */
export type Losses = { reports: number; chatMessages: number; isRunning: boolean; hasInput: boolean };
