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
  /** Key of the report the visitor chose; undefined shows the newest. */
  inView?: string | undefined;
  onChoose: (key: string) => void;
  labelOf: (framework: string) => string;
  /** Reports in the visitor's other sessions: shown below the list, or alone if there is no list. */
  elsewhere?: ReactNode;
  onDownload: (format: DownloadFormat, key: string) => void;
  onShare: (key: string) => void;
  onOpenReader: (key: string) => void;
  /** Opens second opinions on a report. */
  onOpinion?: (key: string) => void;
  /** Opens the mirror of a report; undefined for reports that have none. */
  onMirror?: ((key: string) => void) | undefined;
  /** Opens the picture of a report. */
  onPicture?: (key: string) => void;
  onOpenQuote: OpenQuote;
  /** Requests the missing parts of a partial report. */
  onGoOn: (analysisId: string) => void;
  /** The card that describes a failed run. */
  failure?: ReactNode;
};
