import type { DownloadFormat } from '@app/contract/downloads';
import type { Message } from '@app/contract/messages';
import type { ReactNode } from 'react';
import type { AnalysisState } from './analysis-state.ts';
import type { OpenQuote } from './use-quote-press.ts';

export type PanelProps = {
  state: AnalysisState;
  messages: Message[];
  sessionId: string;
  canShare: boolean;
  hasAnalysis: boolean;
  onNewAnalysis: () => void;
  /** Which report the visitor chose to read; without one, the newest. */
  inView?: string | undefined;
  onChoose: (key: string) => void;
  labelOf: (framework: string) => string;
  /** Reports of the visitor that lie elsewhere: below the list, and where there is no list. */
  elsewhere?: ReactNode;
  onDownload: (format: DownloadFormat, key: string) => void;
  onShare: (key: string) => void;
  onOpenReader: (key: string) => void;
  onOpenQuote: OpenQuote;
  /** Asks for what is missing in a partial report. */
  onGoOn: (analysisId: string) => void;
  /** What stays of a run that failed. */
  failure?: ReactNode;
};
