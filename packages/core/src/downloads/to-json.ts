import type { ReportDocument } from '../analyses/report-document.ts';

/** Raised when a field changes its meaning. */
const VERSION = 1;

/** Everything an analysis holds, for programs. */
export function toJson({ framework, provider, createdAt, text, report }: ReportDocument): string {
  const { simulated } = report;
  return JSON.stringify(
    {
      format: 'personality-analysis',
      version: VERSION,
      generated: 'by an AI model',
      simulated,
      framework,
      provider,
      createdAt,
      text,
      report,
    },
    null,
    2,
  );
}
