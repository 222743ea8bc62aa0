import { type AnalysisReply, analyzeText, analyzeTextWith } from '@app/contract/analyses';
import { IdempotencyKey } from '@app/contract/ids';
import type { ProviderId } from '@app/contract/models';
import { followAnalysis } from '@app/core/analyses/follow-analysis';
import { readMessage } from '@app/core/analyses/read-messages';
import { startAnalysis } from '@app/core/analyses/start-analysis';
import { AppError } from '@app/core/errors/app-error';
import { readOffer } from '@app/core/queue/offer';
import type { ApiServices } from '@app/core/services';
import { authoriseAnalysis } from '@app/core/sessions/authorise';
import type { Visitor } from '@app/core/sessions/visitor';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { bind, type Call } from '../bind.ts';
import { closedSignal } from '../closed-signal.ts';

export function analyzeRoutes(app: FastifyInstance, services: ApiServices): void {
  bind(app, analyzeText, ({ body, request, reply }) => analyze(services, 'general', { body, request, reply }));
  bind(app, analyzeTextWith, ({ params, body, request, reply }) =>
    analyze(services, params.framework, { body, request, reply }),
  );
}

type TextCall = Pick<Call<typeof analyzeText>, 'body' | 'request' | 'reply'>;

async function analyze(
  services: ApiServices,
  framework: string,
  { body, request, reply }: TextCall,
): Promise<AnalysisReply> {
  const { visitor } = request;
  if (!visitor) throw new AppError('FOREIGN_ORIGIN');
  const { simulated } = await offerOf(services, body.selectedModel);
  const analysisId = await startAnalysis(services, {
    visitor,
    sessionLabel: body.sessionId,
    framework,
    provider: body.selectedModel,
    content: body.content,
    title: body.title,
    simulated,
    idempotencyKey: idempotencyKeyOf(request),
  });
  if (!wantsAsync(request)) return waitForAnswer(services, visitor, analysisId, closedSignal(reply));
  void reply.code(202).header('preference-applied', 'respond-async');
  return { analysisId, messages: [], personalityInsights: null, analysisInsights: null };
}

/** When no worker has spoken lately the analysis is accepted: it waits in the row until one comes. */
async function offerOf({ redis, config }: ApiServices, model: ProviderId): Promise<{ simulated: boolean }> {
  const offer = await readOffer(redis, config.REDIS_PREFIX).catch(() => undefined);
  if (offer && !offer.models.includes(model)) throw new AppError('MODEL_UNAVAILABLE');
  return { simulated: offer?.simulated ?? config.SIMULATOR_URL !== undefined };
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

async function waitForAnswer(
  services: ApiServices,
  visitor: Visitor,
  analysisId: string,
  signal: AbortSignal,
): Promise<AnalysisReply> {
  const owned = await authoriseAnalysis(services, visitor, analysisId);
  for await (const { event } of followAnalysis(services, owned, undefined, signal)) {
    if (event.type === 'error') throw new AppError(event.code);
    if (event.type !== 'end') continue;
    const message = await readMessage(services, owned.session, event.messageId);
    if (!message) throw new AppError('NOT_FOUND');
    const insights = { analysis: message.content };
    return { analysisId, messages: [message], personalityInsights: insights, analysisInsights: insights };
  }
  throw new AppError('SERVICE_UNAVAILABLE'); // this process closes or the caller left: the analysis itself goes on
}
