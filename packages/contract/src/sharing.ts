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

/**
 * What the sender of a mail is told: `accepted` by the mail server, which may still find out later that it cannot deliver
 * it; `waiting` for another try; `unsure` when the connection broke while the server took it, so that it is not sent again.
 */
export const MailState = z.enum(['sending', 'waiting', 'accepted', 'unsure', 'refused', 'gave-up']);
export type MailState = z.infer<typeof MailState>;

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
  /** `success`: the mail server has accepted the mail. */
  reply: z.object({ success: z.boolean(), mail: MailState.optional() }),
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

/**
 * A link that its owner has sent, or a mail of the last day without a link of its own: one that was not sent, or that
 * took the link of somebody else. `linkId` gives no access; only the mail contains the token.
 */
export const SharedLink = z.object({
  linkId: z.uuid(),
  framework: z.string(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  /** False: there is nothing to revoke. */
  isOwn: z.boolean().optional(),
  /** Kept for a day. */
  mail: MailState.optional(),
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
