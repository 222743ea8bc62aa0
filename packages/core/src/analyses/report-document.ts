import { AppError } from '../errors/app-error.ts';
import type { Report } from '@app/reading';
import type { Services } from '../services.ts';
import type { OwnedAnalysis } from '../sessions/authorise.ts';
import { readMessage } from './read-messages.ts';
import { readReport } from './read-report.ts';

/** A finished analysis with everything needed to display, share or export it. */
export type ReportDocument = {
  analysisId: string;
  framework: string;
  provider: string;
  createdAt: string;
  /** The language of the report; absent in copies that were shared before this field existed. */
  lang?: string | undefined;
  /** The Markdown that was streamed while the report was written. */
  text: string;
  report: Report;
  /** The title its owner gave it. A shared copy has none. */
  title?: string | undefined;
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
    title: message.title,
  };
}
