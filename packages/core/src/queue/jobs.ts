import { AnalysisId } from '@app/contract/ids';
import type { ProviderId } from '@app/contract/models';
import { z } from 'zod';

/** Payloads hold ids only and outlive a deploy: add optional fields, never rename. */
export const jobs = {
  analyze: z.object({
    analysisId: AnalysisId,
    /** Added by the sweep: do nothing if a live worker turns out to hold it. */
    unlessOwned: z.boolean().optional(),
  }),
  /** Reads the file of an analysis and makes it small; then the analysis is queued for writing. */
  'prepare-upload': z.object({ analysisId: AnalysisId, unlessOwned: z.boolean().optional() }),
  /** Text of a document for the text box. */
  'extract-text': z.object({ extractionId: z.uuid() }),
  /** One piece of a long text, read on its own. */
  'read-piece': z.object({ analysisId: AnalysisId, piece: z.number().int().min(0) }),
  /** The answer to a question in the chat. */
  reply: z.object({ analysisId: AnalysisId, unlessOwned: z.boolean().optional() }),
  /** A report as a file to download. */
  'export-report': z.object({ exportId: z.uuid(), format: z.enum(['pdf', 'docx']) }),
  /** The link to a shared report. */
  'send-mail': z.object({ mailId: z.uuid() }),
  sweep: z.object({}),
  upkeep: z.object({}),
};

export type JobName = keyof typeof jobs;
export type Payload<Name extends JobName> = z.infer<(typeof jobs)[Name]>;

/**
 * Model work waits per provider, so that a slow one holds up only itself. Files are read apart from it: the one needs
 * processors, the other patience.
 */
export type QueueName = `llm-${ProviderId}` | 'pieces' | 'media' | 'mail' | 'upkeep';

export const llmQueue = (provider: ProviderId): QueueName => `llm-${provider}`;

/** Pieces wait in a queue of their own: an analysis that waits for them holds a place in its provider's. */
export const pieceKey = (analysisId: string, piece: number): string => `${analysisId}-${piece}`;
