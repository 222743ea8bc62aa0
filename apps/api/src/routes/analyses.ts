import { cancelAnalysis, listOpenAnalyses, readSource } from '@app/contract/analyses';
import { cancelAnalysis as cancel } from '@app/core/analyses/cancel-analysis';
import { readSource as readOwnSource } from '@app/core/analyses/read-source';
import { listOpenAnalyses as listOpen } from '@app/core/db/analyses';
import type { ApiServices } from '@app/core/services';
import { authoriseAnalysis, authoriseSession } from '@app/core/sessions/authorise';
import type { FastifyInstance } from 'fastify';
import { bind } from '../bind.ts';

export function analysisRoutes(app: FastifyInstance, services: ApiServices): void {
  bind(app, listOpenAnalyses, async ({ query, request }) => {
    const session = await authoriseSession(services, request.visitor, query.sessionId);
    return listOpen(services.db, session.id);
  });

  bind(app, cancelAnalysis, async ({ params, request }) => ({
    status: await cancel(services, await authoriseAnalysis(services, request.visitor, params.analysisId)),
  }));

  bind(app, readSource, async ({ params, request }) =>
    readOwnSource(services, await authoriseAnalysis(services, request.visitor, params.analysisId)),
  );
}
