import { AppError } from '../errors/app-error.ts';
import type { Report } from '@app/reading';
import type { Services } from '../services.ts';
import type { OwnedAnalysis } from '../sessions/authorise.ts';
import { readMessage } from './read-messages.ts';
import { readReport } from './read-report.ts';

/** A finished analysis with all that is needed to show it, to share it or to make a file of it. */
export type ReportDocument = {
  analysisId: string;
  framework: string;
  provider: string;
  createdAt: string;
  /** Of the report; a copy that was shared before has none. */
  lang?: string | undefined;
  /** The Markdown that was shown while it was written. */
  text: string;
  report: Report;
};

export async function readReportDocument(services: Services, owned: OwnedAnalysis): Promise<ReportDocument> {
  const { analysis, session } = owned;
  if (analysis.status !== 'done') throw new AppError('NOT_FINISHED');
  const [message, report] = await Promise.all([
    readMessage(services, session, analysis.id),
    readReport(services, owned),
  ]);
  if (!message || !report) throw new AppError('NOT_FOUND');
  return {
    analysisId: analysis.id,
    framework: analysis.framework,
    provider: analysis.provider,
    createdAt: message.createdAt,
    lang: analysis.lang,
    text: message.content,
    report,
  };
}
