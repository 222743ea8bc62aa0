import { z } from 'zod';
import { route } from './route.ts';

export const DownloadFormat = z.enum(['pdf', 'docx', 'json', 'md', 'png', 'svg']);
export type DownloadFormat = z.infer<typeof DownloadFormat>;

export const toLowerCase = (value: unknown): unknown => (typeof value === 'string' ? value.toLowerCase() : value);

/** A report as a picture to share. */
export const PictureFormat = DownloadFormat.extract(['png', 'svg']);
export type PictureFormat = z.infer<typeof PictureFormat>;

/** Formats for text that is not one report. */
export const TextFormat = DownloadFormat.exclude(['png', 'svg']);
export type TextFormat = z.infer<typeof TextFormat>;

const PlaceInList = z
  .string()
  .regex(/^\d{1,4}$/)
  .transform(Number);

/** `id` is an analysis id (for its owner) or a share id. */
export const downloadAnalysis = route({
  method: 'GET',
  path: '/api/download/:id',
  params: z.object({ id: z.string().max(64) }),
  query: z.object({
    format: z.preprocess(toLowerCase, DownloadFormat).default('pdf'),
    /** The quote of a picture, by its place in the list of `listPictureQuotes`; without it the picture has none. */
    quote: PlaceInList.optional(),
  }),
  rateLimitClass: 'costly',
});

export const PictureQuote = z.object({
  quote: z.string(),
  /** For pictures and clips: whose cue it is, and when. */
  where: z.string().optional(),
});
export type PictureQuote = z.infer<typeof PictureQuote>;

export const PictureQuotes = z.object({
  /** False when the report is not made into a picture; the list is then empty. */
  isOffered: z.boolean(),
  /** The name of the file, without its extension. */
  name: z.string(),
  quotes: z.array(PictureQuote),
});
export type PictureQuotes = z.infer<typeof PictureQuotes>;

/** The quotes a picture of the report may hold. */
export const listPictureQuotes = route({
  method: 'GET',
  path: '/api/download/:id/quotes',
  params: z.object({ id: z.string().max(64) }),
  reply: PictureQuotes,
});
