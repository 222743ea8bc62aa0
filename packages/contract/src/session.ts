import { z } from 'zod';
import { SessionLabel } from './ids.ts';
import { route } from './route.ts';

/** "New Analysis": destroys all data of the session, or with `all` of every session of the visitor. */
export const clearSession = route({
  method: 'POST',
  path: '/api/session/clear',
  body: z.object({ sessionId: SessionLabel, all: z.boolean().optional() }),
  reply: z.object({ success: z.boolean() }),
  rateLimitClass: 'cheap',
});

export const SessionSummary = z.object({
  sessionId: z.string(),
  /** The number of finished analyses. */
  reports: z.number().int(),
  /** The number of chat messages, questions and answers. */
  chatMessages: z.number().int(),
  createdAt: z.iso.datetime(),
});
export type SessionSummary = z.infer<typeof SessionSummary>;

/** The visitor's own sessions, newest first, so that a visitor who lost a label can find its data. */
export const listSessions = route({
  method: 'GET',
  path: '/api/sessions',
  reply: z.array(SessionSummary),
});
