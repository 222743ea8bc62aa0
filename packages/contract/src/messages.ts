import { z } from 'zod';
import { SessionLabel } from './ids.ts';
import { ProviderId } from './models.ts';
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
  /** Parts of this report are missing and can still be written. */
  isPartial: z.boolean().optional(),
  /** Fixed words in place of a report: nothing was read, and there is nothing to download, share or talk about. */
  isNotice: z.boolean().optional(),
  /** The language a report is written in, such as `de`; English without one. */
  lang: z.string().optional(),
  /** Of a report: what it was made with, and what its list calls it. */
  framework: z.string().optional(),
  model: ProviderId.optional(),
  /** As it was given when the analysis was asked for. */
  title: z.string().optional(),
  /** The first words of the text it was made from. */
  opening: z.string().optional(),
});
export type Message = z.infer<typeof Message>;

export const listMessages = route({
  method: 'GET',
  path: '/api/messages',
  query: z.object({ sessionId: SessionLabel }),
  reply: z.array(Message),
});
