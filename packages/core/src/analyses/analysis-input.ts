import { VisitorLocale } from '@app/contract/visitor-locale';
import { MAX_PEOPLE } from '@app/contract/limits';
import { ProviderId } from '@app/contract/models';
import { z } from 'zod';
import { StoredUpload } from '../uploads/stored-upload.ts';

const common = { title: z.string().optional(), locale: VisitorLocale.optional() };
/** Set in a second opinion: it uses the observation this model made for the first report, whose file is deleted. */
const seenBy = ProviderId.optional();
const maxPeople = z.number().int().min(1).max(MAX_PEOPLE);

/**
 * The input of an analysis or of a chat reply, sealed in its row. A file is an `upload` until a media worker has prepared
 * it, then its prepared form.
 */
export const AnalysisInput = z.discriminatedUnion('type', [
  z.object({ type: z.literal('text'), content: z.string(), shareRead: z.number().default(1), ...common }),
  z.object({ type: z.literal('upload'), upload: StoredUpload, maxPeople, ...common }),
  /** A scanned document: images of its pages. */
  z.object({
    type: z.literal('pages'),
    upload: StoredUpload,
    pictures: z.number(),
    pageCount: z.number(),
    seenBy,
    ...common,
  }),
  z.object({ type: z.literal('image'), upload: StoredUpload, maxPeople, seenBy, ...common }),
  z.object({
    type: z.literal('video'),
    upload: StoredUpload,
    maxPeople,
    durationSeconds: z.number(),
    /** The timestamp of each frame. */
    frameSeconds: z.array(z.number()),
    hasSound: z.boolean(),
    seenBy,
    ...common,
  }),
  /** A chat question, and the id of the message that holds it. */
  z.object({ type: z.literal('chat'), content: z.string(), messageId: z.string(), locale: VisitorLocale.optional() }),
]);
export type AnalysisInput = z.infer<typeof AnalysisInput>;

/** What a media worker made of an upload. It knows nothing else of the input. */
export const PreparedFile = z.discriminatedUnion('type', [
  z.object({ type: z.literal('text'), content: z.string(), shareRead: z.number() }),
  z.object({ type: z.literal('pages'), pictures: z.number(), pageCount: z.number() }),
  z.object({ type: z.literal('image') }),
  z.object({
    type: z.literal('video'),
    durationSeconds: z.number(),
    frameSeconds: z.array(z.number()),
    hasSound: z.boolean(),
  }),
]);
export type PreparedFile = z.infer<typeof PreparedFile>;

/** Returns the input with the prepared file in place of the upload. */
export function withPrepared(
  { upload, maxPeople, title, locale }: Extract<AnalysisInput, { type: 'upload' }>,
  prepared: PreparedFile,
): AnalysisInput {
  const named = { title, locale };
  switch (prepared.type) {
    case 'text':
      return { ...prepared, ...named };
    case 'pages':
      return { ...prepared, upload, ...named };
    case 'image':
    case 'video':
      return { ...prepared, upload, maxPeople, ...named };
  }
}

/** Rows written before files were supported have no type. */
export function parseInput(json: string): AnalysisInput {
  return AnalysisInput.parse({ type: 'text', ...(JSON.parse(json) as object) });
}
