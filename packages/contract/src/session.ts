import { z } from 'zod';
import { SessionLabel } from './ids.ts';
import { route } from './route.ts';

/** "New Analysis": everything of the session is destroyed; with `all`, every session of the visitor. */
export const clearSession = route({
  method: 'POST',
  path: '/api/session/clear',
  body: z.object({ sessionId: SessionLabel, all: z.boolean().optional() }),
  reply: z.object({ success: z.boolean() }),
  pace: 'cheap',
});

export const SessionSummary = z.object({
  sessionId: z.string(),
  /** Finished analyses in it. */
  reports: z.number().int(),
  /** Questions and answers of its chat. */
  chatMessages: z.number().int(),
  createdAt: z.iso.datetime(),
});
export type SessionSummary = z.infer<typeof SessionSummary>;

/** The visitor's own sessions, the newest first: whoever lost a label finds what it named. */
export const listSessions = route({
  method: 'GET',
  path: '/api/sessions',
  reply: z.array(SessionSummary),
});
