import { z } from 'zod';
import { AnalysisId } from './ids.ts';
import { Message } from './messages.ts';
import { route } from './route.ts';

const email = z.email('Please enter a valid email').max(254);

/** Sends a link to a read-only copy by e-mail. */
export const shareAnalysis = route({
  method: 'POST',
  path: '/api/share',
  body: z.object({ analysisId: AnalysisId, senderEmail: email, recipientEmail: email }),
  reply: z.object({ success: z.boolean() }),
});

export const SharedAnalysis = z.object({
  analysis: z.object({
    id: z.string(),
    mediaUrl: z.string().nullable(),
    mediaType: z.enum(['image', 'video']).nullable(),
  }),
  messages: z.array(Message),
  emailServiceAvailable: z.boolean(),
});
export type SharedAnalysis = z.infer<typeof SharedAnalysis>;

/** 256 random bits: whoever has it may read the copy, and nothing else. */
export const ShareId = z.string().regex(/^[A-Za-z0-9_-]{43}$/);

export const readSharedAnalysis = route({
  method: 'GET',
  path: '/api/shared-analysis/:shareId',
  params: z.object({ shareId: ShareId }),
  reply: SharedAnalysis,
});
