import type { AnalysisReply, Insights } from '@app/contract/analyses';
import { followAnalysis } from '@app/core/analyses/follow-analysis';
import { readMessage } from '@app/core/analyses/read-messages';
import { readReport } from '@app/core/analyses/read-report';
import { AppError } from '@app/core/errors/app-error';
import { profilesOf } from '@app/reading';
import { langOf } from '@app/words/languages';
import type { ApiServices } from '@app/core/services';
import { authoriseAnalysis, type OwnedAnalysis } from '@app/core/sessions/authorise';
import type { Visitor } from '@app/core/sessions/visitor';

/** Waits for the analysis to finish and returns it. */
export async function waitForAnswer(
  services: ApiServices,
  visitor: Visitor,
  analysisId: string,
  signal: AbortSignal,
): Promise<AnalysisReply> {
  const owned = await authoriseAnalysis(services, visitor, analysisId);
  await waitForEnd(services, owned, signal);
  const message = await readMessage(services, owned.session, analysisId);
  if (!message) throw new AppError('NOT_FOUND');
  const report = await readReport(services, owned);
  const profiles = report ? profilesOf(report, langOf(message.lang)) : [];
  const insights: Insights = profiles.length > 0 ? { individualProfiles: profiles } : { analysis: message.content };
  return { analysisId, messages: [message], personalityInsights: insights, analysisInsights: insights };
}

/** Returns when the analysis is done; throws the error it failed with. */
export async function waitForEnd(services: ApiServices, owned: OwnedAnalysis, signal: AbortSignal): Promise<void> {
  for await (const { event } of followAnalysis(services, owned, undefined, signal)) {
    if (event.type === 'error') throw new AppError(event.code);
    if (event.type === 'end') return;
  }
  throw new AppError('SERVICE_UNAVAILABLE'); // this process closes or the client left; the analysis continues
}
