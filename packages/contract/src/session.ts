import { z } from 'zod';
import { SessionLabel } from './ids.ts';
import { route } from './route.ts';

/** "New Analysis": everything of the session is destroyed. */
export const clearSession = route({
  method: 'POST',
  path: '/api/session/clear',
  body: z.object({ sessionId: SessionLabel }),
  reply: z.object({ success: z.boolean() }),
  pace: 'cheap',
});
