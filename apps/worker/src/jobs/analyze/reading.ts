import type { ReportContext } from '@app/reading';
import type { Triaging } from '../small/open-triage.ts';

/** What a model is asked about, and all that is known of it before. */
export type Reading = {
  context: ReportContext;
  /** What the model reads and quotes. */
  material: string;
  /** Added to the instructions. */
  note: string;
  /** Of texts: what a first look says, when it is there. */
  triage?: Triaging['triage'];
};
