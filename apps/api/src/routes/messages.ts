import { listMessages } from '@app/contract/messages';
import { readMessages } from '@app/core/analyses/read-messages';
import { countMessageBytes } from '@app/core/db/messages';
import type { ApiServices } from '@app/core/services';
import { findOwnSession } from '@app/core/sessions/authorise';
import type { FastifyInstance } from 'fastify';
import { bind } from '../bind.ts';
import { runChargedDecryption } from '../long-reads.ts';

export function messageRoutes(app: FastifyInstance, services: ApiServices): void {
  // An unknown label, or one of another visitor, gives an empty list.
  bind(app, listMessages, async ({ query, request, reply }) => {
    const session = request.visitor && (await findOwnSession(services, request.visitor, query.sessionId));
    if (!session) return [];
    const bytes = await countMessageBytes(services.db, session.id);
    return runChargedDecryption(services, bytes, { request, reply }, () => readMessages(services, session));
  });
}
