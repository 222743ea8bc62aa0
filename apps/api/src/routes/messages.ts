import { listMessages } from '@app/contract/messages';
import { readMessages } from '@app/core/analyses/read-messages';
import type { ApiServices } from '@app/core/services';
import { authoriseSession } from '@app/core/sessions/authorise';
import type { FastifyInstance } from 'fastify';
import { bind } from '../bind.ts';

export function messageRoutes(app: FastifyInstance, services: ApiServices): void {
  bind(app, listMessages, async ({ query, request }) =>
    readMessages(services, await authoriseSession(services, request.visitor, query.sessionId)),
  );
}
