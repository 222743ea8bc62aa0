import { z } from 'zod';
import { route } from './route.ts';

export const DownloadFormat = z.enum(['pdf', 'docx', 'json']);
export type DownloadFormat = z.infer<typeof DownloadFormat>;

const toLowerCase = (value: unknown): unknown => (typeof value === 'string' ? value.toLowerCase() : value);

/** `id` is an analysis id (for its owner) or a share id. */
export const downloadAnalysis = route({
  method: 'GET',
  path: '/api/download/:id',
  params: z.object({ id: z.string().max(64) }),
  query: z.object({ format: z.preprocess(toLowerCase, DownloadFormat).default('pdf') }),
  pace: 'costly',
});
