import { z } from 'zod';
import { SessionLabel } from './ids.ts';
import { route } from './route.ts';

export const Message = z.object({
  id: z.string(),
  analysisId: z.string(),
  sessionId: z.string(),
  role: z.enum(['user', 'assistant']),
  /** Tells an analysis from a chat answer: the two panels show different ones. */
  kind: z.enum(['analysis', 'chat']),
  content: z.string(),
  createdAt: z.iso.datetime(),
});
export type Message = z.infer<typeof Message>;

export const listMessages = route({
  method: 'GET',
  path: '/api/messages',
  query: z.object({ sessionId: SessionLabel }),
  reply: z.array(Message),
});
