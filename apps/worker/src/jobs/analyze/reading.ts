import type { ReportContext } from '@app/core/report/check-report';

/** What a model is asked about, and all that is known of it before. */
export type Reading = {
  context: ReportContext;
  /** What the model reads and quotes. */
  material: string;
  /** Added to the instructions. */
  note: string;
};
