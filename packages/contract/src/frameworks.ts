import { z } from 'zod';
import { route } from './route.ts';

/** What a framework reads. A document is read for its text. */
export const MaterialKind = z.enum(['text', 'document', 'image', 'video']);
export type MaterialKind = z.infer<typeof MaterialKind>;

export const FrameworkSummary = z.object({
  /** Stands in paths and in reports; it never changes. */
  id: z.string(),
  title: z.string(),
  kinds: z.array(MaterialKind),
  /** The models of personality it sets side by side, or the one it has. */
  lenses: z.array(z.object({ key: z.string(), title: z.string() })),
  /** False while the operator has switched it off. */
  isOffered: z.boolean(),
  /** The median of the newest analyses of this deployment; left out before there are any. */
  expectedSeconds: z.number().int().optional(),
});
export type FrameworkSummary = z.infer<typeof FrameworkSummary>;

/** In the first language of `Accept-Language` that exists, else in English. */
export const listFrameworks = route({
  method: 'GET',
  path: '/api/frameworks',
  reply: z.array(FrameworkSummary),
});
