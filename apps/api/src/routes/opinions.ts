import type { ProviderId } from '@app/contract/models';
import { askOpinions, type AskedOpinion, listOpinions as listRoute } from '@app/contract/opinions';
import { type SubmittedMaterial, startAnalysis } from '@app/core/analyses/start-analysis';
import { AppError } from '@app/core/errors/app-error';
import { listOpinions } from '@app/core/opinions/list-opinions';
import { readMaterial } from '@app/core/analyses/read-material';
import type { ApiServices } from '@app/core/services';
import { authoriseAnalysis, type OwnedAnalysis } from '@app/core/sessions/authorise';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { bind } from '../bind.ts';
import { idempotencyKeyOf } from '../call-headers.ts';
import { runChargedRead } from '../long-reads.ts';
import { findOffered } from '../offered-model.ts';

export function opinionRoutes(app: FastifyInstance, services: ApiServices): void {
  bind(app, listRoute, async ({ params, request }) => {
    const { visitor, ip: address } = request;
    const owned = await authoriseAnalysis(services, visitor, params.analysisId);
    if (!visitor) throw new AppError('NOT_FOUND');
    return listOpinions(services, owned, { visitor, address });
  });

  bind(app, askOpinions, async ({ params, body, request, reply }) => {
    const owned = await authoriseAnalysis(services, request.visitor, params.analysisId);
    const asked = await runChargedRead(services, [owned], { request, reply }, () =>
      askModels(services, owned, body.models, request),
    );
    const [first] = asked;
    if (first?.refusal && asked.every(({ refusal }) => refusal)) throw first.refusal;
    return { asked: asked.map(({ opinion }) => opinion) };
  });
}

type AskOutcome = { opinion: AskedOpinion; refusal?: AppError };

/** Sequential, because all take from the same limits and the models named first must win. */
async function askModels(
  services: ApiServices,
  owned: OwnedAnalysis,
  models: ProviderId[],
  request: FastifyRequest,
): Promise<AskOutcome[]> {
  const material = await readMaterial(services, owned);
  const asked: AskOutcome[] = [];
  for (const model of models) asked.push(await askModel(services, { owned, material, model }, request));
  return asked;
}

type OpinionRequest = { owned: OwnedAnalysis; material: SubmittedMaterial; model: ProviderId };

/** A model that is refused leaves the others alone. */
async function askModel(
  services: ApiServices,
  { owned: { analysis, session }, material, model }: OpinionRequest,
  request: FastifyRequest,
): Promise<AskOutcome> {
  const { visitor, ip: address } = request;
  if (!visitor) throw new AppError('FOREIGN_ORIGIN');
  const key = idempotencyKeyOf(request);
  try {
    const offered = await findOffered(services, model, { needsVision: false });
    const analysisId = await startAnalysis(services, {
      visitor,
      address,
      sessionLabel: session.label,
      framework: analysis.framework,
      provider: model,
      material,
      ...offered,
      idempotencyKey: key && `${model}:${key}`,
    });
    return { opinion: { model, analysisId } };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { opinion: { model, errorCode: error.code }, refusal: error };
  }
}
