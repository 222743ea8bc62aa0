import { z } from 'zod';
import { ErrorCode } from './errors.ts';

/** Offsets and lengths count UTF-16 units, as `string.length` does. */
export const AnalysisEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('progress'), percent: z.number().int().min(0).max(100) }),
  /** A passage the model noticed first, found in the source at these offsets. It gives way to the text. */
  z.object({
    type: z.literal('noticed'),
    quote: z.string(),
    shows: z.string(),
    start: z.number().int().min(0),
    end: z.number().int().min(0),
  }),
  /** `offset` is the length of the text before this piece. */
  z.object({ type: z.literal('text-delta'), offset: z.number().int().min(0), text: z.string() }),
  /** The whole text so far: replaces what the reader has. */
  z.object({ type: z.literal('snapshot'), text: z.string() }),
  /** A new attempt began: the text so far is void. Two attempts are never spliced. */
  z.object({ type: z.literal('restart'), attempt: z.number().int().min(1) }),
  z.object({ type: z.literal('end'), messageId: z.string() }),
  z.object({ type: z.literal('error'), code: ErrorCode, message: z.string() }),
  /** This server is closing; the reader opens the stream again elsewhere. */
  z.object({ type: z.literal('reconnect') }),
]);
export type AnalysisEvent = z.infer<typeof AnalysisEvent>;

export function isFinalEvent(event: AnalysisEvent): boolean {
  return event.type === 'end' || event.type === 'error';
}
