import type { SourceQuote } from '@app/contract/analyses';
import { findSealedInput } from '../db/chat-turns.ts';
import { quotesOf } from '../report/report.ts';
import type { Services } from '../services.ts';
import type { OwnedAnalysis } from '../sessions/authorise.ts';
import { parseInput } from './analysis-input.ts';
import { readReport } from './read-report.ts';
import { inputPlace } from './sealed-places.ts';

export type ReportSource = { text: string | null; quotes: SourceQuote[] };

const nothing: ReportSource = { text: null, quotes: [] };

/** The text a finished analysis was made from, and where its quotes stand in it. Pictures, clips and scans have none. */
export async function readSource(services: Services, owned: OwnedAnalysis): Promise<ReportSource> {
  const report = await readReport(services, owned);
  const text = report && (await readText(services, owned));
  if (!report || text === undefined) return nothing;
  const quotes = quotesOf(report)
    .map(({ quote, start, end }) => ({ quote, start, end }))
    .filter(({ quote, start, end }) => quote !== '' && text.slice(start, end) === quote);
  return { text, quotes };
}

async function readText({ db, vault }: Services, { analysis, session }: OwnedAnalysis): Promise<string | undefined> {
  const sealed = await findSealedInput(db, analysis.id);
  const opened = sealed && vault.open(session.key, inputPlace(analysis.id), sealed);
  const input = opened === undefined ? undefined : parseInput(opened);
  return input?.type === 'text' ? input.content : undefined;
}
