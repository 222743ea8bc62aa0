import { cancelAnalysis, continueAnalysis, listOpenAnalyses, readSource } from '@app/contract/analyses';
import { cancelAnalysis as cancel } from '@app/core/analyses/cancel-analysis';
import { listOpenWork } from '@app/core/analyses/expected-wait';
import { readPartialReport } from '@app/core/analyses/read-partial-report';
import { readSource as readOwnSource } from '@app/core/analyses/read-source';
import type { ApiServices } from '@app/core/services';
import { authoriseAnalysis, authoriseSession } from '@app/core/sessions/authorise';
import type { FastifyInstance } from 'fastify';
import { beginAnalysis } from '../begin-analysis.ts';
import { bind } from '../bind.ts';
import { runChargedRead } from '../long-reads.ts';

export function analysisRoutes(app: FastifyInstance, services: ApiServices): void {
  bind(app, listOpenAnalyses, async ({ query, request }) => {
    const session = await authoriseSession(services, request.visitor, query.sessionId);
    return listOpenWork(services, session.id);
  });

  bind(app, cancelAnalysis, async ({ params, request }) => ({
    status: await cancel(services, await authoriseAnalysis(services, request.visitor, params.analysisId)),
  }));

  bind(app, continueAnalysis, async ({ params, request, reply }) => {
    const owned = await authoriseAnalysis(services, request.visitor, params.analysisId);
    const { framework, provider } = owned.analysis;
    const material = await runChargedRead(services, [owned], { request, reply }, () =>
      readPartialReport(services, owned),
    );
    return beginAnalysis(
      services,
      { framework, sessionId: owned.session.label, selectedModel: provider, material },
      { request, reply },
    );
  });

  bind(app, readSource, async ({ params, request, reply }) => {
    const owned = await authoriseAnalysis(services, request.visitor, params.analysisId);
    return runChargedRead(services, [owned], { request, reply }, () => readOwnSource(services, owned));
  });
}
