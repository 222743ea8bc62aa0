import { REPORT_FILE_VERSION, type ReportFile } from '@app/contract/report-file';
import type { ReportDocument } from '../analyses/report-document.ts';

/** The whole analysis as a machine-readable file. */
export function toJson({ framework, provider, createdAt, lang, text, report }: ReportDocument): string {
  const file: ReportFile = {
    format: 'personality-analysis',
    version: REPORT_FILE_VERSION,
    generated: 'by an AI model',
    simulated: report.simulated,
    framework,
    provider,
    createdAt,
    lang,
    text,
    report,
  };
  return JSON.stringify(file, null, 2);
}
