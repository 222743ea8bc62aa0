import { z } from 'zod';
import { AnalysisId } from './ids.ts';
import { Message } from './messages.ts';
import { route } from './route.ts';

/** A shared copy can be read for this long, even if its session is cleared. */
export const SHARE_DAYS = 30;

/** A small JPEG preview that the page makes of the visitor's own picture; it is stored only if shared. */
const MAX_PREVIEW_CHARS = 200_000;

const email = z.email('Please enter a valid email').max(254);

/** 256 random bits that give access to this copy and nothing else. */
export const ShareId = z.string().regex(/^[A-Za-z0-9_-]{43}$/);

/** Mails a link to a read-only copy. For a copy that someone else shared, the same link is passed on. */
export const shareAnalysis = route({
  method: 'POST',
  path: '/api/share',
  body: z.object({
    analysisId: z.union([AnalysisId, ShareId]),
    senderEmail: email,
    recipientEmail: email,
    preview: z
      .string()
      .max(MAX_PREVIEW_CHARS)
      .regex(/^data:image\/jpeg;base64,[A-Za-z0-9+/]+={0,2}$/)
      .optional(),
  }),
  maxBodyBytes: MAX_PREVIEW_CHARS + 4_096,
  reply: z.object({ success: z.boolean() }),
  proof: true,
});

export const SharedAnalysis = z.object({
  analysis: z.object({
    id: z.string(),
    mediaUrl: z.string().nullable(),
    mediaType: z.enum(['image', 'video']).nullable(),
  }),
  messages: z.array(Message),
  emailServiceAvailable: z.boolean(),
  /** Absent in replies of earlier API versions. */
  expiresAt: z.iso.datetime().optional(),
});
export type SharedAnalysis = z.infer<typeof SharedAnalysis>;

export const readSharedAnalysis = route({
  method: 'GET',
  path: '/api/shared-analysis/:shareId',
  // Accepts any text: a malformed id gets the same answer as an unknown one.
  params: z.object({ shareId: z.string() }),
  reply: SharedAnalysis,
});

/** A link that its owner has sent. `linkId` gives no access; only the mail contains the token. */
export const SharedLink = z.object({
  linkId: z.uuid(),
  framework: z.string(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
});
export type SharedLink = z.infer<typeof SharedLink>;

export const listSharedLinks = route({ method: 'GET', path: '/api/shares', reply: z.array(SharedLink) });

export const revokeSharedLink = route({
  method: 'POST',
  path: '/api/shares/:linkId/revoke',
  params: z.object({ linkId: z.uuid() }),
  reply: z.object({ success: z.boolean() }),
  rateLimitClass: 'cheap',
});
