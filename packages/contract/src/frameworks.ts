import { z } from 'zod';
import { route } from './route.ts';

/** The inputs of a framework. A document is analysed as text. */
export const MaterialKind = z.enum(['text', 'document', 'image', 'video']);
export type MaterialKind = z.infer<typeof MaterialKind>;

export const FrameworkSummary = z.object({
  /** Used in paths and reports; it never changes. */
  id: z.string(),
  title: z.string(),
  kinds: z.array(MaterialKind),
  /** The framework's personality models: one, or several side by side. */
  lenses: z.array(z.object({ key: z.string(), title: z.string() })),
  /** False while the operator has switched it off. */
  isOffered: z.boolean(),
  /** The median duration of this deployment's latest analyses; absent until there are any. */
  expectedSeconds: z.number().int().optional(),
});
export type FrameworkSummary = z.infer<typeof FrameworkSummary>;

/** Titles are in the first supported language of `Accept-Language`, else in English. */
export const listFrameworks = route({
  method: 'GET',
  path: '/api/frameworks',
  reply: z.array(FrameworkSummary),
});
