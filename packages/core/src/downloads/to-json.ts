import { REPORT_FILE_VERSION, type ReportFile } from '@app/contract/report-file';
import type { Mirror } from '@app/contract/self-answers';
import type { ReportDocument } from '../analyses/report-document.ts';

/** The whole analysis as a machine-readable file. */
export function toJson(document: ReportDocument, mirror?: Mirror): string {
  const { framework, provider, createdAt, lang, text } = document;
  // How the last reader found the writer is for code alone.
  const { distress: _distress, against: _against, blocks, ...report } = document.report;
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
    ...(blocks && { blocks }),
    report,
    ...(mirror && { mirror }),
  };
  return JSON.stringify(file, null, 2);
}
