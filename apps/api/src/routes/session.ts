import { clearSession, listSessions } from '@app/contract/session';
import { clearSession as clear } from '@app/core/erasure/clear-session';
import { listOwnSessions } from '@app/core/sessions/list-own-sessions';
import type { ApiServices } from '@app/core/services';
import type { FastifyInstance } from 'fastify';
import { bind } from '../bind.ts';

export function sessionRoutes(app: FastifyInstance, services: ApiServices): void {
  bind(app, clearSession, async ({ body, request, reply }) => {
    const renewed = request.visitor && (await clear(services, request.visitor, body.all ? undefined : body.sessionId));
    if (renewed) reply.sendVisitor(renewed);
    return { success: true };
  });

  bind(app, listSessions, async ({ request: { visitor } }) => (visitor ? listOwnSessions(services, visitor) : []));
}
