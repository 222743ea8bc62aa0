import { readSelfAnswers as readRoute, saveSelfAnswers as saveRoute } from '@app/contract/self-answers';
import { readSelfAnswers, saveSelfAnswers } from '@app/core/mirror/self-answers';
import type { ApiServices } from '@app/core/services';
import { authoriseAnalysis } from '@app/core/sessions/authorise';
import type { FastifyInstance } from 'fastify';
import { bind } from '../bind.ts';

export function selfAnswerRoutes(app: FastifyInstance, services: ApiServices): void {
  bind(app, readRoute, async ({ params, request }) =>
    readSelfAnswers(services, await authoriseAnalysis(services, request.visitor, params.analysisId)),
  );

  bind(app, saveRoute, async ({ params, body, request }) =>
    saveSelfAnswers(services, await authoriseAnalysis(services, request.visitor, params.analysisId), body.answers),
  );
}
