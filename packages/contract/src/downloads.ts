import { z } from 'zod';
import { route } from './route.ts';

export const DownloadFormat = z.enum(['pdf', 'docx', 'json']);
export type DownloadFormat = z.infer<typeof DownloadFormat>;

const toLowerCase = (value: unknown): unknown => (typeof value === 'string' ? value.toLowerCase() : value);

/** The id of an analysis, for its owner, or of a share. */
export const downloadAnalysis = route({
  method: 'GET',
  path: '/api/download/:id',
  params: z.object({ id: z.string().max(64) }),
  query: z.object({ format: z.preprocess(toLowerCase, DownloadFormat).default('pdf') }),
  pace: 'costly',
});
