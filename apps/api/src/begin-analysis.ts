import type { AnalysisReply } from '@app/contract/analyses';
import type { VisitorLocale } from '@app/contract/visitor-locale';
import type { ProviderId } from '@app/contract/models';
import { type SubmittedMaterial, startAnalysis } from '@app/core/analyses/start-analysis';
import type { QueueSlot } from '@app/core/db/queue-lengths';
import { AppError } from '@app/core/errors/app-error';
import type { ApiServices } from '@app/core/services';
import type { HttpExchange } from './bind.ts';
import { idempotencyKeyOf, wantsAsync } from './call-headers.ts';
import { closedSignal } from './closed-signal.ts';
import { findOffered } from './offered-model.ts';
import { waitForAnswer } from './wait-for-answer.ts';

type StartRequest = VisitorLocale & {
  framework: string;
  sessionId: string;
  selectedModel: ProviderId;
  title?: string | undefined;
  material: SubmittedMaterial;
};

type StartOptions = HttpExchange & {
  keepUpload?: () => void;
  queueSlot?: QueueSlot | undefined;
};

/** Answers when the analysis is finished, or at once with `Prefer: respond-async`. */
export async function beginAnalysis(
  services: ApiServices,
  { framework, sessionId, selectedModel, title, language, timeZone, material }: StartRequest,
  { request, reply, keepUpload, queueSlot }: StartOptions,
): Promise<AnalysisReply> {
  const { visitor } = request;
  if (!visitor) throw new AppError('FOREIGN_ORIGIN');
  const needsVision = material.type === 'upload' && material.kind !== 'text';
  const offered = await findOffered(services, selectedModel, { needsVision });
  const analysisId = await startAnalysis(services, {
    visitor,
    address: request.ip,
    sessionLabel: sessionId,
    framework,
    provider: selectedModel,
    material,
    title,
    locale: { language, timeZone },
    ...offered,
    idempotencyKey: idempotencyKeyOf(request),
    // A body may name a different model after the file, in which case this reservation does not fit.
    queueSlot: queueSlot?.queues.includes(selectedModel) ? queueSlot : undefined,
  });
  keepUpload?.();
  if (!wantsAsync(request)) return waitForAnswer(services, visitor, analysisId, closedSignal(reply));
  void reply.code(202).header('preference-applied', 'respond-async');
  return { analysisId, messages: [], personalityInsights: null, analysisInsights: null };
}
