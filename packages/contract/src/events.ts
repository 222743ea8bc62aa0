import { z } from 'zod';
import { Block } from './blocks.ts';
import { ErrorCode } from './errors.ts';

/** Offsets and lengths count UTF-16 units, like `string.length`. */
export const AnalysisEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('progress'), percent: z.number().int().min(0).max(100) }),
  /** A passage the model noticed first, at these offsets of the source. The page shows it until text arrives. */
  z.object({
    type: z.literal('noticed'),
    quote: z.string(),
    shows: z.string(),
    start: z.number().int().min(0),
    end: z.number().int().min(0),
  }),
  /** `offset` is the length of the text before this piece. */
  z.object({ type: z.literal('text-delta'), offset: z.number().int().min(0), text: z.string() }),
  /** The whole text so far, and for a report its blocks: replaces what the reader has. */
  z.object({
    type: z.literal('snapshot'),
    text: z.string(),
    blocks: z.array(Block).optional(),
    lang: z.string().optional(),
  }),
  /**
   * Blocks of a report in its language, in place of those that the reader has from the place `at` on, as many as there
   * are; the others stay. The text is the Markdown of the same blocks, for callers that read only text.
   */
  z.object({ type: z.literal('blocks'), at: z.number().int().min(0), blocks: z.array(Block), lang: z.string() }),
  /** A new attempt began: the text so far is void. Text of two attempts is never joined. */
  z.object({ type: z.literal('restart'), attempt: z.number().int().min(1) }),
  z.object({ type: z.literal('end'), messageId: z.string() }),
  z.object({ type: z.literal('error'), code: ErrorCode, message: z.string() }),
  /** This server is shutting down; the reader reconnects to another one. */
  z.object({ type: z.literal('reconnect') }),
]);
export type AnalysisEvent = z.infer<typeof AnalysisEvent>;

export function isFinalEvent(event: AnalysisEvent): boolean {
  return event.type === 'end' || event.type === 'error';
}
