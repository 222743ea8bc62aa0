import type { AnalysisReply } from '@app/contract/analyses';
import { IdempotencyKey } from '@app/contract/ids';
import type { ProviderId } from '@app/contract/models';
import { type Material, startAnalysis } from '@app/core/analyses/start-analysis';
import { AppError } from '@app/core/errors/app-error';
import { type Offer, readOffer } from '@app/core/queue/offer';
import type { ApiServices } from '@app/core/services';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { closedSignal } from './closed-signal.ts';
import { waitForAnswer } from './wait-for-answer.ts';

type Asked = {
  framework: string;
  sessionId: string;
  selectedModel: ProviderId;
  title?: string | undefined;
  material: Material;
};

/** Answers when the analysis is finished, or at once under `Prefer: respond-async`. */
export async function beginAnalysis(
  services: ApiServices,
  { framework, sessionId, selectedModel, title, material }: Asked,
  { request, reply, keepUpload }: { request: FastifyRequest; reply: FastifyReply; keepUpload?: () => void },
): Promise<AnalysisReply> {
  const { visitor } = request;
  if (!visitor) throw new AppError('FOREIGN_ORIGIN');
  const offer = await offerOf(services);
  if (offer && !offer.models.includes(selectedModel)) throw new AppError('MODEL_UNAVAILABLE');
  const analysisId = await startAnalysis(services, {
    visitor,
    sessionLabel: sessionId,
    framework,
    provider: selectedModel,
    material,
    title,
    simulated: offer?.simulated ?? services.config.SIMULATOR_URL !== undefined,
    idempotencyKey: idempotencyKeyOf(request),
  });
  keepUpload?.();
  if (!wantsAsync(request)) return waitForAnswer(services, visitor, analysisId, closedSignal(reply));
  void reply.code(202).header('preference-applied', 'respond-async');
  return { analysisId, messages: [], personalityInsights: null, analysisInsights: null };
}

/** Said before any of the file is sent. */
export async function refuseUnseen(services: ApiServices): Promise<void> {
  if ((await offerOf(services))?.sees.length === 0) throw new AppError('MEDIA_UNAVAILABLE');
}

/** When no worker has spoken lately, work is accepted: it waits in its row until one comes. */
async function offerOf({ redis, config }: ApiServices): Promise<Offer | undefined> {
  return readOffer(redis, config.REDIS_PREFIX).catch(() => undefined);
}

function idempotencyKeyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key'];
  if (key === undefined) return undefined;
  const parsed = IdempotencyKey.safeParse(key);
  if (!parsed.success) throw new AppError('BAD_REQUEST', { cause: parsed.error });
  return parsed.data;
}

function wantsAsync({ headers }: FastifyRequest): boolean {
  return [headers.prefer ?? []].flat().some((preference) => /\brespond-async\b/i.test(preference));
}
