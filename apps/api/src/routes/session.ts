import { clearSession } from '@app/contract/session';
import { clearSession as clear } from '@app/core/erasure/clear-session';
import type { ApiServices } from '@app/core/services';
import type { FastifyInstance } from 'fastify';
import { bind } from '../bind.ts';

export function sessionRoutes(app: FastifyInstance, services: ApiServices): void {
  bind(app, clearSession, async ({ body, request, reply }) => {
    const renewed = request.visitor && (await clear(services, request.visitor, body.sessionId));
    if (renewed) reply.sendVisitor(renewed);
    return { success: true };
  });
}
