import { z } from 'zod';
import { Block } from './blocks.ts';
import { SessionLabel } from './ids.ts';
import { ProviderId } from './models.ts';
import { route } from './route.ts';

export const Message = z.object({
  id: z.string(),
  analysisId: z.string(),
  sessionId: z.string(),
  role: z.enum(['user', 'assistant']),
  /** Distinguishes analyses from chat answers, which the page shows in different panels. */
  kind: z.enum(['analysis', 'chat']),
  content: z.string(),
  /** A finished report as data; absent in shared copies, notices and reports from before it was kept. */
  blocks: z.array(Block).optional(),
  createdAt: z.iso.datetime(),
  /** Parts of this report are missing and can still be written. */
  isPartial: z.boolean().optional(),
  /** A fixed notice instead of a report: nothing was analysed, and there is nothing to download, share or discuss. */
  isNotice: z.boolean().optional(),
  /** The language of a report, such as `de`; English if absent. */
  lang: z.string().optional(),
  /** For reports: the framework, the model, and the data for its name in the list. */
  framework: z.string().optional(),
  model: ProviderId.optional(),
  /** As given in the request. */
  title: z.string().optional(),
  /** The first words of the analysed text. */
  opening: z.string().optional(),
});
export type Message = z.infer<typeof Message>;

export const listMessages = route({
  method: 'GET',
  path: '/api/messages',
  query: z.object({ sessionId: SessionLabel }),
  reply: z.array(Message),
});
