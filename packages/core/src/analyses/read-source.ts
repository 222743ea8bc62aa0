import type { SourceQuote } from '@app/contract/analyses';
import { quotesOf } from '@app/reading';
import type { Services } from '../services.ts';
import type { OwnedAnalysis } from '../sessions/authorise.ts';
import { readInput } from './read-input.ts';
import { readReport } from './read-report.ts';

export type ReportSource = { text: string | null; quotes: SourceQuote[] };

const nothing: ReportSource = { text: null, quotes: [] };

/** The text of a finished analysis and the positions of its quotes. Images, clips and scans have no text. */
export async function readSource(services: Services, owned: OwnedAnalysis): Promise<ReportSource> {
  const report = await readReport(services, owned);
  const input = report && (await readInput(services, owned.session.key, owned.analysis.id));
  if (!report || input?.type !== 'text') return nothing;
  const { content: text } = input;
  const quotes = quotesOf(report)
    .map(({ quote, start, end }) => ({ quote, start, end }))
    .filter(({ quote, start, end }) => quote !== '' && text.slice(start, end) === quote);
  return { text, quotes };
}
