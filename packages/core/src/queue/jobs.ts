import { AnalysisId } from '@app/contract/ids';
import { ProviderId } from '@app/contract/models';
import { z } from 'zod';

/** Set by the queue where traces are made; one that cannot be read is no reason to leave the work. */
const traceparent = z.string().optional().catch(undefined);

/** Payloads hold ids only and outlive a deploy: add optional fields, never rename. */
export const jobs = {
  analyze: z.object({ analysisId: AnalysisId, traceparent }),
  /** Reads the file of an analysis and makes it small; then the analysis is queued for writing. */
  'prepare-upload': z.object({ analysisId: AnalysisId, traceparent }),
  /** Text of a document for the text box. */
  'extract-text': z.object({ extractionId: z.uuid(), traceparent }),
  /** The answer to a question in the chat. */
  reply: z.object({ analysisId: AnalysisId, traceparent }),
  /** A report as a file to download. */
  'export-report': z.object({ exportId: z.uuid(), format: z.enum(['pdf', 'docx']), traceparent }),
  /** The link to a shared report. */
  'send-mail': z.object({ mailId: z.uuid(), traceparent }),
};

export type JobName = keyof typeof jobs;
export type Payload<Name extends JobName> = z.infer<(typeof jobs)[Name]>;

/**
 * Model work waits per provider, so that a slow one holds up only itself. Files are read apart from it: the one needs
 * processors, the other patience.
 */
export type QueueName = `llm-${ProviderId}` | 'media' | 'mail';

export const llmQueue = (provider: ProviderId): QueueName => `llm-${provider}`;

export const queueNames: QueueName[] = [...ProviderId.options.map(llmQueue), 'media', 'mail'];

/** A key of its own for each attempt: whatever the queue still believes of the last one, the next can be added. */
export const attemptKey = (analysisId: string, attempt: number): string => `${analysisId}.${attempt}`;
