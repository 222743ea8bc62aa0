import { followAnalysis as followRoute } from '@app/contract/analyses';
import type { ApiServices } from '@app/core/services';
import { authoriseAnalysis } from '@app/core/sessions/authorise';
import type { FastifyInstance } from 'fastify';
import { bind } from '../bind.ts';
import { streamEvents } from '../event-stream.ts';

const STREAM_ID = /^\d{1,16}-\d{1,10}$/;

export function analysisEventRoutes(app: FastifyInstance, services: ApiServices, draining: AbortSignal): void {
  bind(app, followRoute, async ({ params, request, reply }) => {
    const owned = await authoriseAnalysis(services, request.visitor, params.analysisId);
    const lastEventId = request.headers['last-event-id'];
    const after = typeof lastEventId === 'string' && STREAM_ID.test(lastEventId) ? lastEventId : undefined;
    return streamEvents(services, owned, { reply, after, draining });
  });
}
