import type { ReportContext } from '@app/reading';
import type { TriageHandle } from '../small-model/start-triage.ts';

/** The material of an analysis and the context known before the first call. */
export type AnalysisContext = {
  reportContext: ReportContext;
  /** The text that the model reads and quotes. */
  material: string;
  /** Appended to the instructions. */
  note: string;
  /** For texts: the result of the triage, once it is available. */
  triage?: TriageHandle['triage'];
};
