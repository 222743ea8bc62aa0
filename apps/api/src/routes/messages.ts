import { listMessages } from '@app/contract/messages';
import { readMessages } from '@app/core/analyses/read-messages';
import type { ApiServices } from '@app/core/services';
import { findOwnSession } from '@app/core/sessions/authorise';
import type { FastifyInstance } from 'fastify';
import { bind } from '../bind.ts';

export function messageRoutes(app: FastifyInstance, services: ApiServices): void {
  // An unknown label, or one of another visitor, gives an empty list.
  bind(app, listMessages, async ({ query, request: { visitor } }) => {
    const session = visitor && (await findOwnSession(services, visitor, query.sessionId));
    return session ? readMessages(services, session) : [];
  });
}
