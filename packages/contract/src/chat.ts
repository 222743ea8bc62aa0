import { z } from 'zod';
import { VisitorLocale } from './visitor-locale.ts';
import { AnalysisId, SessionLabel } from './ids.ts';
import { Message } from './messages.ts';
import { DEFAULT_PROVIDER, ProviderId } from './models.ts';
import { route } from './route.ts';
import { ShareId } from './sharing.ts';

export const MAX_CHAT_CHARS = 4_000;

/** JSON may escape every character as six bytes. */
const MAX_CHAT_BODY_BYTES = 32_768;

const words = z.string().max(MAX_CHAT_CHARS);

/** Callers send `content` or `message`; handlers see only `content`. */
export const ChatBody = z
  .object({
    sessionId: SessionLabel,
    selectedModel: ProviderId.default(DEFAULT_PROVIDER),
    content: words.optional(),
    message: words.optional(),
    /** The analysis of this session the question is about; default: the newest. */
    analysisId: AnalysisId.optional(),
    /** For questions about a shared report: its copy is first added to the caller's own session. */
    shareId: ShareId.optional(),
    ...VisitorLocale.shape,
  })
  .transform(({ message, content, ...rest }) => ({ ...rest, content: content ?? message ?? '' }));

/** Replies with the visitor's message and the answer, or streams `AnalysisEvent`s under `Accept: text/event-stream`. */
export const chat = route({
  method: 'POST',
  path: '/api/chat',
  body: ChatBody,
  reply: z.object({ messages: z.array(Message) }),
  maxBodyBytes: MAX_CHAT_BODY_BYTES,
  proof: true,
});
